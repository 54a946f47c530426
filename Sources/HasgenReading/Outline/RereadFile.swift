import Dispatch

/// A file that is read again on the first use of members or lines that were not kept.
package final class RereadFile: @unchecked Sendable {
  /// Returns the text of the file; `nil` if it cannot be read any more.
  let text: @Sendable () -> [UInt8]?
  /// The number of bytes that the text had at first.
  private let count: Int
  private let lock = DispatchSemaphore(value: 1)
  private var knownMembers: Members?
  private var knownLines: LineTable?

  /// The result of the second reading.
  private struct Members {
    /// The types and extensions with all members, by the offsets of their names.
    var types: [Int: Declaration] = [:]
    let problems: [Problem]
  }

  init(of text: @escaping @Sendable () -> [UInt8]?, count: Int) {
    self.text = text
    self.count = count
  }

  /// Returns a type or extension with its members; `nil` if the file no longer has it.
  func whole(_ declaration: Declaration) -> Declaration? {
    lock.wait()
    defer { lock.signal() }
    return members().types[declaration.nameRange.lowerBound]
  }

  /// The problems in members; `nil` until the first use of members.
  var problems: [Problem]? {
    lock.wait()
    defer { lock.signal() }
    return knownMembers?.problems
  }

  /// The starts of the lines.
  var lines: LineTable {
    lock.wait()
    defer { lock.signal() }
    let lines = knownLines ?? LineTable(of: text() ?? [])
    knownLines = lines
    return lines
  }

  private func members() -> Members {
    if let knownMembers { return knownMembers }
    let bytes = text() ?? []
    let outline = bytes.withUnsafeBufferPointer { Outline(reading: $0) }
    let hasChanged = Problem(kind: .expected("the text that was there before"), offset: 0)
    var members = Members(problems: bytes.count == count ? outline.problems : [hasChanged])
    func addTypes(_ types: [Declaration]) {
      for type in types where type.kind.namesType {
        members.types[type.nameRange.lowerBound] = type
        addTypes(type.members)
      }
    }
    addTypes(outline.declarations)
    knownMembers = members
    return members
  }
}

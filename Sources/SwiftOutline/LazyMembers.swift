import Dispatch
import SwiftLexing

/// The members of the types in one file. They are read when somebody asks for the first of them, and
/// then all at once: the file is read again.
package final class LazyMembers: @unchecked Sendable {
  /// Returns the text of the file; `nil` if it cannot be read any more.
  private let text: @Sendable () -> [UInt8]?
  /// The number of bytes that the text had when the types were read.
  private let count: Int
  private let lock = DispatchSemaphore(value: 1)
  /// The whole declarations by the offsets of their names, and the problems in them; `nil` as long as
  /// nobody has asked.
  private var whole: (declarations: [Int: Declaration], problems: [Problem])?

  init(of text: @escaping @Sendable () -> [UInt8]?, count: Int) {
    self.text = text
    self.count = count
  }

  /// The same declaration with its members.
  func whole(_ declaration: Declaration) -> Declaration? {
    lock.wait()
    defer { lock.signal() }
    return read().declarations[declaration.nameRange.lowerBound]
  }

  /// True if somebody has asked for members.
  var isRead: Bool {
    lock.wait()
    defer { lock.signal() }
    return whole != nil
  }

  /// The problems inside of types that somebody has asked for.
  package var problems: [Problem] {
    lock.wait()
    defer { lock.signal() }
    return whole?.problems ?? []
  }

  private func read() -> (declarations: [Int: Declaration], problems: [Problem]) {
    if let whole { return whole }
    let bytes = text() ?? []
    var declarations: [Int: Declaration] = [:]
    let outline = bytes.withUnsafeBufferPointer { Outline(reading: $0) }
    func add(_ types: [Declaration]) {
      for type in types where type.kind.namesType {
        declarations[type.nameRange.lowerBound] = type
        add(type.members)
      }
    }
    add(outline.declarations)
    let hasChanged = Problem(kind: .expected("the text that was there before"), offset: 0)
    let read = (declarations, bytes.count == count ? outline.problems : [hasChanged])
    whole = read
    return read
  }
}

extension Lexer {
  /// True if a comment of the text may be a directive, or was meant as one: it has `hasgen`, be it with
  /// capital letters.
  var mayHaveDirectives: Bool {
    var i = 2
    while i + 3 < end {
      if bytes[i] | 0x20 == UInt8(ascii: "s"), bytes[i + 1] | 0x20 == UInt8(ascii: "g"),
        bytes[i - 2] | 0x20 == UInt8(ascii: "h"), bytes[i - 1] | 0x20 == UInt8(ascii: "a")
      {
        return true
      }
      i += 1
    }
    return false
  }
}

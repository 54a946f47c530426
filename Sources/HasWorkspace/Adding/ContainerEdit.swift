import DependencyGraph
import FileSystem
import Findings
import Scaffolding
import SwiftOutline

/// A container's file with a new property.
struct ContainerEdit {
  /// The path to print.
  let path: String
  /// Absolute, without links.
  let target: String
  let before: [UInt8]
  let after: [UInt8]

  /// The change of the file.
  var change: Change { Change(path: path, before: before, after: after, target: target) }

  /// The edits that add a property to all declarations of its container.
  ///
  /// - Parameter line: The property.
  /// - Throws: An error if a file cannot be read, is generated, or is not what it was.
  static func all(
    adding line: String, to service: ServiceScaffold, workingDirectory: String
  ) throws(ScaffoldError) -> [ContainerEdit] {
    let files = Dictionary(grouping: service.property.places, by: \.path)
    var edits: [ContainerEdit] = []
    for (path, places) in files.sorted(by: { $0.key < $1.key }) {
      edits.append(
        try ContainerEdit(
          path, places, adding: line, container: service.container,
          workingDirectory: workingDirectory))
    }
    return edits
  }

  private init(
    _ path: String, _ places: [ContainerProperty.Place], adding line: String, container: String,
    workingDirectory: String
  ) throws(ScaffoldError) {
    self.path = path
    let absolute = Path.join(workingDirectory, path)
    target = Disk.realPath(of: absolute) ?? absolute
    do {
      before = try Disk.contents(of: target)
    } catch {
      throw ScaffoldError([.unreadable(path, error)])
    }
    if let generator = Self.generator(of: before) {
      throw ScaffoldError(
        "'\(container)' cannot take a property: '\(path)' is generated ('\(generator)')",
        id: .noRoomForProperty, at: Location(path: path, line: 1, column: 1),
        cure: "add the property to what that file is generated from")
    }
    let outline = before.withUnsafeBufferPointer { Outline(reading: $0) }
    var text = before
    for place in places.sorted(by: { $0.container.range.lowerBound > $1.container.range.lowerBound }
    ) {
      guard outline.declarations.contains(where: { $0.holds(place.container) }),
        let insertion = MemberInsertion(
          into: place.container, behind: place.neighbour, in: before)
      else {
        throw ScaffoldError(
          "'\(container)' cannot take a property: its body cannot be found in '\(path)'",
          id: .noRoomForProperty, cure: "save the file, and run hasgen again")
      }
      text.replaceSubrange(insertion.range, with: Array(insertion.text(of: line).utf8))
    }
    after = text
  }

  /// The line at the top of a file that says that a tool has written it; `nil` for none.
  private static func generator(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(2000), as: UTF8.self)
    for line in head.split(whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      guard text.hasPrefix("/") || text.hasPrefix("*") else { return nil }
      let words = text.lowercased()
      let isGenerated =
        words.contains("do not edit") || words.contains("do not modify")
        || words.contains("generated using") || words.contains("@generated")
      if isGenerated { return String(text.drop { "/* ".contains($0) }) }
    }
    return nil
  }
}

extension Declaration {
  /// Whether another declaration, read earlier, still stands where it was, here or among the members.
  fileprivate func holds(_ other: Declaration) -> Bool {
    if range == other.range {
      return name == other.name && members.map(\.range) == other.members.map(\.range)
    }
    return range.contains(other.range.lowerBound) && members.contains { $0.holds(other) }
  }
}

/// A comment that allows a finding: `// hasgen: allow unused-dependency: reason`.
package struct AllowingComment: Sendable {
  package let id: DiagnosticID
  /// The offset of its slashes in the line, in bytes.
  package let offset: Int
  /// Whether nothing stands before it in its line.
  let isAlone: Bool
  private let hasReason: Bool

  /// Reads the comment of a line; `nil` for a line without one.
  package init?(in line: Substring) {
    guard let words = line.firstRange(of: Self.words) else { return nil }
    let before = line[..<words.lowerBound].trimmingSuffix { $0 == " " || $0 == "\t" }
    guard before.hasSuffix("//") else { return nil }
    let code = before.trimmingSuffix { $0 == "/" }
    let isAlone = code.allSatisfy { $0 == " " || $0 == "\t" }
    guard let colon = line[words.upperBound...].firstIndex(of: ":"),
      case let id = line[words.upperBound..<colon], !id.isEmpty, !id.contains(" "),
      // A line that is all comment begins with what it allows.
      isAlone || !code.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//")
    else { return nil }
    self.id = DiagnosticID(rawValue: String(id))
    offset = code.utf8.count
    self.isAlone = isAlone
    hasReason = line[line.index(after: colon)...].contains { $0 != " " && $0 != "\t" }
  }

  /// The words without which no line has one.
  package static let words = "hasgen: allow "

  /// The index of the line whose comment allows a finding: behind its place, or above it on one of
  /// several lines of comments.
  ///
  /// - Parameters:
  ///   - index: The line of the finding, from 0.
  ///   - lines: The lines of its file.
  package static func line(
    allowing id: DiagnosticID, at index: Int, in lines: [Substring]
  ) -> Int? {
    func allows(_ index: Int, alone: Bool) -> Bool {
      guard let comment = AllowingComment(in: lines[index]) else { return false }
      return comment.id == id && comment.hasReason && comment.isAlone == alone
    }
    if lines.indices.contains(index), allows(index, alone: false) { return index }
    let above = lines.prefix(max(index, 0)).indices.reversed().prefix { lines[$0].isComment }
    return above.first { allows($0, alone: true) }
  }
}

extension Substring {
  /// Whether nothing but a comment stands in the line.
  fileprivate var isComment: Bool {
    drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
  }

  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}

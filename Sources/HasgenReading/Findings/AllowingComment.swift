/// A comment that allows a finding: `// hasgen: allow unused-dependency: reason`.
package struct AllowingComment: Sendable {
  /// The id; `nil` for an unknown one.
  private let id: DiagnosticID?
  /// True if only white space precedes it on its line.
  private let isAlone: Bool
  private let hasReason: Bool

  /// The allowing comments of a line.
  private static func all(in line: Substring) -> [AllowingComment] {
    var found: [AllowingComment] = []
    var rest = line
    while let slashes = rest.firstRange(of: "//") {
      let text = line[slashes.upperBound...].drop { $0 == "/" }
      let words = text.split(maxSplits: 3) { $0.isBlank }
      if words.count > 2, words[0] == "hasgen:", words[1] == "allow", words[2].hasSuffix(":") {
        let before = line[..<slashes.lowerBound]
        found.append(
          AllowingComment(
            id: DiagnosticID(rawValue: String(words[2].dropLast())),
            isAlone: before.allSatisfy(\.isBlank), hasReason: words.count > 3))
      }
      rest = text
    }
    return found
  }

  /// The index of the line whose comment allows a finding: the line of the finding, or one of the
  /// comment lines directly above it; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - index: The line of the finding, from 0.
  ///   - lines: The lines of its file.
  package static func line(
    allowing id: DiagnosticID, at index: Int, in lines: [Substring]
  ) -> Int? {
    func allows(_ index: Int, alone: Bool) -> Bool {
      all(in: lines[index]).contains { $0.id == id && $0.hasReason && $0.isAlone == alone }
    }
    if lines.indices.contains(index), allows(index, alone: false) { return index }
    let above = lines.prefix(max(index, 0)).indices.reversed().prefix { lines[$0].isComment }
    return above.first { allows($0, alone: true) }
  }
}

extension Substring {
  /// True if the line holds only a comment.
  fileprivate var isComment: Bool { drop(while: \.isBlank).hasPrefix("//") }
}

/// Turns the lines of a doc comment into its text.
enum DocumentationText {
  /// The lines of a block comment's inside, without the stars that they may begin with.
  static func lines(ofBlock text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.dropFirst().map { $0.dropFirst(indent(of: $0)) }
    let haveStars = rest.allSatisfy { $0.isEmpty || $0.first == "*" }
    return haveStars ? lines.prefix(1) + rest.map { $0.dropFirst() } : lines
  }

  /// The lines without common indentation and without empty ones around; `nil` if none is left.
  static func joined(_ lines: [Substring]) -> String? {
    var lines = lines.map(trimmed)
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines.removeFirst(lines.prefix(while: \.isEmpty).count)
    if lines.isEmpty { return nil }
    let common = lines.reduce(Int.max) { $1.isEmpty ? $0 : min($0, indent(of: $1)) }
    return lines.map { $0.dropFirst(common) }.joined(separator: "\n")
  }

  private static func indent(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  /// The line without white space at its end.
  private static func trimmed(_ line: Substring) -> Substring {
    var end = line.utf8.endIndex
    while end > line.startIndex {
      let before = line.utf8.index(before: end)
      guard line.utf8[before] == UInt8(ascii: " ") || line.utf8[before] == UInt8(ascii: "\t") else {
        break
      }
      end = before
    }
    return line[..<end]
  }
}

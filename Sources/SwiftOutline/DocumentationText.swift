/// Turns the lines of a doc comment into its text.
enum DocumentationText {
  /// The lines of a block comment's inside, without the stars that they may begin with.
  static func lines(ofBlock text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.dropFirst().map { $0.drop(while: \.isWhitespace) }
    let haveStars = rest.allSatisfy { $0.isEmpty || $0.first == "*" }
    if haveStars { lines = lines.prefix(1) + rest.map { $0.dropFirst() } }
    return lines.map(String.init)
  }

  /// The lines without common indentation and without empty ones around; `nil` if none is left.
  static func joined(_ lines: [String]) -> String? {
    var lines = lines[...].map { line in
      var line = line[...]
      while line.last?.isWhitespace == true { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    if lines.isEmpty { return nil }
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let indent = indents.min() ?? 0
    return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}

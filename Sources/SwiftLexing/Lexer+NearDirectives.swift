/// Comments that were meant as directives and are none: `/// hasgen: stub`, `// Hasgen:stub`,
/// `/* hasgen: has */`.
extension Lexer {
  /// Whether a comment begins as a directive does but for its slashes, blanks or case.
  func isNearDirective(inComment start: Int) -> Bool {
    if bytes[start + 1] == UInt8(ascii: "/"), directiveBody(inComment: start) != nil {
      return false
    }
    var i = start + 2
    while isFiller(byte(i)) { i += 1 }
    guard byte(i) | 0x20 == UInt8(ascii: "h") else { return false }
    let mark: StaticString = "hasgen"
    for offset in 0..<mark.utf8CodeUnitCount where byte(i + offset) | 0x20 != mark.utf8Start[offset]
    {
      return false
    }
    i += mark.utf8CodeUnitCount
    while byte(i) == UInt8(ascii: " ") || byte(i) == UInt8(ascii: "\t") { i += 1 }
    return byte(i) == UInt8(ascii: ":")
  }

  /// The comment as a directive of which the name is its first line: one that nobody knows.
  func nearDirective(inComment start: Int, to end: Int) -> Directive? {
    guard isNearDirective(inComment: start) else { return nil }
    let stop = min(end, lineEnd(from: start))
    return Directive(name: text(start, stop), arguments: [], offset: start)
  }

  /// Whether a byte may stand between the beginning of a comment and its words.
  private func isFiller(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "!")
  }
}

extension Directive {
  /// Whether the directive only looks like one: its name is the whole comment.
  public var isNearlyRight: Bool { name.hasPrefix("/") }
}

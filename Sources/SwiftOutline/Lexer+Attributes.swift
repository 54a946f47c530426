import SwiftLexing

extension Lexer {
  /// Reads the attribute at the current `@`, its arguments included.
  package mutating func readAttribute() -> Attribute? {
    let start = at
    advance(to: start + 1)
    guard isAtWord else {
      fail(.expected("a name"), at: at)
      return nil
    }
    let nameStart = at
    let isAvailability = isAtWord("available")
    guard let type = TypeReader.readName(&self) else { return nil }
    if current == UInt8(ascii: "("), !isPlain(nameStart, previousEnd),
      at == previousEnd || (isAvailability && !isAfterNewline)
    {
      skipBracket()
    }
    if hasFailed { return nil }
    return Attribute(type: type, text: text(start, previousEnd))
  }

  /// Whether an attribute of a type has no arguments, so that a parenthesis behind it belongs to
  /// the type: `@escaping() -> Void`.
  private func isPlain(_ start: Int, _ end: Int) -> Bool {
    isText("escaping", start, end) || isText("autoclosure", start, end)
      || isText("Sendable", start, end) || isText("noescape", start, end)
  }
}

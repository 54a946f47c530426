/// Missing closing braces. The indentation tells which brace one was meant to close: the text
/// itself says only at its end that one is missing, and then of an outer brace.
extension Lexer {
  /// A problem of a brace without an end, at the brace that was closed by another one's.
  package func locatingMissingBrace(_ problem: Problem) -> Problem {
    guard problem.kind == .unclosed("{") else { return problem }
    var lexer = Lexer(bytes: bytes, count: end, stack: stack)
    lexer.watchesIndentation = true
    lexer.skip(from: lexer.at, downTo: -1)
    guard lexer.misindentedBrace > problem.offset else { return problem }
    return Problem(kind: problem.kind, offset: lexer.misindentedBrace)
  }

  /// Notes the brace of a frame if the one that closes it begins a line, further to the left than
  /// the line of the brace begins.
  mutating func compareIndentation(of frame: Frame, at offset: Int) {
    guard misindentedBrace < 0, frame.closer == UInt8(ascii: "}") else { return }
    var line = offset
    while line > 0, classes[Int(bytes[line - 1])] == ByteClass.space { line -= 1 }
    guard line == 0 || classes[Int(bytes[line - 1])] == ByteClass.newline else { return }
    let opening = lineStart(of: frame.offset)
    if indentation(from: opening) > offset - line { misindentedBrace = frame.offset }
  }

  private func lineStart(of offset: Int) -> Int {
    var i = offset
    while i > 0, classes[Int(bytes[i - 1])] != ByteClass.newline { i -= 1 }
    return i
  }

  private func indentation(from offset: Int) -> Int {
    var i = offset
    while i < end, classes[Int(bytes[i])] == ByteClass.space { i += 1 }
    return i - offset
  }
}

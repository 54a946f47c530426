import SwiftLexing

extension ScriptReader {
  /// Reads the string literal at the current token. Of one over several lines, interpolations are
  /// not followed.
  mutating func readString(depth: Int) -> ScriptExpression.Kind? {
    let base = lexer.depth
    let start = lexer.at
    var content = start
    while lexer.byte(content) == UInt8(ascii: "#") { content += 1 }
    let pounds = content - start
    var stop = lexer.stringEnd(from: start)
    if stop < 0 { return nil }
    let isMultiline =
      lexer.depth > base
      ? lexer.frames[base].isMultiline : isMultiline(quote: content, pounds: pounds, to: stop)
    guard !isMultiline else {
      if lexer.depth > base {
        lexer.skip(from: stop, downTo: base)
        return nil
      }
      lexer.advance(to: stop)
      return lines(from: content + 3, to: stop - 3 - pounds, pounds: pounds)
        .map { .string([.text($0)]) }
    }
    content += 1
    var parts: [ScriptExpression.StringPart?] = []
    while lexer.depth > base {
      parts.append(text(from: content, to: stop - 2 - pounds, pounds: pounds))
      lexer.advance(to: stop)
      let value = readExpression(depth: depth + 1)
      if lexer.hasFailed { return nil }
      guard lexer.current == UInt8(ascii: ")"), lexer.depth == base + 1 else {
        lexer.skip(from: lexer.at, downTo: base)
        return nil
      }
      parts.append(.interpolation(value))
      content = lexer.at + 1
      stop = lexer.close(at: lexer.at)
      if stop < 0 || lexer.hasFailed { return nil }
    }
    parts.append(text(from: content, to: stop - 1 - pounds, pounds: pounds))
    lexer.advance(to: stop)
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? .string(known) : nil
  }

  /// Whether a string without interpolations is one over several lines: three quotes at each end,
  /// and a line break, which tells it from `#"""#`.
  private func isMultiline(quote: Int, pounds: Int, to stop: Int) -> Bool {
    guard lexer.byte(quote + 1) == UInt8(ascii: "\""), lexer.byte(quote + 2) == UInt8(ascii: "\"")
    else { return false }
    return lexer.lineEnd(from: quote) < stop
  }

  private func text(from start: Int, to stop: Int, pounds: Int) -> ScriptExpression.StringPart? {
    guard start <= stop else { return nil }
    return unescaped(
      Array(UnsafeBufferPointer(start: lexer.bytes + start, count: stop - start)), pounds
    )
    .map { .text($0) }
  }

  /// The lines between two offsets, without the indentation of the last one, which holds the
  /// closing quotes.
  private func lines(from start: Int, to stop: Int, pounds: Int) -> String? {
    guard start <= stop else { return nil }
    let bytes = UnsafeBufferPointer(start: lexer.bytes + start, count: stop - start)
    let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    guard rows.count > 1, let indentation = rows.last else { return nil }
    let kept = rows.dropFirst().dropLast().map { row in
      row.starts(with: indentation) ? row.dropFirst(indentation.count) : row.prefix(0)
    }
    let joined = Array(kept.joined(separator: [UInt8(ascii: "\n")]))
    return unescaped(joined, pounds)
  }

  /// The text of a string literal's bytes; `nil` for an escape that no string has.
  private func unescaped(_ bytes: [UInt8], _ pounds: Int) -> String? {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    let marks = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.starts(with: marks) else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(pounds)
      switch rest.popFirst() {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "u"):
        guard rest.popFirst() == UInt8(ascii: "{"),
          let end = rest.firstIndex(of: UInt8(ascii: "}")),
          let value = UInt32(String(decoding: rest[..<end], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(contentsOf: String(Character(scalar)).utf8)
        rest = rest[(end + 1)...]
      case let other?
      where other == UInt8(ascii: "\"") || other == UInt8(ascii: "'")
        || other == UInt8(ascii: "\\"):
        result.append(other)
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// The indentation of a source text.
package struct Indentation: Sendable {
  /// One step of indentation: a tab, or 2 to 8 spaces.
  package let unit: String

  /// The indentation of the first indented line; two spaces if there is none.
  package init(of bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    unit = lines.lazy.compactMap(Self.unit).first ?? "  "
  }

  /// The step of indentation that a line shows; `nil` if it shows none.
  private static func unit(of line: Substring) -> String? {
    let space = line.prefix(while: \.isBlank)
    // A star continues a comment.
    guard space.count < line.count, line[space.endIndex] != "*" else { return nil }
    if space.first == "\t" { return "\t" }
    return (2...8).contains(space.count) ? String(space) : nil
  }

  /// Returns a text that is indented by steps of two spaces, indented by steps of `unit` instead.
  package func applied(to text: String) -> String {
    guard unit != "  " else { return text }
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { line in
      let steps = line.prefix { $0 == " " }.count / 2
      return String(repeating: unit, count: steps) + line.dropFirst(steps * 2)
    }
    return indented.joined(separator: "\n")
  }
}

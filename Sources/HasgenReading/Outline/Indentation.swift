/// The indentation of a source text.
package struct Indentation: Sendable {
  /// One step of indentation: a tab, or 2 to 8 spaces.
  package let unit: String

  /// The indentation of the first indented line; two spaces if there is none.
  package init(of bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let spaces = lines.compactMap { line -> Substring? in
      let space = line.prefix { $0 == " " || $0 == "\t" }
      // A star continues a comment.
      return space.count < line.count && line[space.endIndex] != "*" ? space : nil
    }
    let first = spaces.first { $0.first == "\t" || (2...8).contains($0.count) }
    unit = first.map { $0.first == "\t" ? "\t" : String($0) } ?? "  "
  }

  /// Returns a text that is indented by steps of two spaces, indented by steps of `unit` instead.
  package func applied(to text: String) -> String {
    guard unit != "  " else { return text }
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { line -> String in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces / 2 * 2)
    }
    return indented.joined(separator: "\n")
  }
}

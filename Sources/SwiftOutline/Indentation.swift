/// The indentation of a source text.
package struct Indentation: Sendable {
  /// A step of it: a tab, or some spaces.
  package let unit: String

  /// The indentation of the first line that has one; two spaces where none has.
  package init(of bytes: [UInt8]) {
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines {
      let space = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let first = space.first, space.count < line.count else { continue }
      if first == UInt8(ascii: "\t") {
        unit = "\t"
        return
      }
      // A star continues a comment.
      let content = line[space.endIndex]
      guard (2...8).contains(space.count), content != UInt8(ascii: "*") else { continue }
      unit = String(repeating: " ", count: space.count)
      return
    }
    unit = "  "
  }

  /// A text with steps of two spaces, with steps of this indentation.
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

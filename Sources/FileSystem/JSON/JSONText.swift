/// A JSON value to be printed, with its keys in the order in which they are given.
package indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case list([JSONText])
  case object([(key: String, value: JSONText)])

  /// The value's text; a list or an object that fits on one line stands there.
  package func text(indentation: Int = 0) -> String {
    let line = self.line
    guard line.count + indentation > 96 else { return line }
    let inner = indentation + 2
    switch self {
    case .string, .number, .boolean: return line
    case .list(let elements):
      return Self.block(
        "[", elements.map { $0.text(indentation: inner) }, "]", indentation: indentation)
    case .object(let members):
      let lines = members.map { "\($0.key.json): \($0.value.text(indentation: inner))" }
      return Self.block("{", lines, "}", indentation: indentation)
    }
  }

  private var line: String {
    switch self {
    case .string(let text): text.json
    case .number(let number): String(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .list(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ \(members.map { "\($0.key.json): \($0.value.line)" }.joined(separator: ", ")) }"
    }
  }

  private static func block(
    _ opening: String, _ lines: [String], _ closing: String, indentation: Int
  ) -> String {
    let margin = String(repeating: " ", count: indentation)
    return "\(opening)\n\(lines.map { "\(margin)  \($0)" }.joined(separator: ",\n"))\n"
      + "\(margin)\(closing)"
  }
}

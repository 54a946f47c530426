import HasgenWriting
import HasgenReading

/// A sentence about an app with the sentences that explain it: the form of all answers.
package struct Statement: Encodable, Sendable, Hashable {
  /// The kind of the statement: a role, a kind of edge, a use (`read`, `passed-on`, `unused`,
  /// `unknown`), or a change (`gained`, `lost`, `new`, `gone`, `changed`).
  package let kind: String
  /// The id of the node that it is about.
  package let id: String?
  /// The id of the other node: the protocol that a consumer asks for.
  package let other: String?
  let text: String
  package let place: Location?
  package let parts: [Statement]

  init(
    _ kind: String, _ text: String, about id: String? = nil, and other: String? = nil,
    at place: Location? = nil, parts: [Statement] = []
  ) {
    self.kind = kind
    self.id = id
    self.other = other
    self.text = text
    self.place = place
    self.parts = parts
  }
}

/// The look of a piece of text in a terminal.
package enum Tint: Sendable { case plain, strong, faint, added, removed }

extension [Statement] {
  /// Returns the statements as lines, those that explain others below them.
  ///
  /// - Parameter paint: Colours a piece of the text.
  package func text(_ paint: (Tint, String) -> String = { $1 }) -> String {
    var text = ""
    func addLines(of statement: Statement, _ depth: Int) {
      let isTitle = depth == 0 && !statement.parts.isEmpty
      if isTitle, !text.isEmpty { text += "\n" }
      let tint: Tint =
        switch statement.kind {
        case "gained", "new": .added
        case "lost", "gone": .removed
        default: isTitle ? .strong : .plain
        }
      text += String(repeating: "  ", count: depth) + paint(tint, statement.text.utf8.printable)
      if let place = statement.place {
        text += paint(.faint, "  \(place.fileAndLine)".utf8.printable)
      }
      text += "\n"
      for part in statement.parts { addLines(of: part, depth + 1) }
    }
    for statement in self { addLines(of: statement, 0) }
    return text
  }

  /// The statements as JSON: `{"answers":[…],"version":2}`.
  package var json: String { jsonText(Answers(answers: self)) }
}

private struct Answers: Encodable {
  let answers: [Statement]
  let version = GraphDocument.version
}

extension Location {
  /// `Sources/App/Clock.swift:12`
  var fileAndLine: String { "\(path):\(line)" }
}

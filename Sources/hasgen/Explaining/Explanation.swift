import HasgenReading

/// The explanation of a message: the cause and the fixes, in 15 lines at most.
struct Explanation: Sendable {
  /// The kind of message.
  let id: DiagnosticID
  /// The title on the first line, and the rest below, in Markdown.
  let text: String

  /// The meaning, in one sentence.
  var title: String { String(text.prefix { $0 != "\n" }) }

  /// The entries of `Explanations.md`, sorted by ID: a heading with the ID, and the text below it.
  static let all: [Explanation] =
    String(decoding: PackageResources.Explanations_md, as: UTF8.self)
    .split(separator: "\n## ").dropFirst().compactMap { entry in
      let name = String(entry.prefix { $0 != "\n" })
      return DiagnosticID(rawValue: name).map {
        Explanation(id: $0, text: String(entry.dropFirst(name.count + 1)))
      }
    }

  /// The IDs of all messages, sorted.
  static var names: [String] { all.map(\.id.rawValue) }
}

extension Explanation {
  /// The explanation of a kind of message; `nil` if there is none.
  init?(of id: DiagnosticID) {
    guard let known = Self.all.first(where: { $0.id == id }) else { return nil }
    self = known
  }
}

/// Text for a terminal, of which parts may be coloured.
package struct TintedText: Sendable, Hashable {
  /// What a part of a text is.
  package enum Tint: Sendable {
    case plain, strong, faint, added, removed
  }

  /// A part of one kind.
  package struct Span: Sendable, Hashable {
    package let text: String
    package let tint: Tint
  }

  package private(set) var spans: [Span] = []

  package init() {}

  /// The text with nothing coloured.
  package var plain: String { spans.map(\.text).joined() }

  package static func += (text: inout TintedText, plain: String) {
    text.add(plain, .plain)
  }

  package mutating func add(_ text: String, _ tint: Tint) {
    if !text.isEmpty { spans.append(Span(text: text, tint: tint)) }
  }

  /// Adds the name of a part, which stands out.
  mutating func add(name: String) { add(name, .strong) }

  /// Adds a place behind what stands there; nothing for `nil`.
  mutating func add(place: String?) {
    guard let place else { return }
    add("  \(place)", .faint)
  }
}

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

  /// Adds a text; what would tell a terminal to do something is a space.
  package mutating func add(_ text: String, _ tint: Tint) {
    guard !text.isEmpty else { return }
    let isPlain = text.unicodeScalars.allSatisfy { !$0.isControl || $0 == "\n" }
    let shown =
      isPlain
      ? text
      : String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { $0.isControl && $0 != "\n" ? " " : $0 }))
    spans.append(Span(text: shown, tint: tint))
  }

  /// Adds the name of a part, which stands out.
  mutating func add(name: String) { add(name, .strong) }

  /// Adds a place behind what stands there; nothing for `nil`.
  mutating func add(place: String?) {
    guard let place else { return }
    add("  \(place)", .faint)
  }
}

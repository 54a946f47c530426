/// Colours a text, or leaves it as it is.
struct Style {
  /// The role of a text.
  enum Role: String {
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case strong = "1"
    case added = "32"
    case removed = "31"
    case mark = "1;32"
    case hunk = "36"
    case faint = "2"
  }

  /// Whether anything is coloured at all.
  let isColored: Bool

  /// The text with the escape sequences of a terminal around it.
  func apply(_ role: Role, _ text: String) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// A tag of a template.
struct MustacheTag {
  /// The kind of a tag.
  enum Kind {
    case variable
    /// `{{{name}}}`
    case tripleVariable
    /// `{{&name}}`
    case rawVariable
    case section
    case invertedSection
    case sectionEnd
    case partial
    case comment
    case delimiters

    /// The kind that a tag's first byte makes it.
    init(sigil: UInt8) {
      switch sigil {
      case UInt8(ascii: "{"): self = .tripleVariable
      case UInt8(ascii: "&"): self = .rawVariable
      case UInt8(ascii: "#"): self = .section
      case UInt8(ascii: "^"): self = .invertedSection
      case UInt8(ascii: "/"): self = .sectionEnd
      case UInt8(ascii: ">"): self = .partial
      case UInt8(ascii: "!"): self = .comment
      case UInt8(ascii: "="): self = .delimiters
      default: self = .variable
      }
    }

    /// The byte that comes before the closing delimiter; `nil` where none does.
    var closingSigil: UInt8? {
      switch self {
      case .tripleVariable: UInt8(ascii: "}")
      case .delimiters: UInt8(ascii: "=")
      default: nil
      }
    }

    /// Whether the tag takes its line with it where nothing else stands on it.
    var canStandAlone: Bool {
      switch self {
      case .variable, .tripleVariable, .rawVariable: false
      default: true
      }
    }
  }

  let kind: Kind
  /// The text inside, without the sigil and surrounding white space.
  let content: String
  /// The 1-based line.
  let line: Int
  /// The white space before a tag that stands alone on its line; `nil` for one that does not.
  var indentation: String?
}

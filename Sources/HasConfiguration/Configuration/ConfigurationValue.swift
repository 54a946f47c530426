/// The values that a key or a list of the configuration accepts.
protocol ConfigurationValue: Sendable {}

/// A string that is not empty and has no control characters.
struct ConfigurationText: ConfigurationValue {
  /// A rule beside those for all strings.
  enum Rule: Sendable {
    /// Any text.
    case plain
    /// A module's name, as an import writes it.
    case moduleName
    /// The path of a Swift file.
    case swiftFile
    /// A path with wildcards, each `[` with its `]`.
    case glob
    /// A line that begins with `//`.
    case comment
  }

  let rule: Rule
  /// The string in messages: `a glob`; `nil` for the name of its key.
  let words: String?

  init(_ rule: Rule = .plain, _ words: String? = nil) {
    self.rule = rule
    self.words = words
  }
}

/// `true` or `false`.
struct ConfigurationFlag: ConfigurationValue {
  /// The value without the key; `nil` where that means something else than either.
  let standard: Bool?
}

/// A word of a few.
struct ConfigurationWord<Word>: ConfigurationValue
where Word: RawRepresentable<String> & CaseIterable & Sendable {
  /// The value without the key; `nil` where no word is.
  let standard: Word?
}

/// A list.
struct ConfigurationList<Element: ConfigurationValue>: ConfigurationValue {
  let element: Element
  /// The elements, in words: `folders`.
  let elements: String
  /// The value without the key; empty for none.
  let standard: [String]

  init(of element: Element, _ elements: String, standard: [String] = []) {
    self.element = element
    self.elements = elements
    self.standard = standard
  }
}

/// A value, or a list of such values.
struct ConfigurationOneOrMore<Element: ConfigurationValue>: ConfigurationValue {
  let element: Element
  /// Both, in words: `a line or a list of lines`.
  let words: String
}

/// A string, or an object that says more.
struct ConfigurationTextOrObject: ConfigurationValue {
  let text: ConfigurationText
  let object: ConfigurationObject
  /// Both, in words: `a path or an object`.
  let words: String
}

/// An object with its keys.
package struct ConfigurationObject: ConfigurationValue {
  /// The object in messages: `a container`.
  let subject: String
  /// The keys, in the order in which they are documented.
  package let rows: [ConfigurationRow]
}

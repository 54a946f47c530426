import FileSystem

/// The values that a key or a list of the configuration accepts.
protocol ConfigurationValue: Sendable {
  /// The JSON schema of the values.
  var schema: JSONText { get }
}

/// A string that is not empty and has no control characters.
struct ConfigurationText: ConfigurationValue {
  /// A rule beside those for all strings.
  enum Rule: Sendable {
    /// None.
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

  package let rule: Rule
  /// The string in messages: `a glob`; `nil` for the name of its key.
  package let words: String?

  package init(_ rule: Rule = .plain, _ words: String? = nil) {
    self.rule = rule
    self.words = words
  }
}

/// `true` or `false`.
struct ConfigurationFlag: ConfigurationValue {
  /// The value without the key; `nil` where that means something else than either.
  package let standard: Bool?
}

/// One of a few words.
struct ConfigurationWord<Word>: ConfigurationValue
where Word: RawRepresentable<String> & CaseIterable & Sendable {
  /// The value without the key; `nil` where no word is.
  package let standard: Word?
}

/// A list.
struct ConfigurationList<Element: ConfigurationValue>: ConfigurationValue {
  package let element: Element
  /// The elements, in words: `folders`.
  package let elements: String
  /// The value without the key; empty for none.
  package let standard: [String]

  package init(of element: Element, _ elements: String, standard: [String] = []) {
    self.element = element
    self.elements = elements
    self.standard = standard
  }
}

/// A value, or a list of such values.
struct ConfigurationOneOrMore<Element: ConfigurationValue>: ConfigurationValue {
  package let element: Element
  /// Both, in words: `a line or a list of lines`.
  package let words: String
}

/// A string, or an object that says more.
struct ConfigurationTextOrObject: ConfigurationValue {
  package let text: ConfigurationText
  package let object: ConfigurationObject
  /// Both, in words: `a path or an object`.
  package let words: String
}

/// An object with its keys.
package struct ConfigurationObject: ConfigurationValue {
  /// The object in messages: `a container`.
  package let subject: String
  /// The name under which the schema defines it; `nil` where it stands in its place.
  package let definition: String?
  /// The keys, in the order in which they are documented.
  package let rows: [ConfigurationRow]
}

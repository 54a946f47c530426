/// The value of an expression in a manifest, as far as it is literal.
struct ManifestValue: Sendable {
  indirect enum Content: Sendable {
    case string(String)
    case boolean(Bool)
    case null
    case number(String)
    /// `MainActor.self`; `.v6` where `isImplicit`.
    case name([String], isImplicit: Bool)
    case call(Call)
    case list([ManifestValue])
    /// Anything else; in a list, any number of elements.
    case computed
  }

  /// A call such as `.target(name: "App")`.
  package struct Call: Sendable {
    package let path: [String]
    package let isImplicit: Bool
    package let arguments: [Argument]

    /// The value of the argument with a label.
    package subscript(label: String) -> ManifestValue? {
      arguments.first { $0.label == label }?.value
    }
  }

  /// An argument of a call.
  package struct Argument: Sendable {
    package let label: String?
    package let value: ManifestValue
  }

  /// The greatest depth at which values may nest.
  package static var maximumDepth: Int { 64 }

  /// The greatest length of a text that is put together.
  package static var maximumLength: Int { 4096 }

  package let content: Content
  /// The offset of the expression in the text.
  package let offset: Int
  /// The depth of its nesting.
  package let depth: Int

  package init(_ content: Content, at offset: Int) {
    let depth =
      switch content {
      case .list(let elements): (elements.lazy.map(\.depth).max() ?? 0) + 1
      case .call(let call): (call.arguments.lazy.map(\.value.depth).max() ?? 0) + 1
      default: 0
      }
    self.content = depth > Self.maximumDepth ? .computed : content
    self.depth = depth > Self.maximumDepth ? 0 : depth
    self.offset = offset
  }

  private init(_ content: Content, at offset: Int, depth: Int) {
    self.content = content
    self.offset = offset
    self.depth = depth
  }

  /// Returns the value with the place where it is used.
  package func moved(to offset: Int) -> ManifestValue {
    ManifestValue(content, at: offset, depth: depth)
  }

  /// The text, if it is one.
  package var text: String? {
    if case .string(let text) = content { return text }
    return nil
  }

  var isNull: Bool {
    if case .null = content { return true }
    return false
  }

  /// The elements of a list; none of `nil`; a computed one for what is unknown.
  package var elements: [ManifestValue] {
    switch content {
    case .list(let elements): elements
    case .null: []
    default: [ManifestValue(.computed, at: offset)]
    }
  }
}

/// A file of a synthetic app.
package struct SyntheticFile: Hashable, Sendable {
  /// The path below the app's folder, such as `Sources/App/Search/Map.swift`.
  package let path: String
  /// What is in it.
  package let text: String

  /// A file with a text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

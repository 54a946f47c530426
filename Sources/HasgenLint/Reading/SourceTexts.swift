import HasgenReading

/// Access to the texts of source files, for the rules.
package struct SourceTexts: Sendable {
  /// Returns the bytes of the file at a path of the graph; `nil` if the file cannot be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?
  /// Returns, for each path, true if the text contains one of some words, or if the file cannot be
  /// read.
  let search: @Sendable (_ words: Set<String>, _ paths: [String]) -> [Bool]
  /// Returns true if a comment in its file allows a diagnostic.
  package let allow: @Sendable (Diagnostic) -> Bool

  package init(
    bytes: @escaping @Sendable (String) -> [UInt8]?,
    search: @escaping @Sendable (Set<String>, [String]) -> [Bool],
    allow: @escaping @Sendable (Diagnostic) -> Bool
  ) {
    self.bytes = bytes
    self.search = search
    self.allow = allow
  }
}

/// The texts of source files, as the rules ask for them.
package struct SourceTexts: Sendable {
  /// Returns the bytes of a file, by its path as the graph has it; `nil` if it cannot be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?
  /// Returns the paths, among some, of files whose text has one of some words in it.
  package let mentioning: @Sendable (_ words: Set<String>, _ paths: [String]) -> [String]

  package init(
    bytes: @escaping @Sendable (String) -> [UInt8]?,
    mentioning: @escaping @Sendable (Set<String>, [String]) -> [String]
  ) {
    self.bytes = bytes
    self.mentioning = mentioning
  }
}

/// The texts of source files, as the rules ask for them.
package struct SourceTexts: Sendable {
  /// Returns the bytes of a file, by its path as the graph has it; `nil` if it cannot be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?
  /// Returns, for each path and each group of words, true if the text has a word of the group, also as
  /// a part of another word. A file that cannot be read has all of them.
  let search: @Sendable (_ groups: [Set<String>], _ paths: [String]) -> [[Bool]]

  package init(
    bytes: @escaping @Sendable (String) -> [UInt8]?,
    search: @escaping @Sendable ([Set<String>], [String]) -> [[Bool]]
  ) {
    self.bytes = bytes
    self.search = search
  }
}

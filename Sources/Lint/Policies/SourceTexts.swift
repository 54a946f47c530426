/// Access to the texts of source files, for the rules.
package struct SourceTexts: Sendable {
  /// Returns the bytes of the file at a path of the graph; `nil` if the file cannot be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?
  /// Returns, for each path and each group of words, true if the text contains a word of the group,
  /// also as a part of another word. The result is true for a file that cannot be read.
  let search: @Sendable (_ groups: [Set<String>], _ paths: [String]) -> [[Bool]]

  package init(
    bytes: @escaping @Sendable (String) -> [UInt8]?,
    search: @escaping @Sendable ([Set<String>], [String]) -> [[Bool]]
  ) {
    self.bytes = bytes
    self.search = search
  }
}

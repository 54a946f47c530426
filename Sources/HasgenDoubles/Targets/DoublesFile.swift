import HasgenGraph
import HasgenProgram

/// The doubles that a test target or a folder of previews gets for one module.
package struct DoublesFile: Sendable {
  /// The path of the file.
  package let path: String
  /// The module of the consumers and services.
  package let module: String
  /// True if the file belongs to the module itself.
  package let isForPreviews: Bool
  /// The imports besides that of the module, sorted by text.
  package let imports: [ConditionalText]
  /// The doubles, sorted by name.
  package let stubs: [Stub]
  /// True if the helper types of the file are marked `nonisolated`: the default isolation is
  /// known, or members without the word count as unsafe.
  let isNonisolated: Bool
  /// True if lines end as on Windows, like those of the module.
  package let usesCRLF: Bool

  /// The suffix of the names of files with doubles for tests.
  package static let fileSuffix = "Doubles+Generated.swift"
  /// The suffix of the names of files with preview dependencies.
  static let previewSuffix = "Previews+Generated.swift"
}

extension DoublesTarget {
  /// Returns the path of the file with the doubles of a module.
  package func file(for module: String) -> String {
    let name = module + (isForPreviews ? DoublesFile.previewSuffix : DoublesFile.fileSuffix)
    return folder.text == "." ? name : "\(folder.text)/\(name)"
  }
}

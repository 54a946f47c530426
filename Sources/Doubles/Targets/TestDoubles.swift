import DependencyGraph
import Roles

/// The doubles that a test target or a folder of previews gets for one module.
public struct TestDoubles: Sendable {
  /// The path of the folder.
  let folder: String
  /// The module of the consumers and services.
  package let module: String
  /// Whether the file belongs to the module itself.
  package let isForPreviews: Bool
  /// The imports besides that of the module, sorted by text.
  package let imports: [ConditionalText]
  /// The doubles, sorted by name.
  package let stubs: [Stub]
  /// Whether a file of the test target imports HasKit.
  package let importsHasKit: Bool
  /// Whether the helper types of the file are marked `nonisolated`: the default isolation is known,
  /// or members without the word count as unsafe.
  let isNonisolated: Bool
  /// Whether lines end as on Windows, as those of the module do.
  package let usesCRLF: Bool

  /// The path of the file.
  package var path: String {
    let name = module + (isForPreviews ? Self.previewSuffix : Self.fileSuffix)
    return folder == "." ? name : "\(folder)/\(name)"
  }

  /// The suffix of the names of files with doubles for tests.
  package static let fileSuffix = "Doubles+Generated.swift"
  /// The suffix of the names of files with preview dependencies.
  package static let previewSuffix = "Previews+Generated.swift"
}

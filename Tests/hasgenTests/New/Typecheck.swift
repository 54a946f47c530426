import Foundation
import TestFolders

/// What the compiler says of the Swift files of a module.
struct Typecheck {
  /// What it printed: empty where all is well.
  let output: String

  /// Typechecks all Swift files below some folders as one module.
  ///
  /// - Parameter mode: The language mode: `5` or `6`.
  init(_ folder: TestFolder, _ path: String, mode: String, flags: [String] = []) throws {
    let root = URL(filePath: folder(path))
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
      .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
    output = try SwiftCompiler(
      files ?? [], mode: mode,
      flags: [
        "-package-name", "new", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ] + flags
    ).output
  }
}

import Foundation

/// A folder of Swift files that is compiled as a module.
package struct SourceModule {
  package let name: String
  /// The absolute paths of its Swift files, sorted.
  package let files: [String]
  /// The names of the modules that its files import.
  package let imports: Set<String>
  /// Whether a file is `main.swift`, whose statements are the program.
  package let hasMainFile: Bool
  /// Whether it can be run: it has a `main.swift` or a type with `@main`.
  package let isProgram: Bool

  /// The module of a folder; manifests are left out.
  package init(_ folder: URL, named name: String? = nil) throws {
    self.name = name ?? folder.lastPathComponent
    files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && $0 != "Package.swift" }
      .map { folder.appending(path: $0).path }
    let texts = try files.map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
    imports = Set(texts.flatMap(importedModules(in:)))
    hasMainFile = files.contains { $0.hasSuffix("/main.swift") }
    isProgram = hasMainFile || texts.contains { "\n\($0)".contains("\n@main") }
  }

  /// The modules of a project, each behind those that it imports: the folders in `Sources` and `Tests`,
  /// or in the project's folder if it has neither.
  package static func all(in project: URL) throws -> [SourceModule] {
    let parts = ["Sources", "Tests"].map { project.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    var waiting = try (parts.isEmpty ? [project] : parts)
      .flatMap { try FileManager.default.subfolders(of: $0) }
      .map { try SourceModule($0) }.filter { !$0.files.isEmpty }
    var sorted: [SourceModule] = []
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.name))
      let next = waiting.firstIndex { $0.imports.isDisjoint(with: names) } ?? 0
      sorted.append(waiting.remove(at: next))
    }
    return sorted
  }
}

extension FileManager {
  /// The folders and files in a folder; none if there is no such folder.
  package func subfolders(of folder: URL) throws -> [URL] {
    guard fileExists(atPath: folder.path) else { return [] }
    return try contentsOfDirectory(atPath: folder.path).sorted().map { folder.appending(path: $0) }
  }
}

/// The flags of modules by name, from lines like `App: -default-isolation MainActor`.
package func moduleFlags(_ text: String) -> [String: [String]] {
  let lines = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
  return Dictionary(
    lines.map { parts in
      (String(parts[0]), parts.dropFirst().joined().split(separator: " ").map(String.init))
    }, uniquingKeysWith: +)
}

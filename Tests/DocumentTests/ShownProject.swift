import Foundation
import TestFolders

@testable import hasgen

/// A package with the files that a document shows, and what hasgen makes of it.
struct ShownProject {
  /// The package's folder.
  let folder: TestFolder
  /// The parts of generated files that are shown, each with its file's path.
  let generated: [(path: String, text: String)]

  /// The files of a document that stand below `Sources/App`; `nil` if it shows none. The first block
  /// of JSON is the configuration.
  init?(_ document: Document) throws {
    let shown = document.blocks.compactMap(\.file).filter { $0.path.hasPrefix("Sources/App/") }
    guard !shown.isEmpty else { return nil }
    let isGenerated = { (file: (path: String, text: String)) in
      file.path.hasSuffix("+Generated.swift")
    }
    generated = shown.filter(isGenerated)
    folder = try TestFolder(["Package.swift": "// swift-tools-version: 6.0\n"])
    let files = Dictionary(grouping: shown.filter { !isGenerated($0) }, by: \.path)
    for (path, parts) in files {
      try folder.write(parts.map(\.text).joined(separator: "\n"), to: path)
    }
    if let configuration = document.blocks.first(where: { $0.language == "json" }) {
      try folder.write(configuration.text, to: ".hasgen.json")
    }
  }

  /// What hasgen says in the folder.
  func hasgen(_ words: String..., color: Bool = false) -> Outcome {
    Hasgen.run(words, in: Environment(workingDirectory: folder.path, colorsMessages: color))
  }

  /// Whether all files compile together, without a warning.
  func compiles(in mode: String) throws -> Bool {
    let sources = folder("Sources/App")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }.sorted()
    return try typechecks(files, mode: mode)
  }
}

/// Whether the compiler takes files as one module, without a warning.
///
/// - Parameters:
///   - module: The name under which the module is kept for others; `nil` for none.
///   - folder: The folder of such modules.
func typechecks(
  _ files: [String], mode: String, keepingAs module: String? = nil, in folder: String? = nil
) throws -> Bool {
  let compiler = try SwiftCompiler(
    files, as: module ?? "Checked",
    keptAt: module.flatMap { name in folder.map { "\($0)/\(name).swiftmodule" } }, mode: mode,
    flags: (folder.map { ["-I", $0] } ?? [])
      + ["-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny"])
  if !compiler.isDone { print(compiler.output) }
  return compiler.isDone
}

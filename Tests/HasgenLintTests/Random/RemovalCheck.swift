import Foundation
import HasgenReading
import TestFolders

/// What the compiler says of the sources of many apps, as they are and without what is said not to be
/// used.
struct RemovalCheck {
  /// The errors in sources as they were made: the generator's fault.
  private(set) var errors: [String] = []
  /// The errors that come up without what is said not to be used: a false accusation.
  private(set) var errorsWithout: [String] = []

  /// Compiles the sources of apps in a language mode, `5` or `6`.
  init(_ trials: [RandomTrial], mode: String) throws {
    errors = try Self.errors(in: trials.map(\.app.files), mode: mode)
    errorsWithout = try Self.errors(in: trials.map(\.filesWithoutAccused), mode: mode)
  }

  /// The library's file that the consumers import.
  private static let library = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/HasKit/Injecting.swift").standardizedFileURL.path

  private static func errors(in apps: [[String: String]], mode: String) throws -> [String] {
    let folder = try TestFolder(["Core.swift": Dependency.core, "Host.swift": Dependency.host])
    var modules: [String: [String]] = ["App": [], "Later": []]
    for files in apps {
      for (path, text) in files where path.hasPrefix("Sources/") && !path.contains("Core") {
        let module = path.hasPrefix("Sources/L") ? "Later" : "App"
        let name = path.split(separator: "/").last.map(String.init) ?? path
        modules[module, default: []].append(name)
        // All apps' modules are one.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          line.wholeMatch(of: /import M[0-9]+/) == nil ? String(line) : "import App"
        }
        try folder.write(lines.joined(separator: "\n"), to: name)
      }
    }
    var errors: [String] = []
    for (module, files) in [
      ("HasKit", [library]), ("Core", ["Core.swift"]), ("Host", ["Host.swift"]),
      ("App", modules["App"] ?? []), ("Later", modules["Later"] ?? []),
    ] where errors.isEmpty && !files.isEmpty {
      errors += try compile(module, files.sorted(), mode: mode, in: folder)
    }
    return errors
  }

  private static func compile(
    _ module: String, _ files: [String], mode: String, in folder: TestFolder
  ) throws -> [String] {
    let compiler = try SwiftCompiler(
      files, as: module, keptAt: "\(module).swiftmodule", mode: mode,
      flags: ["-suppress-warnings", "-I", "."], in: folder.path)
    let lines = compiler.output.split(separator: "\n").map(String.init)
    let found = lines.filter { $0.contains(".swift:") && $0.contains("error: ") }
    return found.isEmpty && !compiler.isDone ? lines : found
  }
}

extension RandomTrial {
  /// The files, with `Any` in the place of each accused name.
  var filesWithoutAccused: [String: String] {
    var files = app.files
    for (path, all) in Dictionary(grouping: accusations, by: \.location.path) {
      guard let text = files[path] else { continue }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Array($0.utf8) }
      for accusation in all.sorted(by: { $0.location > $1.location }) {
        let line = lines[accusation.location.line - 1]
        // Of a generic parameter, the place is that of who has it.
        guard
          let place = line[(accusation.location.column - 1)...]
            .firstRange(of: Array(accusation.term.utf8))
        else { continue }
        lines[accusation.location.line - 1].replaceSubrange(place, with: "Any".utf8)
      }
      files[path] = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
    return files
  }
}

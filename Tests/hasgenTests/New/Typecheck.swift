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
    let pipe = Pipe()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-wmo", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-package-name",
        "new", "-swift-version", mode,
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ] + flags + (files ?? [])
    compiler.standardOutput = pipe
    compiler.standardError = pipe
    try compiler.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    output = String(decoding: data, as: UTF8.self)
  }
}

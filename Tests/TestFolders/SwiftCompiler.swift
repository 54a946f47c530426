import Foundation

/// What the compiler says of some Swift files, which it reads as one module.
package struct SwiftCompiler {
  /// What it printed.
  package let output: String
  /// Whether it found no error.
  package let isDone: Bool

  /// Compiles files as a whole, so that errors of flow and data races are found too, in one process.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - module: The module's name.
  ///   - path: The path of the module's file, for others that import it; `nil` if nobody does.
  ///   - mode: The language mode: `5` or `6`.
  ///   - flags: Further flags, of those that the compiler has with and without its driver.
  ///   - folder: The folder in which relative paths begin; `nil` for that of the tests.
  package init(
    _ files: [String], as module: String = "Checked", keptAt path: String? = nil, mode: String,
    flags: [String] = [], in folder: String? = nil
  ) throws {
    // Not '/dev/null', which the compiler replaces where it may.
    let unwanted = FileManager.default.temporaryDirectory
      .appending(path: "hasgen-compiled-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: unwanted, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: unwanted) }
    let words =
      ["-emit-module", "-module-name", module, "-parse-as-library", "-swift-version", mode]
      + ["-o", path ?? unwanted.appending(path: "\(module).swiftmodule").path] + flags + files
    #if os(Linux)
      // The driver takes longer than the compiler, so it is asked only if there is something to tell.
      let run = try Self.run(["-frontend"] + words, in: folder)
      if run.isDone {
        self = run
        return
      }
    #endif
    self = try Self.run(["-wmo"] + words, in: folder)
  }

  private init(output: String, isDone: Bool) {
    self.output = output
    self.isDone = isDone
  }

  private static func run(_ words: [String], in folder: String?) throws -> SwiftCompiler {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + words
    process.currentDirectoryURL = folder.map { URL(filePath: $0) }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return SwiftCompiler(
      output: String(decoding: output, as: UTF8.self), isDone: process.terminationStatus == 0)
  }
}

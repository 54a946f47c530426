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
      let frontend = try FinishedProcess(["swiftc", "-frontend"] + words, in: folder)
      if frontend.isDone {
        output = frontend.output
        isDone = true
        return
      }
    #endif
    let compiler = try FinishedProcess(["swiftc", "-wmo"] + words, in: folder)
    output = compiler.output
    isDone = compiler.isDone
  }
}

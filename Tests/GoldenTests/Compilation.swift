import Foundation
import TestFolders

/// A folder of sources, typechecked by the compiler in one language mode.
struct Compilation {
  /// What the compiler printed.
  let output: String
  private let hasFailed: Bool

  /// Whether there is no error anywhere, and not so much as a warning in the given files.
  func isClean(in files: [String]) -> Bool {
    !hasFailed && !files.contains { output.contains("\($0):") }
  }

  /// Typechecks one module, or the modules of a package in the order of their imports and then its
  /// tests.
  ///
  /// - Parameter flags: Those of each module beside what all have.
  init(of folder: URL, isPackage: Bool, mode: String, flags: [String: [String]] = [:]) throws {
    let modules =
      try isPackage ? SourceModule.all(in: folder) : [SourceModule(folder)]
    let products = folder.deletingLastPathComponent().appending(path: "modules-\(mode)")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    var output = ""
    var hasFailed = false
    for module in modules where !hasFailed {
      let run = try Self.compile(
        module, into: products, mode: mode, flags: flags[module.name] ?? [])
      output += run.output
      hasFailed = !run.isDone
    }
    self.output = output
    self.hasFailed = hasFailed
  }

  private static func compile(
    _ module: SourceModule, into products: URL, mode: String, flags: [String]
  ) throws -> SwiftCompiler {
    try SwiftCompiler(
      module.files,
      as: module.name, keptAt: products.appending(path: "\(module.name).swiftmodule").path,
      mode: mode,
      flags: [
        "-package-name", "golden", "-enable-testing", "-I", products.path,
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ] + flags)
  }
}

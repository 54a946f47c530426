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
    let folders =
      isPackage
      ? try FileManager.default.subfolders(of: folder.appending(path: "Sources")) : [folder]
    let tests = folder.appending(path: "Tests")
    let testFolders = isPackage ? try FileManager.default.subfolders(of: tests) : []
    var waiting = try (folders + testFolders).map(Module.init)
    let products = folder.deletingLastPathComponent().appending(path: "modules-\(mode)")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    var output = ""
    var hasFailed = false
    while !waiting.isEmpty, !hasFailed {
      let names = Set(waiting.map(\.name))
      let next = waiting.firstIndex { $0.imports.isDisjoint(with: names) } ?? 0
      let module = waiting.remove(at: next)
      let run = try Self.compile(
        module, into: products, mode: mode, flags: flags[module.name] ?? [])
      output += run.output
      hasFailed = !run.isDone
    }
    self.output = output
    self.hasFailed = hasFailed
  }

  private static func compile(
    _ module: Module, into products: URL, mode: String, flags: [String]
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

/// A folder of sources that is compiled as a module.
struct Module {
  let name: String
  let files: [String]
  let imports: Set<String>

  /// What stands before the name of an imported module.
  private static let beginnings = ["", "@testable ", "public ", "package ", "internal "].map {
    "\($0)import "
  }

  init(_ folder: URL) throws {
    name = folder.lastPathComponent
    let sources = try GoldenCase.files(below: folder).filter {
      $0.key.hasSuffix(".swift") && $0.key != "Package.swift"
    }
    files = sources.keys.sorted().map { folder.appending(path: $0).path }
    imports = Set(
      sources.values.flatMap { $0.split(separator: "\n") }
        .compactMap { line in
          Self.beginnings.first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count)) }
        })
  }
}

extension FileManager {
  /// The folders in a folder; none in one that is not there.
  func subfolders(of folder: URL) throws -> [URL] {
    guard fileExists(atPath: folder.path) else { return [] }
    return try contentsOfDirectory(atPath: folder.path).sorted().map { folder.appending(path: $0) }
  }
}

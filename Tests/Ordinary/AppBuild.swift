import Foundation
import TestFolders
import Testing

/// The modules of a package, compiled in one language mode, and its programs.
struct AppBuild {
  private let products: URL
  private let modules: [String: SourceModule]
  private let mode: String

  /// Compiles the modules; records an issue if the compiler reports an error or a warning.
  ///
  /// - Parameter flags: Further flags for each module.
  init(of folder: URL, flags: [String: [String]], mode: String = "6") throws {
    self.mode = mode
    products = folder.deletingLastPathComponent().appending(path: "products-\(mode)")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    let modules = try SourceModule.all(in: folder)
    self.modules = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
    for module in modules { try compile(module, flags: flags[module.name] ?? []) }
  }

  /// Links each program with the modules that it imports, and runs it. An exit status other than 0 is an
  /// issue.
  func runPrograms(in folder: URL) throws {
    let programs = modules.values.filter(\.isProgram)
    try #require(!programs.isEmpty, "no module is a program")
    for program in programs {
      let objects = importedModules(of: program.name).sorted().map { product("\($0).o") }
      #if canImport(Darwin)
        let alias = ["-alias", "_\(program.name)_main", "_main"]
      #else
        let alias = ["--defsym", "main=\(program.name)_main"]
      #endif
      let executable = product("\(program.name).run")
      let link = try FinishedProcess(
        ["swiftc"] + objects + alias.flatMap { ["-Xlinker", $0] } + ["-o", executable])
      try #require(link.isDone, "\(link.output)")
      let run = try FinishedProcess([executable], in: folder.path)
      #expect(run.isDone, "\(program.name): \(run.output)")
    }
  }

  private func product(_ file: String) -> String { products.appending(path: file).path }

  private func compile(_ module: SourceModule, flags: [String]) throws {
    var words = [
      "-enable-testing", "-module-name", module.name, "-swift-version", mode,
      "-package-name", "app", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-I", products.path, "-o", product("\(module.name).o"),
      "-emit-module-path", product("\(module.name).swiftmodule"),
    ]
    if !module.hasMainFile { words.append("-parse-as-library") }
    // A test can import the module of a program, so 'main' is renamed until a program is linked.
    let name = module.isProgram ? ["-entry-point-function-name", "\(module.name)_main"] : []
    words += flags + module.files
    let driver =
      ["swiftc", "-wmo", "-emit-module", "-emit-object"] + name.flatMap { ["-Xfrontend", $0] }
    #if os(Linux)
      // The driver takes as long as the compiler. It is asked where a macro needs it.
      var compiler = try FinishedProcess(["swiftc", "-frontend", "-c"] + name + words)
      if !compiler.isDone { compiler = try FinishedProcess(driver + words) }
    #else
      let compiler = try FinishedProcess(driver + words)
    #endif
    #expect(!compiler.output.contains("warning: "), "\(module.name): \(compiler.output)")
    try #require(compiler.isDone, "\(module.name): \(compiler.output)")
  }

  /// The names of a module and of all that it imports, directly or not.
  private func importedModules(of name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let module = modules[next], found.insert(next).inserted else { continue }
      waiting += module.imports
    }
    return found
  }
}

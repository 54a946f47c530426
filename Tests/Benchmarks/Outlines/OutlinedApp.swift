import Foundation
import SyntheticApp

/// An app of many modules on the disk, and each module with the configuration in a folder of its own,
/// as a build system hands it to another machine.
struct OutlinedApp {
  private let whole: TemporaryFolder
  private let parts: [(module: String, folder: TemporaryFolder)]
  private let outlines: [String]
  private let tools: Tools

  /// Writes the app, generates what there is to generate, and outlines the modules.
  init(modules count: Int, filesOfEach size: Int, tools: Tools) throws {
    self.tools = tools
    let frame = RepeatedApp(.modules, count: count).files
    let filler = SyntheticApp(files: count * (size - 1) + 3, services: 1, consumers: 1)
    let whole = try TemporaryFolder()
    for file in frame { try whole.write(file.text, to: file.path) }
    try ChildProcess(
      program: tools.hasgen, arguments: ["generate", "--quiet"], directory: whole.path
    ).measure()
    var further = Array(repeating: [SyntheticFile](), count: count)
    // Manifest, service and consumer come first, the container last.
    for (index, file) in filler.files.dropFirst(3).dropLast().enumerated() {
      let name = file.path.split(separator: "/").last.map(String.init) ?? ""
      further[index % count].append(
        SyntheticFile(path: "Sources/Module\(index % count)/\(name)", text: file.text))
    }
    var parts: [(module: String, folder: TemporaryFolder)] = []
    var outlines: [String] = []
    for number in 0...count {
      let module = number < count ? "Module\(number)" : "App"
      let folder = try TemporaryFolder()
      let own = frame.filter {
        $0.path.hasPrefix("Sources/\(module)/") || !$0.path.hasPrefix("Sources/")
      }
      for file in own { try folder.write(file.text, to: file.path) }
      if number == count {
        let generated = "Sources/App/AppDependency+Generated.swift"
        try folder.write(
          String(contentsOf: whole.url.appending(path: generated), encoding: .utf8), to: generated)
      }
      for file in number < count ? further[number] : [] {
        try folder.write(file.text, to: file.path)
        try whole.write(file.text, to: file.path)
      }
      parts.append((module, folder))
      let text = try Self.outlining(module, in: folder, tools).output(in: folder)
      try whole.write(text, to: "Outlines/\(module).json")
      outlines.append("Outlines/\(module).json")
    }
    self.whole = whole
    self.parts = parts
    self.outlines = outlines
  }

  /// Outlining all modules, one after the other.
  func all() throws -> [Measurement] {
    try parts.map { try Self.outlining($0.module, in: $0.folder, tools).measure() }
  }

  /// Outlining one module.
  func module() throws -> Measurement {
    try Self.outlining(parts[0].module, in: parts[0].folder, tools).measure()
  }

  /// Joining the outlines.
  func join() throws -> Measurement {
    try ChildProcess(
      program: tools.hasgen, arguments: ["generate", "--quiet", "--from"] + outlines,
      directory: whole.path
    ).measure()
  }

  /// The same without outlines.
  func run() throws -> Measurement {
    try ChildProcess(
      program: tools.hasgen, arguments: ["generate", "--quiet"], directory: whole.path
    ).measure()
  }

  private static func outlining(
    _ module: String, in folder: TemporaryFolder, _ tools: Tools
  ) -> ChildProcess {
    ChildProcess(
      program: tools.hasgen, arguments: ["scan", "--module", module, "--format", "json"],
      directory: folder.path)
  }
}

import Foundation
import TestFolders

@testable import hasgen

/// A package with the files that an entry of the catalogue shows, in which its commands are run.
struct ExplainedProject {
  private let around: TestFolder
  /// The package's folder.
  private let folder: String
  /// Where commands are run.
  private var workingDirectory: String

  /// An empty package.
  init() throws {
    around = try TestFolder(["App/Package.swift": "// swift-tools-version: 6.0\n"])
    folder = around("App")
    workingDirectory = folder
  }

  /// Writes a file, by its path in the package.
  func write(_ text: String, to path: String) throws { try around.write(text, to: "App/\(path)") }

  /// Writes the files that blocks show.
  func write(_ blocks: [Explanation.Block]) throws {
    for case .code(let language, let text) in blocks {
      if language == "json" {
        try around.write(text, to: "App/.hasgen.json")
      } else if let file = Document.Block(language: language, text: text).file {
        try around.write(file.text, to: "App/\(file.path)")
      }
    }
  }

  /// Runs commands, each in the folder that those before it changed to.
  ///
  /// - Returns: What the last call of hasgen comes to; `nil` without one.
  mutating func run(_ commands: [String]) throws -> Outcome? {
    var outcome: Outcome?
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      switch words.first {
      case "hasgen":
        outcome = try runTool(words.dropFirst())
      case "cd": workingDirectory += "/\(words[1])"
      default: try runInShell(command)
      }
    }
    return outcome
  }

  /// Runs hasgen, and writes what it prints to the file behind `>`.
  private func runTool(_ words: ArraySlice<String>) throws -> Outcome {
    let parts = words.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
    var outcome = Hasgen.run(
      Array(parts[0]), in: Environment(workingDirectory: workingDirectory))
    if parts.count == 2, let file = parts[1].first {
      try around.write(outcome.results, to: "\(workingDirectory)/\(file)")
      outcome.results = ""
    }
    return outcome
  }

  private func runInShell(_ command: String) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-e", "-c", command]
    shell.currentDirectoryURL = URL(filePath: workingDirectory)
    try shell.run()
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  /// Whether all modules compile, without a warning; `App` may import the others.
  func compiles(in mode: String) throws -> Bool {
    let modules = try Dictionary(grouping: sources, by: module)
    for name in modules.keys.filter({ $0 != "App" }).sorted() {
      guard try typechecks(modules[name] ?? [], mode: mode, keepingAs: name, in: folder) else {
        return false
      }
    }
    return try modules["App"].map { try typechecks($0, mode: mode, in: folder) } ?? true
  }

  /// The paths of the Swift files, without those of tests and manifests.
  private var sources: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { path in
          path.hasSuffix(".swift") && !path.hasSuffix("Package.swift")
            && !path.split(separator: "/").contains("Tests")
        }
        .sorted().map { "\(folder)/\($0)" }
    }
  }

  /// The folder of the module that a file belongs to.
  private func module(of path: String) -> String {
    let parts = path.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
    return ["Sources", "Modules", "Libraries"].contains(parts[0]) ? parts[1] : parts[0]
  }
}

extension Explanation {
  /// The cause and the example, and each cure.
  var sections: [[Block]] {
    blocks.reduce(into: [[]]) { sections, block in
      if case .heading = block { sections.append([]) }
      sections[sections.count - 1].append(block)
    }
  }
}

extension [Explanation.Block] {
  /// The lines of the shell.
  var commands: [String] {
    flatMap { block -> [String] in
      guard case .code("console", let text) = block else { return [] }
      return text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map {
        String($0.dropFirst(2))
      }
    }
  }

  /// Whether there is something to write or to run.
  var isTried: Bool {
    contains { if case .code = $0 { true } else { false } }
  }
}

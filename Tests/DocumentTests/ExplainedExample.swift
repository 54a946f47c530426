import Foundation
import TestFolders

@testable import hasgen

/// A file of `Explanations`: the steps that make hasgen print a message, and a section for each cure.
///
/// A block of Swift whose first line is a path is that file, a block of JSON is `.hasgen.json`, and
/// lines of `console` that begin with `$ ` are commands.
struct ExplainedExample {
  enum Step {
    case write(String, to: String)
    case run(String)

    var isCallOfTool: Bool {
      if case .run(let command) = self { command.hasPrefix("hasgen") } else { false }
    }

    fileprivate var file: (path: String, text: String)? {
      if case .write(let text, let path) = self { (path, text) } else { nil }
    }
  }

  let steps: [Step]
  /// The steps of each cure that has any.
  let cures: [[Step]]

  private static let folder = "Tests/DocumentTests/Explanations"

  /// The IDs of the messages that have an example, sorted.
  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: Document.root.appending(path: folder).path
      )
      .map { $0.replacing(".md", with: "") }.sorted()
    }
  }

  init(_ name: String) throws {
    let sections = try Document("\(Self.folder)/\(name).md").text
      .components(separatedBy: "\n## ").map { Document(text: $0).blocks.flatMap(Self.steps) }
    steps = sections[0]
    cures = sections.dropFirst().filter { !$0.isEmpty }
  }

  private static func steps(_ block: Document.Block) -> [Step] {
    if block.language == "json" { return [.write(block.text, to: ".hasgen.json")] }
    if let file = block.file { return [.write(file.text, to: file.path)] }
    return block.commands.map(Step.run)
  }
}

/// A package in which the steps of an example are done. Its manifest has all targets of the example.
struct ExplainedProject {
  private let folder: TestFolder
  private var path: String { folder("App") }

  init(_ example: ExplainedExample) throws {
    let steps = example.steps + example.cures.joined()
    let files = Dictionary(steps.compactMap(\.file), uniquingKeysWith: +)
    folder = try TestFolder(["App/Package.swift": ProjectText.manifest(of: files)])
  }

  /// Does the steps in their order.
  ///
  /// - Returns: The outcome of the last call of hasgen; `nil` without one.
  func outcome(of steps: some Sequence<ExplainedExample.Step>) throws -> Outcome? {
    var outcome: Outcome?
    for step in steps {
      switch step {
      case .write(let text, let path): try folder.write(text, to: "App/\(path)")
      case .run(let command) where step.isCallOfTool: outcome = try runTool(command)
      case .run(let command): try runInShell(command)
      }
    }
    return outcome
  }

  /// Runs hasgen, and writes what it prints to the file behind `>`.
  private func runTool(_ command: String) throws -> Outcome {
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let arrow = words.firstIndex(of: ">") ?? words.endIndex
    var outcome = Hasgen.run(Array(words[..<arrow]), in: Environment(workingDirectory: path))
    if arrow < words.endIndex {
      try folder.write(outcome.results, to: "App/\(words[arrow + 1])")
      outcome.results = ""
    }
    return outcome
  }

  private func runInShell(_ command: String) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-e", "-c", command]
    shell.currentDirectoryURL = URL(filePath: path)
    try shell.run()
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }
}

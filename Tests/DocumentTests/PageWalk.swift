import Foundation
import HasgenProjects
import TestFolders
import Testing

@testable import hasgen

/// A walk through a document from top to bottom, in a small package of its own: writes the files that
/// the document shows, runs its commands of hasgen, and compares the generated code that it shows.
struct PageWalk {
  /// The package's folder.
  let folder: TestFolder
  /// The document's text, with the present output of its commands.
  private(set) var text: String
  private let mode: String
  /// Whether files have changed since the last `generate`.
  private var isChanged = false

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App",
      targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])]
    )

    """

  /// Walks through a document; `nil` if it shows no file of such a package.
  init?(through document: Document, mode: String, runningCommands: Bool = true) throws {
    guard document.blocks.contains(where: { $0.fileOfApp != nil }) else { return nil }
    folder = try TestFolder(["Package.swift": Self.manifest])
    text = document.text
    self.mode = mode
    for block in document.blocks {
      if let file = block.fileOfApp {
        if file.path.hasSuffix("+Generated.swift") {
          try expectGenerated(file.text, in: file.path)
        } else {
          try folder.write(file.text, to: file.path)
          isChanged = true
        }
      } else if block.isConfiguration {
        try folder.write(block.text, to: ".hasgen.json")
        isChanged = true
      } else if runningCommands, block.language == "console" {
        run(block)
      }
    }
    try generate()
  }

  /// The outcome of a command line of hasgen in the folder.
  func hasgen(_ words: some Sequence<String>) -> Outcome {
    Hasgen.run(Array(words), in: Environment(workingDirectory: folder.path))
  }

  /// Runs the commands of a block, and takes over what they print.
  private mutating func run(_ block: Document.Block) {
    guard block.commands.allSatisfy({ $0 == "hasgen" || $0.hasPrefix("hasgen ") }) else { return }
    let printed = block.commands.map { command in
      let outcome = hasgen(command.split(separator: " ").dropFirst().map(String.init))
      #expect(outcome.status != .usage && outcome.status != .trouble, "\(command)")
      return "$ \(command)\n\(outcome.messages)\(outcome.results)"
    }
    text.replace("```console\n\(block.text)```", with: "```console\n\(printed.joined())```")
  }

  private mutating func expectGenerated(_ part: String, in path: String) throws {
    try generate()
    let written = try #require(folder.text(of: path), "\(path)")
    #expect(written.contains(part), "\(path)")
  }

  /// Generates and compiles what has changed.
  private mutating func generate() throws {
    guard isChanged else { return }
    isChanged = false
    let outcome = hasgen(["generate"])
    #expect(outcome.messages == "")
    #expect(outcome.status == .done)
    let modules = try TestFolder()
    let sources = try swiftFiles(in: "Sources/App")
    let flags = ["-enable-testing", "-D", "DEBUG"]
    #expect(
      try typechecks(sources, mode: mode, flags: flags, keepingAs: "App", in: modules.path))
    #if os(Linux)
      let tests = try swiftFiles(in: "Tests/AppTests")
      if !tests.isEmpty {
        #expect(try typechecks(tests, mode: mode, keepingAs: "AppTests", in: modules.path))
      }
    #endif
  }

  private func swiftFiles(in path: String) throws -> [String] {
    guard folder.isFolder(path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder(path))
      .filter { $0.hasSuffix(".swift") }.map { "\(folder(path))/\($0)" }.sorted()
  }
}

extension Document.Block {
  /// The file that it shows of the page's own package.
  var fileOfApp: (path: String, text: String)? {
    guard let file, ["Sources/App/", "Tests/AppTests/"].contains(where: file.path.hasPrefix)
    else { return nil }
    return file
  }

  /// Whether it shows a configuration.
  fileprivate var isConfiguration: Bool {
    guard language == "json",
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return false }
    return Set(object.keys).isSubset(of: Configuration.Key.allCases.map(\.rawValue))
  }
}

/// Whether the compiler takes files as one module, without a warning.
///
/// - Parameters:
///   - module: The name under which the module is kept for others; `nil` for none.
///   - folder: The folder of such modules.
func typechecks(
  _ files: [String], mode: String, flags: [String] = [], keepingAs module: String? = nil,
  in folder: String? = nil
) throws -> Bool {
  let compiler = try SwiftCompiler(
    files, as: module ?? "Checked",
    keptAt: module.flatMap { name in folder.map { "\($0)/\(name).swiftmodule" } }, mode: mode,
    flags: (folder.map { ["-I", $0] } ?? []) + flags
      + ["-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny"])
  if !compiler.isDone { print(compiler.output) }
  return compiler.isDone
}

import Foundation
import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

/// Generates each ordinary app, checks, compiles and runs it.
@Suite
struct OrdinaryTests {
  @Test(arguments: try OrdinaryApp.all)
  func works(_ app: OrdinaryApp) throws {
    guard let reason = app.knownIssue else { return try expectToWork(app) }
    withKnownIssue("\(reason)") { try expectToWork(app) }
  }

  @Test func areListed() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "README.md")
    let rows = try String(contentsOf: list, encoding: .utf8).matches(of: /(?m)^\| `([^`]+)` \|/)
    #expect(try rows.map { String($0.output.1) } == OrdinaryApp.all.map(\.name))
  }

  private func expectToWork(_ app: OrdinaryApp) throws {
    let around = try TestFolder()
    let folder = URL(filePath: around("App"))
    try FileManager.default.copyItem(at: app.folder, to: folder)
    let environment = Environment(workingDirectory: folder.path)

    let outcome = Hasgen.run(["generate"], in: environment)
    #expect(messagePlaces(in: outcome.messages) == app.messages, "\(outcome.messages)")
    try #require(outcome.status == (app.hasErrors ? .findings : .done))
    let again = Hasgen.run(["check"], in: environment)
    #expect(again.status == outcome.status, "'check' after 'generate': \(again.results)")
    #expect(try generatedConformances(in: folder) == app.conformances)
    guard !app.hasErrors else { return }

    let lint = Hasgen.run(["lint"], in: environment)
    #expect(messagePlaces(in: lint.messages) == app.findings, "\(lint.messages)")
    for mode in app.languageModes {
      try AppBuild(of: folder, flags: app.flags, mode: mode).runPrograms(in: folder)
    }
  }

  /// The conformances that generated extensions declare outside tests.
  private func generatedConformances(in folder: URL) throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }
    return try files.reduce(into: Set<String>()) { found, file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      if text.hasPrefix(FileGenerator.marker) { found.formUnion(conformances(in: text)) }
    }.sorted()
  }
}

/// The apps whose generated files are checked in.
@Suite
struct PackageAppsTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Their checked-in files, which `swift test` compiles and runs, are what hasgen writes.
  @Test(arguments: [".hasgen.json", "Tests/WiredApp/.hasgen.json", "Tests/Guides/.hasgen.json"])
  func areUpToDate(_ configuration: String) {
    let outcome = Hasgen.run(
      ["check", "--config", configuration], in: Environment(workingDirectory: Self.root.path))
    #expect(outcome.status == .done, "\(outcome.results)\(outcome.messages)")
  }

  /// The generated files do not depend on those that were there before.
  @Test func areGeneratedFromNothing() throws {
    let around = try TestFolder()
    let folder = URL(filePath: around("Guides"))
    let original = Self.root.appending(path: "Tests/Guides")
    try FileManager.default.copyItem(at: original, to: folder)
    // The SwiftUI app is a package of its own; see 'SwiftUIGuideTests'.
    let generated = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("+Generated.swift") && !$0.hasPrefix("SwiftUI/") }
    try #require(!generated.isEmpty)
    for path in generated { try FileManager.default.removeItem(at: folder.appending(path: path)) }
    #expect(
      Hasgen.run(["generate"], in: Environment(workingDirectory: folder.path)).status == .done)
    for path in generated {
      #expect(
        FileManager.default.contentsEqual(
          atPath: folder.appending(path: path).path, andPath: original.appending(path: path).path),
        "\(path)")
    }
  }
}

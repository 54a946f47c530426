import Foundation
import TestFolders
import Testing

@testable import hasgen

/// The stubs of golden cases do what their tests expect of them.
///
/// Such a case has a file `Run.swift` among its tests, with `@main`; what it finds wrong, it prints.
@Suite
struct StubRunTests {
  private static var cases: [GoldenCase] {
    get throws {
      try GoldenCase.all.filter { try $0.testFolders.contains(where: hasMain) }
    }
  }

  private static func hasMain(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Run.swift").path)
  }

  @Test(arguments: try cases, Nightly.languageModes)
  func behave(_ golden: GoldenCase, _ mode: String) throws {
    let outside = FileManager.default.temporaryDirectory
      .appending(path: "hasgen-run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: outside) }
    let folder = outside.appending(path: "Golden")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try golden.copyInput(to: folder)
    let outcome = Hasgen.run(["generate"], in: Environment(workingDirectory: folder.path))
    try #require(outcome.status == .done)

    let options = ["-swift-version", mode, "-parse-as-library", "-D", "DEBUG"]
    let app = try Self.files(in: folder.appending(path: "Sources/App"))
    let tests = try Self.files(in: folder.appending(path: "Tests/AppTests"))
    try run(
      ["swiftc", "-emit-module", "-emit-object", "-wmo", "-enable-testing", "-module-name", "App"]
        + options + app + ["-o", "App.o"], in: outside)
    try run(
      ["swiftc", "-module-name", "AppTests", "-I", "."] + options + tests + [
        "App.o", "-o", "tests",
      ],
      in: outside)
    try run([outside.appending(path: "tests").path], in: outside)
  }

  private static func files(in folder: URL) throws -> [String] {
    try GoldenCase.files(below: folder).keys.sorted().map { folder.appending(path: $0).path }
  }

  private func run(_ words: [String], in folder: URL) throws {
    let process = try FinishedProcess(words, in: folder.path)
    try #require(process.isDone, "\(process.output)")
  }
}

extension GoldenCase {
  fileprivate var testFolders: [URL] {
    get throws { try FileManager.default.subfolders(of: input.appending(path: "Tests")) }
  }
}

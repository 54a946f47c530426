import Foundation
import Testing

@testable import HasgenWorkspace

/// `swift format` leaves generated files as they are.
@Suite struct FormatTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let hasTool = (try? run(["--version"])) == 0

  @Test(.enabled(if: hasTool), arguments: [nil, root.appending(path: ".swift-format")])
  func generatedFiles(configuration: URL?) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Whoever takes the directives away finds nothing to format either.
    let texts = try Self.generatedTexts().map {
      $0.replacing(directivesForFormatters + "\n", with: "")
    }
    let files = texts.indices.map { folder.appending(path: "\($0).swift") }
    for (text, file) in zip(texts, files) {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let options = configuration.map { ["--configuration", $0.path] } ?? []
    #expect(try Self.run(["format", "--in-place"] + options + files.map(\.path)) == 0)
    for (text, file) in zip(texts, files) {
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test(.enabled(if: hasTool))
  func generatedFilesInProjectsOfAnotherStyle() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try #require(try Self.generatedTexts().first { $0.contains("{\n  ") })
    let file = folder.appending(path: "A.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let style = folder.appending(path: ".swift-format")
    try #"{"version": 1, "lineLength": 40, "indentation": {"spaces": 4}}"#.write(
      to: style, atomically: true, encoding: .utf8)
    for command in [["format", "--in-place"], ["lint", "--strict"]] {
      #expect(try Self.run(command + ["--configuration", style.path, file.path]) == 0)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  /// The generated files of the apps that are checked in.
  private static func generatedTexts() throws -> [String] {
    let root = Self.root
    return try ["Sources/Example", "Tests/Guides", "Tests/WiredApp"].flatMap { name in
      let folder = root.appending(path: name)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix("+Generated.swift") && !$0.contains(".build") }.sorted()
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

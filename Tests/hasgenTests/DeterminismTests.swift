import Foundation
import TestFolders
import Testing

@testable import hasgen

/// The same sources give the same bytes, wherever, however and by whomever the tool is run.
@Suite struct DeterminismTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The example's files by path, without the generated ones.
  private static var example: [String: String] {
    get throws {
      let paths = try ["Sources/Example", "Tests/ExampleTests"].flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
          .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Generated.swift") }
          .map { "\(folder)/\($0)" }
      }
      var files: [String: String] = [:]
      for path in paths + [".hasgen.json"] {
        files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      }
      files["Package.swift"] = ProjectText.manifest(of: files)
      return files
    }
  }

  /// Writes the files one after another, so that the folder lists them as it likes.
  private func folder(_ files: [(key: String, value: String)], in place: String = "") throws
    -> TestFolder
  {
    let folder = try TestFolder()
    for (path, text) in files { try folder.write(text, to: place + path) }
    return folder
  }

  /// What is generated, by path, and what is printed.
  private struct Answer: Equatable {
    var files: [String: String] = [:]
    var printed = ""
    var status: Int32 = 0
  }

  private func answer(
    of folder: TestFolder, in place: String = "", program: [String] = [], words: [String] = [],
    from directory: String = "", environment: [String: String] = [:]
  ) throws -> Answer {
    let process = Process()
    let binary = try #require(Binary.url).path
    let command = program + [binary, "generate"] + words
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: folder(place + directory))
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    var answer = Answer()
    answer.printed = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    answer.status = process.terminationStatus
    for start in ["Sources", "Tests"].map({ folder(place + $0) }) {
      for path in try FileManager.default.subpathsOfDirectory(atPath: start)
      where path.hasSuffix("+Generated.swift") {
        answer.files[path] = try String(contentsOfFile: start + "/" + path, encoding: .utf8)
      }
    }
    return answer
  }

  @Test func sameBytes() throws {
    let files = try Self.example.sorted { $0.key < $1.key }
    let wanted = try answer(of: folder(files))
    #expect(wanted.files.count == 5)
    #expect(wanted.status == 0)

    // The order in which files come to be.
    #expect(try answer(of: folder(files.reversed())) == wanted)
    #expect(try answer(of: folder(files.shuffled())) == wanted)
    // Language and time.
    let turkish = ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"]
    #expect(try answer(of: folder(files), environment: turkish) == wanted)
    // Where the package lies.
    let place = "a deep/pläce with 'quotes'/"
    #expect(try answer(of: folder(files, in: place), in: place) == wanted)
    // From where the tool is run, and how paths are given: what is printed names other paths.
    let below = try answer(of: folder(files), from: "Sources/Example")
    #expect(below.files == wanted.files)
    let absolute = try folder(files)
    #expect(
      try answer(of: absolute, words: [absolute("Sources")], from: "Sources").files
        == wanted.files)
    // The number of threads.
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset") {
      #expect(try answer(of: folder(files), program: ["taskset", "-c", "0"]) == wanted)
    }
    // What is there already.
    let again = try folder(files)
    _ = try answer(of: again)
    let second = try answer(of: again)
    #expect(second.files == wanted.files)
    #expect(second.printed.hasPrefix("nothing to write"))
  }

  @Test func lineEndsAreThoseOfTheContainersFile() throws {
    let files = try Self.example.sorted { $0.key < $1.key }
    let wanted = try answer(of: folder(files))
    let windows = files.map { (key: $0.key, value: $0.value.replacing("\n", with: "\r\n")) }
    let found = try answer(of: folder(windows))
    #expect(found.status == 0)
    #expect(found.files == wanted.files.mapValues { $0.replacing("\n", with: "\r\n") })
    let mixed = try folder(
      windows.map {
        $0.key.hasSuffix("AppDependency.swift")
          ? $0 : ($0.key, $0.value.replacing("\r\n", with: "\n"))
      })
    let mixedFiles = try answer(of: mixed).files
    #expect(mixedFiles.values.count { $0.contains("\r\n") } == 1)
  }
}

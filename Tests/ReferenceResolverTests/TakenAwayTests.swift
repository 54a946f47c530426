import Foundation
import SyntheticApp
import TestFolders
import Testing

@testable import SyntheticApp
@testable import hasgen

/// An app from which one thing is taken away is built as the reference says, or refused as it says.
@Suite
struct TakenAwayTests {
  /// The number of apps; `HASGEN_GRAPHS=2000` asks for more.
  private static let apps =
    ProcessInfo.processInfo.environment["HASGEN_GRAPHS"] == nil ? 60 : 500

  @Test func choosesWhatTheReferenceChooses() throws {
    var differences: [String] = []
    var count = 0
    var seed: UInt64 = 10_000
    while count < Self.apps {
      seed += 1
      var random = SplitMix64(seed: seed, file: 27)
      var model = RandomGraph(seed: seed).model
      guard let gone = model.takeAway(by: &random) else { continue }
      count += 1
      let folder = try TestFolder(package: model.files)
      let found = try Answer(ofAppIn: folder)
      differences += Answer(of: model).difference(from: found).map { "\(seed), no \(gone): \($0)" }
    }
    #expect(differences == [])
  }

  /// Imports and `Sendable` are no choices: without one, something is reported, or all calls are
  /// those that were written before, and the compiler tells what it misses.
  @Test(arguments: ["import ", ": Sendable", ", Sendable", "public ", "@MainActor "])
  func writesNoOtherCall(without word: String) throws {
    let apps = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Ordinary/Apps")
    var others: [String] = []
    for name in ["modules", "live", "scopes", "factories", "server", "main-actor"] {
      let folder = try TestFolder()
      try FileManager.default.removeItem(atPath: folder.path)
      try FileManager.default.copyItem(
        atPath: apps.appending(path: name).path, toPath: folder.path)
      let environment = Environment(workingDirectory: folder.path)
      #expect(Hasgen.run(["generate"], in: environment).status == .done)
      let before = try calls(in: folder)
      for path in try sources(of: folder) {
        let text = folder.text(of: path) ?? ""
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated() where line.contains(word)
        {
          var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          lines[number] =
            word == "import " ? "" : String(line.replacing(word, with: "", maxReplacements: 1))
          try folder.write(lines.joined(separator: "\n"), to: path)
          let outcome = Hasgen.run(["generate"], in: environment)
          let after = try calls(in: folder)
          if outcome.status == .done, !after.isSubset(of: before) {
            others += after.subtracting(before).map { "\(name)/\(path):\(number + 1): \($0)" }
          }
        }
        try folder.write(text, to: path)
      }
    }
    #expect(others == [])
  }

  /// The files that are written by hand.
  private func sources(of folder: TestFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/Sources")
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Generated.swift") }
      .map { "Sources/\($0)" }.sorted()
  }

  /// The calls of initializers and functions in the generated files of containers, without spaces.
  private func calls(in folder: TestFolder) throws -> Set<String> {
    let root = folder.path + "/Sources"
    let generated = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix("Dependency+Generated.swift") }
    let text = try generated.map { try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8) }
      .joined().filter { !$0.isWhitespace }
    return Set(text.matches(of: /[A-Z][A-Za-z]*\([a-z][^()]*\)/).map { String($0.output) })
  }
}

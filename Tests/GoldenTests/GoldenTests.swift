import Foundation
import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

/// What comes out for each golden case is what was wanted, and compiles.
@Suite
struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["HASGEN_RECORD"] != nil

  /// Twenty cases are compiled in Swift 5 mode too, and nightly all.
  private static func languageModes(of golden: GoldenCase) throws -> [String] {
    let names = try GoldenCase.all.map(\.name)
    let place = names.firstIndex(of: golden.name) ?? 0
    return place % (names.count / 20 + 1) == 0 ? ["5", "6"] : Nightly.languageModes
  }

  @Test(arguments: try GoldenCase.all)
  func generates(_ golden: GoldenCase) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "hasgen-golden-\(UUID().uuidString)").appending(path: "Golden")
    let outside = folder.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: outside) }
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try golden.copyInput(to: folder)
    let environment = Environment(workingDirectory: folder.path)
    let before = try GoldenCase.files(below: folder)

    let outcome = Hasgen.run(["generate"] + golden.arguments, in: environment)
    let messages = messagePlaces(in: outcome.messages)
    let after = try GoldenCase.files(below: folder)
    let generated = after.filter { $0.value.hasPrefix(FileGenerator.marker) }
    if Self.isRecording {
      try golden.record(generated, messages: messages)
      Issue.record("recorded; read it, and run again without HASGEN_RECORD")
    }

    #expect(try generated == golden.wanted)
    #expect(messages == golden.messages, "\(outcome.messages)")
    #expect(outcome.status == golden.wantedStatus)
    #expect(
      after.filter { generated[$0.key] == nil }
        == before.filter { !$0.value.hasPrefix(FileGenerator.marker) })

    let again = Hasgen.run(["check"] + golden.arguments, in: environment)
    #expect(again.status == outcome.status, "a second run has something to do: \(again.results)")
    guard outcome.status == .done, golden.reasonNotToCompile == nil else { return }
    for mode in try Self.languageModes(of: golden) {
      let compilation = try Compilation(
        of: folder, isPackage: golden.isPackage, mode: mode, flags: golden.flags)
      #expect(
        compilation.isClean(in: Array(generated.keys)), "Swift \(mode): \(compilation.output)")
    }
  }
}

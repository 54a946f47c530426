import Foundation
import HasgenProjects
import HasgenWorkspace
import TestFolders
import Testing

@testable import SyntheticApp

/// The synthetic app is what the benchmarks take it for: one app a seed, which compiles.
@Suite
struct SyntheticAppTests {
  @Test func isTheSameForTheSameSeed() {
    let first = Array(SyntheticApp(files: 60, seed: 7).files)
    #expect(first == Array(SyntheticApp(files: 60, seed: 7).files))
    #expect(first != Array(SyntheticApp(files: 60, seed: 8).files))
  }

  @Test func hasAsManyFilesAsAskedFor() {
    let files = Array(SyntheticApp(files: 400).files.dropFirst())
    #expect(files.count == 400)
    #expect(Set(files.map { $0.path.lowercased() }).count == 400)
    #expect(Set(files.map(\.text)).count == 400)
    let bytes = files.reduce(0) { $0 + $1.text.utf8.count }
    #expect((4_000...5_600).contains(bytes / 400), "\(bytes / 400) bytes a file")
  }

  @Test func namesNothingTwice() {
    #expect(Set((0..<220_000).map(Vocabulary.typeName)).count == 220_000)
  }

  @Test func compilesOnceGenerated() throws {
    let folder = try TestFolder()
    try SyntheticApp(files: 40, services: 6, consumers: 10)
      .write(to: URL(filePath: folder.path))
    let plan = try Workspace(Request(workingDirectory: folder.path)).plan()
    #expect(plan.diagnostics == [])
    try #require(plan.changes.map(\.path) == ["Sources/App/AppDependency+Generated.swift"])
    #expect(Writer(writing: plan.changes).failures == [])
    try Typecheck.expectNoErrors(of: folder.path)
  }

  /// The members of most files are not read.
  @Test func isReadInTwoWays() throws {
    let folder = try TestFolder()
    try SyntheticApp(files: 80, services: 6, consumers: 10)
      .write(to: URL(filePath: folder.path))
    let ways = TwoWays(Request(workingDirectory: folder.path))
    #expect(ways.difference == [])
    #expect(ways.quick.conformances.count == 6)
    #expect(ways.passed.count >= 40)
  }
}

import Foundation
import HasWorkspace
import SwiftProgram
import TestFolders
import Testing

@testable import hasgen

/// Each golden case outlined module by module, and joined, comes to what it comes to in one run.
@Suite(.enabled(if: Nightly.isOn))
struct JoinedTests {
  @Test(arguments: try GoldenCase.all)
  func areTheSame(_ golden: GoldenCase) throws {
    let folder = try TestFolder()
    let input = URL(filePath: folder("Golden"))
    try golden.copyInput(to: input)
    let arguments = try Arguments(
      parsing: ["check"] + golden.arguments, in: Environment(workingDirectory: input.path))
    guard let plan = try? Workspace(arguments.request).plan() else { return }
    var build = try ModuleBuild(reading: input.path, in: "Golden") { words, folder in
      let outcome = Hasgen.run(words, in: Environment(workingDirectory: folder))
      return ModuleBuild.Answer(
        status: outcome.status.rawValue, results: outcome.results, messages: outcome.messages)
    }
    let modules = Set(plan.modules.map(\.name))
    try #require(!modules.isEmpty)
    var scanning = golden.arguments
    while let place = scanning.firstIndex(of: "--container") {
      scanning.removeSubrange(place...place + 1)
    }
    let joined = try build.joined(
      ["check"], operands: golden.arguments, scanning: scanning, ofModules: modules)
    #expect(try joined == build.answer(to: ["check"] + golden.arguments))
  }
}

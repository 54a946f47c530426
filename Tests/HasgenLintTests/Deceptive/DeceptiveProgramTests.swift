import HasgenLint
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import TestFolders
import Testing

/// Programs that somebody wrote to break `unused-dependency`, and that did.
@Suite struct DeceptiveProgramTests {
  @Test(arguments: DeceptiveProgram.all)
  func accusesNobodyFalsely(_ program: DeceptiveProgram) throws {
    let folder = try TestFolder(package: ["Sources/App/App.swift": program.source])
    let plan = try Workspace(Request(workingDirectory: folder.path)).planLinting()
    #expect(!plan.isStopped)
    let found = plan.lintFindings.filter { $0.id == .unusedDependency }
    #expect(found.map(\.message) == program.wanted)
  }
}

import HasgenBuilding
import HasgenGraph
import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWorkspace
import TestFolders
import Testing

@testable import SyntheticApp

/// What an app has many of is all read, and comes to what it should.
@Suite
struct RepeatedAppTests {
  @Test func modulesSeeEachOther() throws {
    let plan = try plan(for: RepeatedApp(.modules, count: 5), in: TestFolder())
    #expect(plan.diagnostics == [])
    #expect(plan.containers.map(\.conformances.count) == [5])
  }

  @Test func scopesCompileOnceGenerated() throws {
    let folder = try TestFolder()
    let plan = try plan(for: RepeatedApp(.scopes, count: 3), in: folder)
    #expect(plan.diagnostics == [])
    #expect(plan.containers.map(\.conformances.count) == [50, 51, 51, 51])
    #expect(Writer(writing: plan.changes).failures == [])
    try Typecheck.expectNoErrors(of: folder.path)
  }

  @Test func membersAreBuilt() throws {
    let folder = try TestFolder()
    let plan = try plan(for: RepeatedApp(.members, count: 3), in: folder)
    #expect(plan.diagnostics == [])
    let steps = plan.containers.first?.wiring?.steps ?? []
    #expect(steps.count { $0.sharedBy.isEmpty && !$0.isLazy } == 3)
    #expect(Writer(writing: plan.changes).failures == [])
    try Typecheck.expectNoErrors(of: folder.path)
  }

  @Test func factoriesAreMade() throws {
    let folder = try TestFolder()
    let plan = try plan(for: RepeatedApp(.factories, count: 3), in: folder)
    #expect(plan.diagnostics == [])
    #expect(plan.containers.map(\.conformances.count) == [6])
    #expect(Writer(writing: plan.changes).failures == [])
    try Typecheck.expectNoErrors(of: folder.path)
  }

  private func plan(for app: RepeatedApp, in folder: TestFolder) throws -> Plan {
    for file in app.files { try folder.write(file.text, to: file.path) }
    return try Workspace(Request(workingDirectory: folder.path)).plan()
  }
}

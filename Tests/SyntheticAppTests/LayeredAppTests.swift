import Foundation
import HasgenBuilding
import HasgenGraph
import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWorkspace
import TestFolders
import Testing

@testable import SyntheticApp

/// An app of many services is built by its `live`, in an order in which each has what it needs.
@Suite
struct LayeredAppTests {
  @Test func buildsAllServices() throws {
    // The compiler takes half a minute for 500.
    let count = Nightly.isOn ? 500 : 100
    let app = LayeredApp(services: count)
    let folder = try TestFolder(Dictionary(app.files.map { ($0.path, $0.text) }) { $1 })
    let plan = try Workspace(
      Request(
        workingDirectory: folder.path, paths: ["App"], configuration: ".hasgen.json")
    ).plan()
    #expect(plan.diagnostics.filter { $0.severity == .error } == [])
    #expect(plan.containers.first?.wiring?.steps.count == count)
    #expect(Writer(writing: plan.changes).failures == [])
    let sources = try folder.names(in: "App").map { folder("App/\($0)") }.sorted()
    let compiler = try FinishedProcess(["swiftc", "-o", folder("app")] + sources)
    #expect(compiler.isDone && compiler.output.isEmpty, "\(compiler.output)")
    let run = try FinishedProcess([folder("app")])
    #expect(run.isDone && run.output.isEmpty, "\(run.output)")
  }
}

import Building
import DependencyGraph
import Findings
import Foundation
import HasConfiguration
import HasWorkspace
import Resolution
import TestFolders
import Testing

@testable import SyntheticApp

/// An app of many services is built by its `live`, in an order in which each has what it needs.
@Suite
struct LayeredAppTests {
  @Test func buildsFiveHundredServices() throws {
    let app = LayeredApp(services: 500)
    let folder = try TestFolder(Dictionary(app.files.map { ($0.path, $0.text) }) { $1 })
    let plan = try Workspace(
      Request(
        workingDirectory: folder.path, paths: ["App"], configuration: ".hasgen.json")
    ).plan()
    #expect(plan.diagnostics.filter { $0.severity == .error } == [])
    #expect(plan.containers.first?.wirings.first?.steps.count == 500)
    #expect(Writer(writing: plan.changes).failures == [])
    let sources = try folder.names(in: "App").map { folder("App/\($0)") }.sorted()
    #expect(try Program.output(of: ["swiftc", "-o", folder("app")] + sources) == "")
    #expect(try Program.output(of: [folder("app")]) == "")
  }
}

/// A program that is run to its end.
private enum Program {
  /// What it prints, and its status if that is not 0.
  static func output(of words: [String]) throws -> String {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let status = process.terminationStatus == 0 ? "" : "status \(process.terminationStatus)"
    return String(decoding: output, as: UTF8.self) + status
  }
}

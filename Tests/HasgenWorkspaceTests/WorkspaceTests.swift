import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading
import TestFolders
import Testing
@testable import HasgenWorkspace

@testable import HasgenWorkspace

@Suite struct WorkspaceTests {
  private func settings(
    _ folder: TestFolder, from directory: String = "", _ paths: [String] = [],
    configuration: String? = nil
  ) throws -> Settings {
    try Settings(
      Request(
        workingDirectory: Path.join(folder.path, directory), paths: paths,
        configuration: configuration, containers: ["Extra"]))
  }

  @Test func pathsOfTheConfigurationAreRelativeToIt() throws {
    let text = #"""
      {"sources": ["App", "../Core"], "templates": "T", "exclude": ["App/Old"],
       "containers": ["One", {"name": "Two", "output": "Gen/Two.swift"}]}
      """#
    let folder = try TestFolder([
      "P/.hasgen.json": text, "P/App/A.swift": "", "P/App/Old/B.swift": "", "Core/C.swift": "",
      "P/T/Consumer.mustache": "mine",
    ])
    for (directory, configuration, prefix, core) in [
      ("P", nil, "", "../Core"), ("P/App", nil, "../", "../../Core"),
      ("", "P/.hasgen.json", "P/", "Core"),
    ] {
      let settings = try settings(folder, from: directory, configuration: configuration)
      #expect(settings.root == folder("P"))
      #expect(settings.outputs == [prefix + "Gen/Two.swift"])
      #expect(settings.rules.choices.all.map(\.name) == ["One", "Two", "Extra"])
      #expect(settings.configuration.sources.last?.path.path == core)
      #expect(try FileGenerator(settings).userFileText(of: "Consumer", for: [:]) == "mine")
      let found = try ModuleFinder(settings).find()
      #expect(found.modules.map(\.name) == ["App", "Core"])
      #expect(found.modules.map(\.files.count) == [1, 1])
    }
  }

  @Test func pathsElsewhereBringTheConfigurationOfTheirPackage() throws {
    let here = try TestFolder(package: [".hasgen.json": #"{"containers": ["Here"]}"#])
    let there = try TestFolder(package: [
      ".hasgen.json": #"{"containers": ["There"]}"#, "Sources/A/A.swift": "",
    ])
    let settings = try settings(here, [there("Sources")])
    #expect(settings.rules.choices.all.map(\.name) == ["There", "Extra"])
    #expect(settings.root == there.path)
  }

  @Test(arguments: [
    (nil, "c:1:2 the configuration has no key 'x'"),
    ("nowhere.json", "cannot read the configuration 'nowhere.json': No such file or directory"),
  ])
  func mistakesOfTheConfiguration(file: String?, message: String) throws {
    let folder = try TestFolder(package: ["c": #"{"x": 1}"#, "Sources/A/A.swift": ""])
    let error = #expect(throws: WorkspaceError.self) {
      try settings(folder, configuration: file ?? "c")
    }
    let found = error?.diagnostics.map { diagnostic in
      (diagnostic.location.map { "\($0.path):\($0.line):\($0.column) " } ?? "") + diagnostic.message
    }
    #expect(found == [message])
  }

  @Test func aTemplatesMistakeHasItsPlace() throws {
    let folder = try TestFolder(package: [
      ".hasgen.json": #"{"templates": "T"}"#,
      "T/Container.mustache": "\n{{#x}}",
      "Sources/App/A.swift": """
      protocol HasA { var a: Int { get } }
      struct AppDependency { let a: Int }
      final class Consumer { typealias Dependencies = HasA }
      """,
    ])
    let error = #expect(throws: WorkspaceError.self) {
      try Workspace(Request(workingDirectory: folder.path)).plan()
    }
    #expect(
      error?.diagnostics.map(\.location) == [
        Location(path: "T/Container.mustache", line: 2, column: 1)
      ])
  }
}

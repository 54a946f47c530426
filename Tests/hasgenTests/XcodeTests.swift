import TestFolders
import Testing

@testable import hasgen

/// Runs in folders of Xcode projects, without `sources`.
@Suite struct XcodeTests {
  private let shared = """
    protocol HasTides { var tides: Int { get } }
    struct TideLabel { typealias Dependencies = HasTides }

    """

  /// A sailing app, whose widget compiles the app's folder `Shared` too.
  private func sailing(_ files: [String: String] = [:]) throws -> TestFolder {
    let project = ProjectText.xcodeProject([
      .init("Sailing", exceptions: ["Sailing": ["Old.swift"]]),
      .init("Widget", exceptions: ["Sailing": ["Shared/Tides.swift"]]),
    ])
    let all = [
      "Sailing.xcodeproj/project.pbxproj": project, "Sailing/Shared/Tides.swift": shared,
      "Sailing/AppDependency.swift": "struct AppDependency { let tides: Int }\n",
      "Sailing/Old.swift": "struct Chart { typealias Dependencies = HasFax }\n",
      "Widget/WidgetDependency.swift": """
      // hasgen: container
      struct WidgetDependency { let tides: Int }

      """,
      "Widget/Entry.swift": "struct Entry { typealias Dependencies = TideLabel.Dependencies }\n",
    ].merging(files) { $1 }
    return try TestFolder(all)
  }

  private let outputs = [
    "Sailing/AppDependency+Generated.swift", "Widget/WidgetDependency+Generated.swift",
  ]

  @Test func aSharedFileAsksTheContainersOfBothTargets() throws {
    let folder = try sailing()
    let outcome = folder.hasgen()
    #expect(outcome.messages == "")
    #expect(outcome.results == outputs.map { "wrote \($0)\n" }.joined())
    #expect(
      outputs.map { conformances(in: folder.text(of: $0) ?? "") } == [
        ["AppDependency: HasTides"], ["WidgetDependency: HasTides"],
      ])
    #expect(folder.hasgen("check").status == .done)
    #expect(folder.hasgen("init").results.contains("configuration: the defaults are enough\n"))
  }

  @Test func aMistakeInASharedFileIsReportedOnce() throws {
    let folder = try sailing([
      "Sailing/Shared/Tides.swift": shared.replacing("= HasTides", with: "= HasWind & HasTides")
    ])
    let outcome = folder.hasgen()
    #expect(outcome.status == .findings)
    #expect(
      messagePlaces(in: outcome.messages) == ["Sailing/Shared/Tides.swift:2: error [unknown-name]"])
  }

  @Test func sourcesGiveAFileToTwoModules() throws {
    let folder = try sailing([
      ".hasgen.json": #"""
      {
        "sources": [
          "Sailing", "Widget", {"path": "Sailing/Shared/Tides.swift", "module": "Widget"}
        ],
        "exclude": ["Sailing/Old.swift"]
      }
      """#
    ])
    let outcome = folder.hasgen()
    #expect(outcome.messages == "")
    #expect(outcome.results == outputs.map { "wrote \($0)\n" }.joined())
  }

  /// The package of tools has the folder of the app.
  @Test func aPackageOfToolsTakesNoFilesOfTheApp() throws {
    let folder = try sailing([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Tools", targets: [.target(name: "Tools", path: ".")])
      """,
      "Scripts/Ship.swift": "struct Ship {}\n",
    ])
    try folder.write("struct Chart {}\n", to: "Sailing/Old.swift")
    let outcome = folder.hasgen("check", "--verbose")
    for line in [
      "read module 'Sailing': 2 files", "read module 'Tools': 2 files",
      "read module 'Widget': 3 files",
    ] { #expect(outcome.messages.contains(line)) }
    #expect(folder.hasgen().results == outputs.map { "wrote \($0)\n" }.joined())
  }

  /// The modules of a description are unknown until its tool makes the project.
  @Test(arguments: [
    ("project.yml", "xcodegen generate"), ("Project.swift", "tuist generate"),
    ("Workspace.swift", "tuist generate"),
  ])
  func aDescriptionWithoutItsProjectIsAnError(_ name: String, _ command: String) throws {
    let folder = try TestFolder([
      name: "import ProjectDescription\n", "App/Sources/App.swift": "struct AppDependency {}\n",
      "Modules/Feature/Sources/Feature.swift": "public struct Feature {}\n",
    ])
    for words in [["generate"], ["check"], ["init"]] {
      let outcome = folder.run(words)
      #expect(outcome.status == .trouble)
      #expect(messagePlaces(in: outcome.messages) == ["\(name):1: error [no-sources]"])
      #expect(outcome.messages.contains("note: run '\(command)' first, or list "))
    }
    try folder.write(#"{"sources": ["App/Sources", "Modules/*/Sources"]}"#, to: ".hasgen.json")
    let verbose = folder.hasgen("check", "--verbose").messages
    #expect(verbose.contains("read module 'App'") && verbose.contains("read module 'Feature'"))
  }

  /// The workspace of a package shows its examples.
  @Test func aWorkspaceBesideAPackageAddsItsProjects() throws {
    let folder = try TestFolder(
      package: [
        "Kit.xcworkspace/contents.xcworkspacedata": ProjectText.xcodeWorkspace(
          "Examples/Demo.xcodeproj", ".", "Gone.xcodeproj"),
        "Examples/Demo.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("Demo")]),
        "Examples/Demo/Demo.swift": "struct Demo {}\n",
        "Sources/Kit/Kit.swift": shared + "struct AppDependency { let tides: Int }\n",
      ])
    #expect(folder.hasgen("init").results.contains("configuration: the defaults are enough\n"))
    let outcome = folder.hasgen("generate", "--verbose")
    #expect(outcome.results == "wrote Sources/Kit/AppDependency+Generated.swift\n")
    #expect(outcome.messages.contains("read module 'Demo': 1 file"))
    #expect(outcome.messages.contains("warning: these projects of the workspace do not exist"))
    #expect(folder.hasgen("check").status == .done)
  }

  /// A setting that refers to another one, which is not there, is unknown.
  @Test func anUnknownIsolationAsksForOneValue() throws {
    let settings = ["SWIFT_DEFAULT_ACTOR_ISOLATION": "$(ISOLATION)"]
    let folder = try TestFolder([
      "App.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("App", settings: settings)]),
      "App/App.swift": shared + "struct AppDependency { let tides: Int }\n",
    ])
    #expect(
      folder.hasgen().messages == """
        warning: hasgen cannot read the default isolation of 'App' from 'App.xcodeproj', and assumes \
        'nonisolated' [computed-manifest]
        note: give 'SWIFT_DEFAULT_ACTOR_ISOLATION' the same literal value in all its configurations

        """)
  }
}

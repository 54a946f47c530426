import HasgenProgram
import HasgenProjects
import TestFolders
import Testing

@testable import HasgenWorkspace

@Suite struct InitialSourcesTests {
  /// The files of each module in a folder, as `scan` reads them.
  private func modules(in folder: TestFolder) throws -> [String] {
    let found = try ModuleFinder(Settings(Request(workingDirectory: folder.path))).find()
    return found.modules.map { module in
      let isolation = module.settings.defaultIsolation == .mainActor ? " on the main actor" : ""
      return "\(module.name)\(isolation): \(module.files.joined(separator: " "))"
    }
  }

  /// Lists the modules of a project in a configuration, which then has the same ones.
  private func list(_ files: [String: String]) throws -> [String] {
    let folder = try TestFolder(files)
    let before = try modules(in: folder)
    let settings = try Settings(Request(workingDirectory: folder.path))
    var draft = ConfigurationDraft()
    draft.sources =
      SourceList(of: try ModuleFinder(settings).find().modules, settings.finder)
      .entries
    try folder.write(draft.text, to: ".hasgen.json")
    #expect(try modules(in: folder) == before)
    return draft.sources
  }

  @Test func listsFoldersAndSharedFiles() throws {
    let project = ProjectText.xcodeProject(
      [
        .init(
          "Sailing", exceptions: ["Sailing": ["Old.swift"]],
          settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]),
        .init("Widget", exceptions: ["Sailing": ["Shared/Tides.swift", "Views/Deep/Row.swift"]]),
        .init("SailingTests", .tests, folders: ["Sailing/Tests"]),
      ], packages: ["Packages/Core"])
    let entries = try list([
      "Sailing.xcodeproj/project.pbxproj": project, "Sailing/Shared/Tides.swift": "",
      "Sailing/Shared/Wind.swift": "", "Sailing/App.swift": "import Core", "Sailing/Old.swift": "",
      "Sailing/Views/Home.swift": "", "Sailing/Views/Deep/Row.swift": "", "Loose/A.swift": "",
      "Widget/Entry.swift": "",
      "Packages/Core/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Core", targets: [.target(name: "Core")])
      """,
      "Packages/Core/Sources/Core/Core.swift": "",
    ])
    let app = #""module": "Sailing", "defaultIsolation": "MainActor" }"#
    #expect(
      entries == [
        #""Packages/Core""#,
        #"{ "path": "Sailing/Shared", \#(app)"#,
        #"{ "path": "Sailing/Views", \#(app)"#,
        #"{ "path": "Sailing/App.swift", \#(app)"#,
        #"{ "path": "Widget", "module": "Widget" }"#,
        #"{ "path": "Sailing/Shared/Tides.swift", "module": "Widget" }"#,
        #"{ "path": "Sailing/Views/Deep/Row.swift", "module": "Widget" }"#,
      ])
  }

  /// Two apps of the same files, and files beside the project.
  @Test func listsAFolderOfTwoTargets() throws {
    let entries = try list([
      "Shop.xcodeproj/project.pbxproj": ProjectText.xcodeProject([
        .init("Shop", folders: ["App"]), .init("ShopDev", folders: ["App"], files: ["Dev.swift"]),
        .init("My-Tool", files: ["main.swift"]),
      ]),
      "App/Screen.swift": "", "App/Rows/Row.swift": "", "Dev.swift": "", "main.swift": "",
    ])
    #expect(
      entries == [
        #"{ "path": "main.swift", "module": "My_Tool" }"#,
        #"{ "path": "App", "module": "Shop" }"#, #"{ "path": "App", "module": "ShopDev" }"#,
        #"{ "path": "Dev.swift", "module": "ShopDev" }"#,
      ])
  }

  @Test func followsGroups() throws {
    let entries = try list([
      "Shop.xcodeproj/project.pbxproj": XcodeProjectTests.groups, "App/Main.swift": "",
      "Shared/Money.swift": "", "Kit/Sources/Cart.swift": "", "ShopTests/CartTests.swift": "",
    ])
    #expect(
      entries == [
        #"{ "path": "App", "module": "My_Shop", "defaultIsolation": "MainActor" }"#,
        #"{ "path": "Shared", "module": "My_Shop", "defaultIsolation": "MainActor" }"#,
        #"{ "path": "Kit", "module": "ShopKit" }"#,
      ])
  }

  @Test func drafting() {
    var draft = ConfigurationDraft()
    #expect(draft.text == "{}\n")
    draft.containers = ["A \"b\""]
    draft.affixes = [
      .standard, NameAffix(word: "Uses", isPrefix: true),
      NameAffix(word: "Provider", isPrefix: false),
    ]
    #expect(
      draft.text == """
        {
          "containers": ["A \\"b\\""],
          "protocols": { "prefixes": ["Has", "Uses"], "suffixes": ["Provider"] }
        }

        """)
    #expect(throws: Never.self) {
      try Configuration(
        reading: Array(draft.text.utf8), path: ".hasgen.json",
        in: SourceFinder(workingDirectory: "/app", root: "/app"))
    }
  }
}

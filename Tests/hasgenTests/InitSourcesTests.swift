import Foundation
import TestFolders
import Testing

@testable import hasgen

/// `init` where a configuration must list `sources`.
@Suite struct InitSourcesTests {
  /// A sailing app in a git repository. Its widget compiles a file of the app.
  private func sailing(ignoring ignored: String) throws -> TestFolder {
    let folder = try TestFolder(
      [
        "Sailing.xcodeproj/project.pbxproj": ProjectText.xcodeProject(
          [
            .init("Sailing", exceptions: ["Sailing": ["Old.swift"]]),
            .init("Widget", exceptions: ["Sailing": ["Tides.swift"]]),
          ], packages: ["Core"]),
        "Sailing/App.swift": "import Core\nstruct AppDependency { let tides: Int }\n",
        "Sailing/Old.swift": "struct Chart { typealias Dependencies = HasFax }\n",
        "Sailing/Tides.swift": "struct Label { typealias Dependencies = HasTides }\n",
        "Sailing/Views/Home.swift": "struct Home {}\n", "Widget/Entry.swift": "struct Entry {}\n",
        "Core/Sources/Core/Core.swift": "public struct Core {}\n",
        "project.yml": "name: Sailing\n", ".gitignore": ignored,
      ], packages: ["Core"])
    #expect(try FinishedProcess(["git", "init", "--quiet"], in: folder.path).isDone)
    return folder
  }

  /// The entries of one module's name are one module.
  @Test func doesNotListTargetsOfOneModuleName() throws {
    let folder = try TestFolder([
      "Sailing.xcodeproj/project.pbxproj": ProjectText.xcodeProject([
        .init("Phone", settings: ["PRODUCT_NAME": "Sailing"]),
        .init("Watch", settings: ["PRODUCT_NAME": "Sailing"]),
      ]),
      "Phone/App.swift": "struct AppDependency {}\n", "Watch/App.swift": "struct Watch {}\n",
      ".gitignore": "*.xcodeproj\n",
    ])
    #expect(try FinishedProcess(["git", "init", "--quiet"], in: folder.path).isDone)
    let outcome = folder.hasgen("init")
    #expect(
      outcome.results.contains(
        "'sources' cannot list it: two targets have the module name 'Sailing'; make the project "
          + "wherever hasgen runs\n"))
    #expect(folder.text(of: ".hasgen.json") == nil)
  }

  @Test func listsWhatAnIgnoredProjectSays() throws {
    let folder = try sailing(ignoring: "*.xcodeproj\n")
    func modules() -> [Substring] {
      // Without a setting, the isolation is the same.
      folder.hasgen("check", "--verbose").messages
        .replacing("; default isolation nonisolated", with: "").split(separator: "\n")
        .filter { $0.hasPrefix("read module ") }
    }
    let before = modules()
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .done)
    #expect(
      outcome.results.contains(
        "git ignores the Xcode project; 'sources' lists its files for a clone without it\n"))
    #expect(
      folder.text(of: ".hasgen.json") == """
        {
          "sources": [
            { "path": "Sailing/Views", "module": "Sailing" },
            { "path": "Sailing/App.swift", "module": "Sailing" },
            { "path": "Sailing/Tides.swift", "module": "Sailing" },
            { "path": "Widget", "module": "Widget" },
            { "path": "Sailing/Tides.swift", "module": "Widget" },
            "Core"
          ]
        }

        """)
    #expect(modules() == before)
    #expect(folder.hasgen("init").results.contains("'.hasgen.json' exists, and stays as it is"))
    try FileManager.default.removeItem(atPath: folder("Sailing.xcodeproj"))
    #expect(modules() == before)
  }

  @Test func anExistingConfigurationLacksTheLines() throws {
    let folder = try sailing(ignoring: "Sailing.xcodeproj\n")
    try folder.write("{}", to: ".hasgen.json")
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .findings)
    #expect(outcome.results.contains("stays as it is; add these lines:\n      \"sources\": [\n"))
    #expect(folder.text(of: ".hasgen.json") == "{}")
  }

  @Test func needsNoSourcesForOtherProjects() throws {
    #expect(try sailing(ignoring: "").hasgen("init").results.contains("the defaults are enough"))
    // The rule came after the project.
    let tracked = try sailing(ignoring: "*.xcodeproj\n")
    let words = ["git", "add", "--force", "Sailing.xcodeproj"]
    #expect(try FinishedProcess(words, in: tracked.path).isDone)
    #expect(tracked.hasgen("init").results.contains("the defaults are enough"))
    // No repository.
    try FileManager.default.removeItem(atPath: tracked(".git"))
    #expect(tracked.hasgen("init").results.contains("the defaults are enough"))
  }

  // MARK: A package that Swift describes

  private let description = """
    {
      "dependencies" : [
        { "identity" : "kit", "path" : "FOLDER/Kit", "type" : "fileSystem" },
        { "identity" : "nio", "type" : "sourceControl", "url" : "https://example.com/nio" }
      ],
      "name" : "Shop",
      "targets" : [
        { "c99name" : "My_Shop", "module_type" : "SwiftTarget", "name" : "My-Shop",
          "path" : "Sources/My-Shop", "sources" : [ "App.swift" ], "type" : "executable" },
        { "c99name" : "A", "module_type" : "SwiftTarget", "name" : "A", "path" : "Shared",
          "sources" : [ "A.swift" ], "type" : "library" },
        { "c99name" : "C", "module_type" : "ClangTarget", "name" : "C", "path" : "Sources/C",
          "sources" : [ "C.c" ], "type" : "library" },
        { "c99name" : "ShopTests", "module_type" : "SwiftTarget", "name" : "ShopTests",
          "path" : "Tests/ShopTests", "sources" : [ "Test.swift" ], "type" : "test" }
      ]
    }
    """

  private func computedPackage() throws -> TestFolder {
    let folder = try TestFolder(
      [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: ["My-Shop"].map { .target(name: $0) })
        """,
        "Sources/My-Shop/App.swift": "import Kit\nstruct AppDependency { let tides: Int }\n",
        "Shared/A.swift": "", "Shared/B.swift": "", "Tests/ShopTests/Test.swift": "",
        "Kit/Sources/Kit/Kit.swift": "public struct Kit {}\n",
      ], packages: ["Kit"])
    try folder.write(description.replacing("FOLDER", with: folder.path), to: "package.json")
    return folder
  }

  @Test func aDescribedPackageHasItsTargetsAsSources() throws {
    let folder = try computedPackage()
    let failure = folder.hasgen("init")
    #expect(failure.status == .trouble)
    #expect(
      failure.messages.contains(
        "note: run 'swift package describe --type json > package.json' and 'hasgen init "
          + "--described package.json', or write it as a literal\n"))

    let outcome = folder.hasgen("init", "--described", "package.json")
    #expect(outcome.status == .done)
    #expect(outcome.results.contains("'sources' is yours from now on: change it when the targets"))
    #expect(
      folder.text(of: ".hasgen.json") == """
        {
          "sources": [
            { "path": "Sources/My-Shop", "module": "My_Shop" },
            { "path": "Shared/A.swift", "module": "A" },
            "Kit"
          ]
        }

        """)
    let next = folder.hasgen("check", "--verbose")
    #expect(next.messages.contains("read module 'My_Shop': 1 file"))
    #expect(!next.messages.contains("[computed-manifest]"))
  }

  @Test func aDescriptionNeverChangesAConfiguration() throws {
    let folder = try computedPackage()
    try folder.write("{}", to: ".hasgen.json")
    let outcome = folder.hasgen("init", "--described", "package.json")
    #expect(outcome.status == .findings)
    #expect(
      outcome.results.hasPrefix(
        "configuration: '.hasgen.json' stays as it is; add these lines:\n      \"sources\": [\n"))
    #expect(folder.text(of: ".hasgen.json") == "{}")
  }

  @Test func refusesOtherDescriptions() throws {
    let folder = try computedPackage()
    try folder.write("{}", to: "other.json")
    #expect(
      folder.hasgen("init", "--described", "other.json").messages.hasPrefix(
        "error: cannot read 'other.json': it is not the output of 'swift package describe"))
    #expect(folder.hasgen("init", "--described", "none.json").status == .trouble)
    #expect(folder.text(of: ".hasgen.json") == nil)
  }
}

import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

@Suite struct InitTests {
  private let services = """
    protocol ImageProvider { var image: Int { get } }
    protocol ClockProvider { var clock: Int { get } }
    struct Screen { typealias Dependencies = ImageProvider & ClockProvider }
    """

  /// A project with an app in a folder of another name, isolated to the main actor, and tests.
  private let project = ProjectText.xcodeProject(
    [
      .init("Shop", folders: ["App"], settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]),
      .init("ShopTests", .tests, folders: ["Checks"]),
    ], packages: ["Core"])

  @Test func aConfigurationThatIsWrongIsReported() throws {
    let folder = try TestFolder.news()
    try folder.write("{ \"containrs\": [] }", to: ".hasgen.json")
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.hasPrefix(".hasgen.json:1:3: error: "))
    #expect(folder.text(of: ".hasgen.json") == "{ \"containrs\": [] }")
  }

  @Test func readsTheManifestThatSwiftReads() throws {
    let folder = try TestFolder.news()
    try folder.write(
      """
      // swift-tools-version: 5.9
      let package = Package(name: "A", targets: [.target(name: "Old", path: "Sources")])
      """, to: "Package.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "A", targets: [.target(name: "News")])
      """, to: "Package@swift-6.0.swift")
    #expect(folder.hasgen("init").results.hasPrefix("package: module 'News'"))
  }

  @Test func aPackageNeedsNoConfiguration() throws {
    let folder = try TestFolder.news()
    try folder.write(
      "// swift-tools-version: 6.0\nlet package = Package(name: \"Paper\", targets: [.target(name: \"News\")])",
      to: "Package.swift")
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .done)
    #expect(
      outcome.results == """
        package: module 'News', 2 files
        Has-protocols: 'Has…', 1, such as 'HasLogger' (Sources/News/Logger.swift:2)
        container: 'AppDependency' (Sources/News/AppDependency.swift:1), 1 of 1 Has-protocol
        configuration: the defaults are enough
        'hasgen generate' would write 1 file:
          Sources/News/AppDependency+Generated.swift
        next: hasgen generate

        """)
    #expect(folder.text(of: ".hasgen.json") == nil)
    #expect(folder.text(of: newsOutput) == nil)
  }

  @Test func writesWhatTheDefaultsDoNot() throws {
    let folder = try TestFolder(package: [
      "Sources/App/Services.swift": services,
      "Sources/App/Main.swift": "struct Services { let image: Int; let clock: Int }",
    ])
    let dry = folder.hasgen("init", "--dry-run")
    #expect(dry.results.contains("configuration: would write .hasgen.json"))
    #expect(folder.text(of: ".hasgen.json") == nil)

    let outcome = folder.hasgen("init")
    #expect(outcome.status == .done)
    #expect(
      outcome.results.contains(
        "Has-protocols: '…Provider', 2, such as 'ImageProvider'"))
    #expect(outcome.results.contains("configuration: wrote .hasgen.json"))
    #expect(outcome.results.contains("would write 1 file:"))
    #expect(
      folder.text(of: ".hasgen.json") == """
        {
          "containers": ["Services"],
          "protocols": { "suffixes": ["Provider"] }
        }

        """)
    #expect(folder.hasgen("generate").status == .done)
    #expect(
      folder.text(of: "Sources/App/Services+Generated.swift")?.contains(
        "extension Services: ImageProvider {}") == true)
    // Once more: the file says so already.
    let again = folder.hasgen("init")
    #expect(again.status == .done)
    #expect(again.results.contains("'.hasgen.json' exists, and stays as it is"))
  }

  @Test func neverChangesAConfiguration() throws {
    let folder = try TestFolder(package: [
      "Sources/App/Services.swift": services,
      "Sources/App/Main.swift": "struct Services { let image: Int; let clock: Int }",
      ".hasgen.json": "{ \"exclude\": [] }",
    ])
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .findings)
    #expect(
      outcome.results.hasSuffix(
        """
        configuration: '.hasgen.json' stays as it is; add these lines:
              "containers": ["Services"],
              "protocols": { "suffixes": ["Provider"] }

        """))
    #expect(folder.text(of: ".hasgen.json") == "{ \"exclude\": [] }")
  }

  @Test func choosesNeitherOfTwo() throws {
    let folder = try TestFolder(package: [
      "Sources/App/Services.swift": services,
      "Sources/App/A.swift": "struct A { let image: Int; let clock: Int }",
      "Sources/App/B.swift": "struct B { let image: Int; let clock: Int }",
    ])
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .findings)
    #expect(
      outcome.results.contains(
        """
        container: 'A' (Sources/App/A.swift:1), 2 of 2 Has-protocols
          also: 'B' (Sources/App/B.swift:1), 2 of 2 Has-protocols
          write those that are containers into .hasgen.json: "containers": ["A", "B"]

        """))
    #expect(folder.text(of: ".hasgen.json")?.contains("containers") == false)
  }

  @Test func readsAnXcodeProject() throws {
    let folder = try TestFolder(
      [
        "Shop.xcodeproj/project.pbxproj": project,
        "App/Services.swift": services,
        "App/AppDependency.swift": "struct AppDependency { let image: Int }",
        "Checks/Test.swift": "struct Test {}",
        "Core/Sources/Core/Core.swift": "public struct Core {}",
      ], packages: ["Core"])
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .done)
    #expect(
      outcome.results.hasPrefix(
        "Xcode project: 2 modules\n  'Shop', 2 files, on the main actor by default\n"))
    #expect(
      folder.text(of: ".hasgen.json") == """
        {
          "protocols": { "suffixes": ["Provider"] }
        }

        """)
    let check = folder.hasgen("check", "--verbose")
    #expect(check.messages.contains("read module 'Shop': 2 files"))
    #expect(!check.messages.contains("Checks"))
  }

  @Test func saysHowToBeginWhereNothingIs() throws {
    let empty = try TestFolder()
    let outcome = empty.hasgen("init")
    #expect(outcome.status == .done)
    #expect(
      outcome.results == """
        neither a package nor an Xcode project
        next: make a package ('swift package init') or an Xcode project, then hasgen init

        """)
    #expect(try empty.names(in: "") == [])

    let plain = try TestFolder(package: ["Sources/App/App.swift": "struct App {}"])
    #expect(plain.hasgen("init").results.contains("\nthen: hasgen new service ImageProvider,"))
    try plain.write("struct AppDependency: Sendable {}\n", to: "Sources/App/AppDependency.swift")
    #expect(plain.hasgen("new", "service", "ImageProvider").status == .done)
  }

  @Test func leavesFoldersOfAProjectAlone() throws {
    let folder = try TestFolder([
      "Shop.xcodeproj/project.pbxproj": project, "App/A.swift": "struct A {}",
    ])
    // Outside a repository, a run in a folder does not find the project above.
    #expect(folder.run(["init"], from: "App").status == .findings)
    #expect(folder.text(of: "App/.hasgen.json") == nil)
    try folder.makeFolder(".git")
    let inside = folder.run(["init"], from: "App")
    #expect(inside.status == .done)
    #expect(inside.results.hasPrefix("Xcode project in '..': target 'Shop', 1 file"))
  }

  /// The advice works as it is printed.
  @Test(arguments: [
    (["Lib/A.swift": "struct A {}", "App/B.swift": "struct B {}", "AppTests/C.swift": ""], "Lib"),
    (["App/B.swift": "struct B {}", "project-app.yml": "name: App"], "Kit"),
  ])
  func namesTheFoldersOfWhatIsNoProject(_ files: [String: String], _ other: String) throws {
    let folder = try TestFolder(files)
    if other == "Kit" {
      try folder.write(
        ProjectText.manifest(of: ["Sources/Kit/K.swift": ""]), to: "Kit/Package.swift")
      try folder.write("public struct K {}", to: "Kit/Sources/Kit/K.swift")
    }
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .findings)
    #expect(folder.text(of: ".hasgen.json") == nil)
    let draft = """
          {
            "sources": [
              "App",
              "\(other)"
            ]
          }
      """
    #expect(
      outcome.results == """
        neither a package nor an Xcode project
        next: make a package ('swift package init') or an Xcode project, then hasgen init
        or write the folder of each module into .hasgen.json, then hasgen init:
        \(draft)

        """)
    try folder.write(draft, to: ".hasgen.json")
    let next = folder.hasgen("init")
    #expect(next.status == .done)
    #expect(
      next.results.hasPrefix(
        "configuration: 2 modules\n  'App', 1 file\n  '\(other)', 1 file\n"))
  }

  /// Any clone may choose the name of the folder around `Sources`.
  @Test func doesNotNameAModuleAfterTheClone() throws {
    let folder = try TestFolder(["Sources/App/App.swift": "struct App {}", ".hasgen.json": "{}"])
    #expect(folder.hasgen("init").results.hasPrefix("configuration: module 'Sources', 1 file\n"))
    try folder.write(#"{ "sources": ["Sources/*"] }"#, to: ".hasgen.json")
    #expect(folder.hasgen("init").results.hasPrefix("configuration: module 'App', 1 file\n"))
  }

  /// The manifest of a code generator names the folder of the app.
  @Test func leavesOutAPackageOfTools() throws {
    let folder = try TestFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      let package = Package(name: "Tools", targets: [.target(name: "Tools", path: "App")])
      """,
      "Shop.xcodeproj/project.pbxproj": project, "App/Services.swift": services,
      "App/Context.swift": "final class Context { let image = 1; let clock = 2 }",
    ])
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .done)
    #expect(outcome.results.hasPrefix("Xcode project: target 'Shop', 2 files"))
    #expect(
      folder.text(of: ".hasgen.json") == """
        {
          "containers": ["Context"],
          "protocols": { "suffixes": ["Provider"] }
        }

        """)
  }

  @Test func refusesWhatItDoesNotTake() throws {
    let folder = try TestFolder()
    for words in [["init", "App"], ["init", "--format", "json"]] {
      #expect(folder.run(words).status == .usage)
    }
  }
}

import HasgenProjects
import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

/// A run that is told less than the one before it loses nothing.
@Suite struct PartialRunTests {
  private static let output = "Sources/App/AppDependency+Generated.swift"

  private func twoModules() throws -> TestFolder {
    try TestFolder(package: [
      "Sources/Core/HasA.swift": "public protocol HasA { var a: Int { get } }",
      "Sources/App/AppDependency.swift": """
      import Core
      import Core_C
      struct AppDependency { let a: Int }
      """,
      "Sources/App/Screen.swift": """
      import Core
      struct Screen { typealias Dependencies = HasA }
      """,
      "Sources/Core-C/core.c": "", "Sources/App/In/B.swift": "import Core\n",
    ])
  }

  /// The working folder, and the paths.
  @Test(arguments: [
    ("", ["Sources/App"]), ("", ["./Sources/App/"]), ("", ["Sources/App/AppDependency.swift"]),
    ("", ["."]), ("", ["Package.swift", "Sources/App/Screen.swift"]), ("Sources", ["App"]),
    ("Sources/App", ["."]), ("Sources/Core", ["../App"]),
  ])
  func aPathInAPackageGivesWhatARunOverAllOfItGives(directory: String, paths: [String]) throws {
    let folder = try twoModules()
    #expect(folder.hasgen().results == "wrote \(Self.output)\n")
    for command in ["generate", "check"] {
      let outcome = folder.run([command, "--"] + paths, from: directory)
      #expect(outcome.status == .done)
      #expect(outcome.messages == "")
      #expect(outcome.results == "nothing to write: 1 container, 1 conformance up to date\n")
    }
  }

  @Test func aFileOfNoProjectStandsForItsFolder() throws {
    let folder = try TestFolder([
      "App/A.swift": "struct AppDependency { let a: Int }\nprotocol HasB { var a: Int { get } }\n",
      "App/HasA.swift": "protocol HasA { var a: Int { get } }\n",
    ])
    #expect(folder.hasgen("App").status == .done)
    for path in ["App/A.swift", "App/AppDependency+Generated.swift"] {
      let outcome = folder.hasgen("check", path)
      #expect(outcome.status == .done)
      #expect(outcome.messages == "")
    }
  }

  @Test func aFolderOfNoProjectTakesNothingAwayThatAnotherMayDeclare() throws {
    let folder = try TestFolder([
      "App/A.swift": "import Kit\nstruct AppDependency { let a: Int }\n",
      "Other/Kit/HasA.swift": "public protocol HasA { var a: Int { get } }\n",
    ])
    #expect(folder.hasgen("App", "Other/Kit").status == .done)
    let output = "App/AppDependency+Generated.swift"
    let outcome = folder.hasgen("App")
    #expect(outcome.messages == "not everything was read; left as they are: \(output)\n")
    #expect(folder.text(of: output)?.contains("HasA") == true)
  }

  @Test func whatAnotherConfigurationGeneratesIsLeftAlone() throws {
    let manifest = { (name: String, dependencies: String) in
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)", dependencies: [\(dependencies)], targets: [.target(name: "\(name)")])
      """
    }
    let text = """
      public protocol HasA { var a: Int { get } }
      public struct AppDependency { public let a: Int }
      """
    let folder = try TestFolder([
      "Package.swift": manifest("App", #".package(path: "Core"), .package(path: "Free")"#),
      "Sources/App/A.swift": """
      import Core
      struct ShopDependency { let app: Core.AppDependency; let b: Int }
      protocol HasB { var b: Int { get } }
      """,
      "Core/Package.swift": manifest("Core", ""), "Core/.hasgen.json": "{}",
      "Core/Sources/Core/C.swift": text,
      "Free/Package.swift": manifest("Free", ""), "Free/Sources/Free/F.swift": text,
    ])
    let core = "Core/Sources/Core/AppDependency+Generated.swift"
    let free = "Free/Sources/Free/AppDependency+Generated.swift"
    #expect(folder.run([], from: "Core").results.hasPrefix("wrote "))
    #expect(folder.run([], from: "Free").results.hasPrefix("wrote "))
    try folder.write((folder.text(of: core) ?? "") + "// old\n", to: core)
    try folder.write((folder.text(of: free) ?? "") + "// old\n", to: free)
    #expect(folder.hasgen().results == "wrote Sources/App/ShopDependency+Generated.swift\n")
    #expect(folder.text(of: core)?.hasSuffix("// old\n") == true)
    // Nobody imports it.
    #expect(folder.text(of: free)?.hasSuffix("// old\n") == true)
  }

  /// Else it would remove the files of containers that only the configuration names.
  @Test func aConfigurationAroundAPackageSpeaksForIt() throws {
    let folder = try TestFolder(
      [
        ".git/HEAD": "", ".hasgen.json": #"{"containers": ["World"]}"#,
        "App.xcodeproj/project.pbxproj": ProjectText.xcodeProject(
          [.init("App")], packages: ["Kit", "Other"]),
        "App/A.swift": "import Kit\nstruct AppDependency { let a: Int }\n",
        "Kit/Sources/Kit/K.swift": """
        protocol HasB { var b: Int { get } }
        struct World { let b: Int }
        final class Screen { typealias Dependencies = HasB }
        """,
        "Other/.hasgen.json": #"{"containers": []}"#,
        "Other/Sources/Other/O.swift": "struct Other {}\n",
      ], packages: ["Kit", "Other"])
    #expect(folder.hasgen().results == "wrote Kit/Sources/Kit/World+Generated.swift\n")
    let upToDate = "nothing to write: 2 containers, 1 conformance up to date\n"
    #expect(folder.run([], from: "Kit").results == upToDate)
    #expect(folder.run(["check", "Sources/Kit/K.swift"], from: "Kit").results == upToDate)
    #expect(folder.run([], from: "Other").results == "nothing to write: no container in 1 file\n")
  }

  @Test func withoutASwiftFileOrAContainerItIsAnError() throws {
    let empty = try TestFolder(["App/readme.md": "", "B/B.swift": "struct B {}\n"])
    let none = empty.hasgen("App")
    #expect(none.status == .trouble)
    #expect(none.messages.hasPrefix("error: there is no Swift file in 'App' [no-swift-file]\n"))
    for command in ["generate", "check"] {
      let outcome = empty.hasgen(command, "B")
      #expect(outcome.status == .findings)
      #expect(outcome.messages.hasPrefix("error: there is no container in 1 file [no-container]\n"))
    }
    try empty.write(#"{"sources": ["B"], "containers": []}"#, to: ".hasgen.json")
    #expect(empty.hasgen().results == "nothing to write: no container in 1 file\n")
  }

  @Test func whereFoldersAreModulesByTheirPathsTheCureIsThePath() throws {
    let folder = try twoModules()
    try Disk.remove(folder("Package.swift"))
    #expect(folder.hasgen("Sources/App").messages.contains("note: give hasgen its folder too"))
    #expect(folder.hasgen("Sources/App", "Sources/Core").status == .done)
  }

  private func services() throws -> TestFolder {
    try TestFolder([
      "App/Services.swift": """
      protocol HasA { var a: Int { get } }
      enum Outer { struct Services { let a: Int } }
      struct User { typealias Dependencies = HasA }
      struct AppDependency { let a: Int }
      """,
      "App/In/Other.swift": "",
    ])
  }

  @Test func theFileOfAContainerThatIsNotNamedAgainIsRemoved() throws {
    let folder = try services()
    let output = "App/Outer.Services+Generated.swift"
    _ = folder.hasgen("App", "--container", "Outer.Services")
    let misspelt = folder.hasgen("App", "--container", "Outer.Servces").messages
    #expect(misspelt.contains("[unknown-container]"))
    #expect(folder.text(of: output) != nil)
    let check = folder.hasgen("check", "App")
    #expect(check.status == .findings)
    #expect(check.messages == "1 file is out of date: run 'hasgen generate'\n")
    #expect(folder.hasgen("App").results == "removed \(output)\n")
    #expect(folder.text(of: output) == nil)
  }

  @Test func theFileOfATypeThatIsGoneIsRemoved() throws {
    let folder = try services()
    let output = "App/Outer.Services+Generated.swift"
    _ = folder.hasgen("App", "--container", "Outer.Services")
    try folder.write("struct AppDependency {}\n", to: "App/Services.swift")
    #expect(
      folder.hasgen("App").results
        == "removed App/AppDependency+Generated.swift\nremoved \(output)\n")
  }

  @Test func anOutputOfAConfigurationThatIsNotReadAgainIsRemoved() throws {
    let folder = try services()
    try folder.write(
      #"{"containers": [{"name": "Outer.Services", "output": "App/Gen.swift"}]}"#, to: "c.json")
    #expect(folder.hasgen("App", "--config", "c.json").results.contains("wrote App/Gen.swift\n"))
    #expect(folder.hasgen("App").results.hasPrefix("removed App/Gen.swift\n"))
  }

  @Test func aTypeThatIsNoParentAnyMoreLosesItsFile() throws {
    let property = "let app: AppDependency"
    let scope = { (mark: String) in
      "struct AppDependency { let a: Int }\nstruct Scope {\n\(mark)\(property)\n}\n"
    }
    let folder = try TestFolder([
      "App/Protocols.swift": "protocol HasA { var a: Int { get } }\n",
      "App/Scope.swift": scope(""),
    ])
    #expect(folder.hasgen("App").results.contains("wrote App/Scope+Generated.swift\n"))
    try folder.write(scope("// hasgen: not-parent\n"), to: "App/Scope.swift")
    let outcome = folder.hasgen("App")
    #expect(outcome.status == .done)
    #expect(outcome.results == "removed App/Scope+Generated.swift\n")
  }

  @Test func aFileWhoseParentMayNotHaveBeenReadIsLeftAlone() throws {
    let folder = try TestFolder([
      "Core/AppDependency.swift": """
      public protocol HasA { var a: Int { get } }
      public struct AppDependency { public let a: Int }
      """,
      "Features/Trip/TripScope.swift": "import Core\nstruct TripScope { let app: AppDependency }\n",
    ])
    _ = folder.hasgen("Core", "Features/Trip")
    let output = "Features/Trip/TripScope+Generated.swift"
    #expect(folder.text(of: output) != nil)
    _ = folder.hasgen("Features/Trip")
    #expect(folder.text(of: output) != nil)
  }
}

import HasWorkspace
import TestFolders
import Testing

@testable import hasgen

/// A run that is told less than the one before it loses nothing.
@Suite struct PartialRunTests {
  private static let output = "Sources/App/AppDependency+Generated.swift"

  private func twoModules() throws -> TestFolder {
    try TestFolder([
      "Package.swift": "", "Sources/Core/HasA.swift": "public protocol HasA { var a: Int { get } }",
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

  /// The working folder, the path, and the place and cure.
  @Test(arguments: [
    ("", "Sources/App", "Sources/App/", "hand over 'Sources' (or 'Sources/Core' too)"),
    ("", "./Sources/App/", "Sources/App/", "hand over 'Sources' (or 'Sources/Core' too)"),
    (
      "", "Sources/App/AppDependency.swift", "Sources/App/",
      "hand over 'Sources' (or 'Sources/Core' too)"
    ),
    ("Sources", "App", "App/", "hand over '.' (or 'Core' too)"),
    ("Sources/App", ".", "", "hand over '..' (or '../Core' too)"),
    ("Sources/Core", "../App", "../App/", "hand over '..' (or '../Core' too)"),
  ])
  func anImportedModuleBesideMustBeRead(
    directory: String, path: String, place: String, cure: String
  ) throws {
    let folder = try twoModules()
    #expect(folder.hasgen().results == "wrote \(Self.output)\n")
    for command in ["generate", "check"] {
      let outcome = folder.run([command, "--", path], from: directory)
      #expect(outcome.status == .findings)
      #expect(
        outcome.messages == """
          \(place)AppDependency.swift:1:8: error: 'Core' is imported here but not among the paths, \
          so what it declares is unknown [partial-sources]
          import Core
                 ^
          note: \(cure)

          """)
    }
    #expect(folder.text(of: Self.output) != nil)
    #expect(folder.run(["scan", path], from: directory).status == .done)
  }

  @Test func whereFoldersAreModulesByTheirPathsTheCureIsThePath() throws {
    let folder = try twoModules()
    try Disk.remove(folder("Package.swift"))
    #expect(folder.hasgen("Sources/App").messages.contains("note: hand over 'Sources/Core' too\n"))
    #expect(folder.hasgen("Sources/App", "Sources/Core").status == .done)
  }

  @Test func whatWasLeftOutOnPurposeIsNoError() throws {
    let folder = try twoModules()
    try folder.write(#"{"exclude": ["Sources/Core"]}"#, to: ".hasgen.json")
    #expect(!folder.hasgen("Sources/App").messages.contains("partial-sources"))
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

  @Test func theFileOfAContainerThatIsNotNamedAgainIsRemovedWithAWord() throws {
    let folder = try services()
    let output = "App/Outer.Services+Generated.swift"
    let reason = "'Outer.Services' is no container; mark it '// hasgen: container'"
    _ = folder.hasgen("App", "--container", "Outer.Services")
    let misspelt = folder.hasgen("App", "--container", "Outer.Servces").messages
    #expect(misspelt.contains("[unknown-container]"))
    #expect(folder.text(of: output) != nil)
    let check = folder.hasgen("check", "App")
    #expect(check.status == .findings)
    #expect(check.messages.hasPrefix("\(output): \(reason)\n1 file is out of date"))
    let json = folder.hasgen("check", "App", "--reporter", "json").results
    #expect(json.contains(#""action":"remove","reason":"\#(reason)""#))
    #expect(folder.hasgen("App").results == "removed \(output): \(reason)\n")
    #expect(folder.text(of: output) == nil)
  }

  @Test func theFileOfATypeThatIsGoneIsRemovedWithoutAWord() throws {
    let folder = try services()
    let output = "App/Outer.Services+Generated.swift"
    _ = folder.hasgen("App", "--container", "Outer.Services")
    try folder.write("struct AppDependency {}\n", to: "App/Services.swift")
    #expect(
      folder.hasgen("App").results
        == "removed App/AppDependency+Generated.swift\nremoved \(output)\n")
  }

  @Test func anOutputOfAConfigurationThatIsNotReadAgainIsRemovedWithAWord() throws {
    let folder = try services()
    try folder.write(
      #"{"containers": [{"name": "Outer.Services", "output": "App/Gen.swift"}]}"#, to: "c.json")
    #expect(folder.hasgen("App", "--config", "c.json").results.contains("wrote App/Gen.swift\n"))
    #expect(folder.hasgen("App").results.hasPrefix("removed App/Gen.swift: 'Outer.Services' is no"))
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
    #expect(
      outcome.results
        == "removed App/Scope+Generated.swift: 'Scope' is no container; mark it "
        + "'// hasgen: container'\n")
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

  @Test func aFileWhoseSourceIsNotReadIsLeftAlone() throws {
    let folder = try services()
    _ = folder.hasgen("App")
    let output = "App/AppDependency+Generated.swift"
    try folder.write(folder.text(of: output) ?? "", to: "App/In/Other+Generated.swift")
    try folder.write("", to: "App/In/Services.swift")
    for path in [output, "App/In/Other+Generated.swift"] {
      let outcome = folder.hasgen(path)
      #expect(outcome.status == .done)
      #expect(outcome.messages.isEmpty)
      #expect(folder.text(of: path) != nil)
    }
  }
}

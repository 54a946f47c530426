import TestFolders
import Testing

@testable import hasgen

/// Doubles come and go with what they stand in for, and nothing of the user's is touched.
@Suite struct DoublesTests {
  private static let output = "Tests/NewsTests/NewsDoubles+Generated.swift"
  private static let tests = #"{"tests": {"folder": "Tests/NewsTests"}}"#

  private static func news(
    _ configuration: String = tests, test: String = "import Testing\n",
    others: [String: String] = [:]
  ) throws -> TestFolder {
    let files = [".hasgen.json": configuration, "Tests/NewsTests/Tests.swift": test]
    return try .news(files.merging(others) { $1 })
  }

  @Test func areWrittenOnceAndChecked() throws {
    let folder = try Self.news()
    #expect(folder.hasgen("check").status == .findings)
    #expect(folder.hasgen().results == "wrote \(newsOutput)\nwrote \(Self.output)\n")
    let text = try #require(folder.text(of: Self.output))
    #expect(text.contains("\n@testable import News\n"))
    #expect(text.contains("\nextension Screen {\n"))
    #expect(text.contains("    init(logger: any Logging) {\n"))
    #expect(folder.hasgen("check").status == .done)
    #expect(folder.hasgen("generate", "Sources/News").results.hasPrefix("nothing to write"))
  }

  @Test func needNoContainer() throws {
    let folder = try TestFolder(package: [
      ".hasgen.json": Self.tests,
      "Sources/News/Logging.swift": "// hasgen: stub\nprotocol Logging { func log() }\n",
      "Tests/NewsTests/Tests.swift": "import Testing\n",
    ])
    #expect(folder.hasgen().results == "wrote \(Self.output)\n")
    #expect(folder.hasgen().results == "nothing to write: 1 double up to date\n")
  }

  private static let feature = [
    "Sources/News/Screen.swift": """
    protocol HasTitle { var title: String { get } }
    final class Screen {
      init(dependencies: any HasTitle) {}
    }

    """,
    "Tests/NewsTests/Tests.swift": "import Testing\n",
  ]

  @Test func ofConsumersNeedNoContainer() throws {
    let folder = try TestFolder(package: Self.feature)
    #expect(folder.hasgen().messages.contains("there is no container [no-container]"))
    try folder.write(Self.tests, to: ".hasgen.json")
    #expect(folder.hasgen("check").status == .findings)
    #expect(folder.hasgen().results == "wrote \(Self.output)\n")
    let again = folder.hasgen("check")
    #expect(again.status == .done)
    #expect(again.results == "nothing to write: 1 double up to date\n")
    let text = try #require(folder.text(of: Self.output))
    #expect(text.contains("extension Screen {\n"))
    #expect(text.contains("struct StubDependencies: HasTitle {\n"))
  }

  @Test func consumersNeedNoContainerWhereThereIsNone() throws {
    let folder = try TestFolder(package: Self.feature)
    try folder.write(#"{"containers": []}"#, to: ".hasgen.json")
    #expect(folder.hasgen().status == .done)
  }

  @Test func standInForServicesOfPackagesThatAreOnlyRead() throws {
    let folder = try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "News", dependencies: [.package(path: "Kit")],
        targets: [
          .target(name: "News", dependencies: [.product(name: "Kit", package: "Kit")]),
          .testTarget(name: "NewsTests", dependencies: ["News"]),
        ])

      """,
      ".hasgen.json":
        #"{"tests": {"folder": "Tests/NewsTests", "stubs": ["Named", "Refused", "Inner"]}}"#,
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])

      """,
      "Kit/.hasgen.json": #"{"containers": []}"#,
      "Kit/Sources/Kit/Services.swift": """
      // hasgen: stub
      public protocol Marked { func mark() }
      public protocol Named { func name() -> String }
      public protocol Refused { init() }
      protocol Inner { func go() }

      """,
      "Sources/News/Screen.swift": "import Kit\nstruct Screen { let named: any Named }\n",
      "Tests/NewsTests/Tests.swift": "import Testing\n",
    ])
    let outcome = folder.hasgen()
    let text = try #require(folder.text(of: Self.output))
    #expect(text.contains("\nimport Kit\n\n@testable import News\n"))
    #expect(text.contains("final class StubMarked: Marked {"))
    #expect(text.contains("final class StubNamed: Named {"))
    #expect(
      outcome.messages.contains(".hasgen.json:1:60: error: 'Refused' gets 'StubRefused' by hand"))
    #expect(outcome.messages.contains("error: no tested module sees protocol 'Inner' of 'Kit'"))
  }

  @Test func ofOneTargetHaveOneStubOfEachService() throws {
    let folder = try TestFolder(package: [
      ".hasgen.json": """
      {"tests": {"folder": "Tests/NewsTests", "modules": ["News", "Kit"], "stubs": ["Named"]}}
      """,
      "Sources/Kit/Services.swift":
        "// hasgen: stub\npublic protocol Marked {}\npublic protocol Named {}\n",
      "Sources/News/Screen.swift": "import Kit\nstruct Screen { let named: any Named }\n",
      "Tests/NewsTests/Tests.swift": "import Testing\n",
    ])
    let output = "Tests/NewsTests/KitDoubles+Generated.swift"
    #expect(folder.hasgen().results == "wrote \(output)\n")
    let text = try #require(folder.text(of: output))
    #expect(text.contains("final class StubMarked: Marked {"))
    #expect(text.contains("final class StubNamed: Named {"))
  }

  @Test func defaultToStubsInTheFilesOfOtherModules() throws {
    let folder = try TestFolder(package: [
      ".hasgen.json": """
      {"tests": {"folder": "Tests/NewsTests", "modules": ["News", "Kit"], "stubs": ["Names.Named"]}}
      """,
      "Sources/Kit/Services.swift": """
      public enum Names {
        public protocol Named {}
      }
      // hasgen: stub
      public protocol Storing { associatedtype Item }

      """,
      "Sources/News/Screen.swift": """
      import Kit
      protocol HasNamed { var named: any Names.Named { get } }
      protocol HasOthers { var later: any Names.Named { get async }; var store: any Storing { get } }
      final class Screen { init(dependencies: any HasNamed & HasOthers) {} }

      """,
      "Tests/NewsTests/Tests.swift": "import Testing\n",
    ])
    #expect(folder.hasgen().status == .done)
    let text = try #require(folder.text(of: Self.output))
    #expect(text.contains("named: any Names.Named = Names.StubNamed(),"))
    #expect(text.contains("{ Names.StubNamed() }"))
    #expect(text.contains("store: any Storing\n"))
    #expect(text.contains("\nimport Kit\n"))
  }

  @Test func aDependencyThatIsDroppedTakesItsArgumentWithIt() throws {
    let folder = try Self.news()
    #expect(folder.hasgen().status == .done)
    let container = try #require(folder.text(of: "Sources/News/AppDependency.swift"))
    try folder.write(
      container.replacing("  let logger", with: "  let clock: Int\n  let logger")
        .replacing("= HasLogger", with: "= HasClock")
        + "protocol HasClock { var clock: Int { get } }\n",
      to: "Sources/News/AppDependency.swift")
    #expect(folder.hasgen().status == .done)
    let text = try #require(folder.text(of: Self.output))
    #expect(text.contains("init(clock: Int)") && !text.contains("logger"))
  }

  @Test func defaultToTheStubsOfServicesThatTheConfigurationNames() throws {
    let folder = try Self.news(#"{"tests": {"folder": "Tests/NewsTests", "stubs": ["Logging"]}}"#)
    #expect(folder.hasgen().status == .done)
    let text = try #require(folder.text(of: Self.output))
    #expect(text.contains("    init(logger: any Logging = StubLogging()) {\n"))
  }

  @Test func failTheTestAtAMemberThatItLeftOut() throws {
    let folder = try Self.news(
      others: [
        "Sources/News/Weather.swift": """
        // hasgen: stub
        protocol Weather { var unit: Int { get set }; func rain() throws -> Int; func sun() -> Int }

        """
      ])
    #expect(folder.hasgen().status == .done)
    let text = try #require(folder.text(of: Self.output))
    let missing = #"MissingArgument("sun", "{ … }", of: "StubWeather")"#
    #expect(text.contains(#"throw MissingArgument("rain", "{ … }", of: "StubWeather")"#))
    #expect(text.contains("fatalError(\(missing).description)"))
    #expect(text.contains(#"MissingArgument("unit", "…", of: "StubWeather")"#))
    #expect(
      text.contains(
        """
        #if canImport(Testing)
          import struct Testing.Issue
          import struct Testing.SourceLocation
        #endif

        #if canImport(XCTest)
          import func XCTest.XCTFail
        #endif

        """))
  }

  @Test func aStubByHandTakesThePlaceOfAGeneratedOne() throws {
    let folder = try Self.news(test: "extension Screen { struct StubDependencies {} }\n")
    #expect(folder.hasgen().results == "wrote \(newsOutput)\n")
  }

  @Test func whatNobodyNeedsIsRemoved() throws {
    let folder = try Self.news()
    #expect(folder.hasgen().status == .done)
    let marked = try #require(folder.text(of: Self.output))
    try folder.write(marked, to: "Tests/NewsTests/OldDoubles+Generated.swift")
    try folder.write("// Mine.\n", to: "Tests/NewsTests/OtherDoubles+Generated.swift")
    try folder.write(
      "struct AppDependency { let logger: any Logging }\n",
      to: "Sources/News/AppDependency.swift")
    // A path in a package stands for all of it.
    let part = folder.hasgen("generate", "Sources/News")
    #expect(
      part.results
        == "removed \(Self.output)\nremoved Tests/NewsTests/OldDoubles+Generated.swift\n")
    #expect(folder.text(of: "Tests/NewsTests/OtherDoubles+Generated.swift") == "// Mine.\n")
  }

  @Test func aFileOfTheUsersIsLeftAlone() throws {
    let folder = try Self.news()
    try folder.write("// Mine.\n", to: Self.output)
    let outcome = folder.hasgen()
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.contains("[output-in-the-way]"))
    #expect(outcome.messages.contains("give the generated file another place in .hasgen.json"))
    #expect(folder.text(of: Self.output) == "// Mine.\n")
  }

  @Test func testsInTheFolderOfAModuleAreNoPartOfIt() throws {
    let folder = try TestFolder([
      ".hasgen.json":
        #"{"sources": ["App"], "tests": {"folder": "App/Tests", "modules": ["App"]}}"#,
      "App/A.swift": "protocol HasA { var a: Int { get } }\nstruct AppDependency { let a: Int }\n",
      "App/B.swift": "struct B { typealias Dependencies = HasA }\n",
      "App/Tests/T.swift": "@testable import App\nstruct T { typealias Dependencies = HasB }\n",
    ])
    #expect(folder.hasgen().messages == "")
    #expect(folder.text(of: "App/Tests/AppDoubles+Generated.swift") != nil)
    #expect(folder.hasgen("check").status == .done)
  }

  @Test(arguments: [
    (
      #"{"tests": {"folder": "Package.swift"}}"#,
      "'Package.swift' is no folder, and doubles need one"
    ),
    (
      #"{"tests": {"folder": "Tests/NewsTests", "modules": ["New"]}}"#,
      "hasgen reads no module 'New' [unknown-tests]"
    ),
    (
      #"{"tests": {"folder": "Tests/NewsTests", "stubs": ["Loging"]}}"#,
      "there is no protocol 'Loging' in the modules that are tested [unknown-tests]"
    ),
    (
      #"{"tests": [{"folder": "Tests/NewsTests"}, {"folder": "Tests/NewsTests"}]}"#,
      "folder 'Tests/NewsTests' is listed twice [invalid-configuration]"
    ),
  ])
  func mistakesOfTheConfiguration(configuration: String, message: String) throws {
    let folder = try Self.news(configuration)
    let outcome = folder.hasgen()
    #expect(outcome.messages.contains(message))
    #expect(outcome.status != .done)
  }

  @Test func aFolderThatIsMissingIsMade() throws {
    let folder = try Self.news(
      #"{"tests": {"folder": "Tests/Later/NewsTests"}}"#, others: ["Tests/Later/readme.md": ""])
    #expect(folder.hasgen().status == .done)
    #expect(folder.text(of: "Tests/Later/NewsTests/NewsDoubles+Generated.swift") != nil)
    #expect(folder.hasgen("check").status == .done)
  }

  @Test func oneOfSeveralModulesIsNamed() throws {
    let folder = try Self.news(
      #"{"tests": {"folder": "Tests/Unit"}}"#,
      others: ["Tests/Unit/T.swift": "", "Sources/Other/readme.md": ""])
    #expect(folder.hasgen().status == .done)
    try folder.write("struct A {}\n", to: "Sources/Other/A.swift")
    #expect(folder.hasgen().messages.contains("nothing states which module 'Tests/Unit' tests"))
  }
}

import TestFolders
import Testing

@testable import hasgen

/// Handwritten types stand in for services if the configuration has a pattern for their names.
@Suite struct StandInTests {
  private static let output = "Tests/NewsTests/NewsDoubles+Generated.swift"

  /// A news app with files in its test target.
  private static func news(
    _ files: [String: String], stubs: String = "", standIns: String = "Mock*"
  ) throws -> TestFolder {
    let configuration = """
      {"tests": {"folder": "Tests/NewsTests", "stubs": [\(stubs)], "standIns": "\(standIns)"}}
      """
    return try .news([".hasgen.json": configuration].merging(files) { $1 })
  }

  /// The parameter of the screen's double.
  private static func parameter(in folder: TestFolder) throws -> String {
    let text = try #require(folder.text(of: output))
    let match = try #require(text.firstMatch(of: /init\((logger: .*)\) \{/))
    return String(match.1)
  }

  private static let mock = """
    @testable import News
    struct MockLogging: Logging {
      var lines = 0
      func log(_ line: String) {}
    }

    """

  @Test(arguments: [
    (mock, "any Logging = MockLogging()"),
    (mock.replacing("lines = 0", with: "lines: Int"), "any Logging"),
    (mock.replacing("lines = 0", with: "lines = 0\n  init() throws {}"), "any Logging"),
    (mock.replacing("lines = 0", with: "lines = 0\n  private init() {}"), "any Logging"),
    (
      mock.replacing(
        "lines = 0", with: "lines = 0\n  static let shared = Self()\n  private init() {}"),
      "any Logging"
    ),
    (mock.replacing("struct", with: "private struct"), "any Logging"),
    (mock.replacing("struct", with: "#if os(Nowhere)\nstruct") + "#endif\n", "any Logging"),
    (mock.replacing("struct", with: "// hasgen: ignore\nstruct"), "any Logging"),
    (mock.replacing("Mock", with: "Fake"), "any Logging"),
    (mock.replacing(": Logging", with: ""), "any Logging"),
    (
      mock.replacing(": Logging", with: "") + "extension MockLogging: Logging {}\n",
      "any Logging = MockLogging()"
    ),
    (mock.replacing("struct", with: "struct Suite { struct") + "}\n", "any Logging"),
    (
      mock.replacing("struct", with: "@MainActor final class"),
      "(any Logging)? = nil"
    ),
  ])
  func areMadeWithoutArguments(mock: String, parameter: String) throws {
    let folder = try Self.news(["Tests/NewsTests/Mocks.swift": mock])
    #expect(folder.hasgen().status == .done)
    #expect(try Self.parameter(in: folder) == "logger: \(parameter)")
    #expect(folder.hasgen("check").status == .done)
  }

  @Test func winOverGeneratedStubs() throws {
    let folder = try Self.news([:], stubs: #""Logging""#)
    #expect(folder.hasgen().status == .done)
    #expect(try Self.parameter(in: folder) == "logger: any Logging = StubLogging()")
    try folder.write(Self.mock, to: "Tests/NewsTests/Mocks.swift")
    #expect(folder.hasgen().status == .done)
    #expect(try Self.parameter(in: folder) == "logger: any Logging = MockLogging()")
  }

  @Test func ofModulesThatTheTestsImportAreImported() throws {
    let support = Self.mock.replacing("struct", with: "public struct")
      .replacing("var lines", with: "public init() {}\n  var lines")
    let folder = try Self.news([
      "Sources/Support/Mocks.swift": support, "Tests/NewsTests/Tests.swift": "import Testing\n",
    ])
    #expect(folder.hasgen().status == .done)
    #expect(try Self.parameter(in: folder) == "logger: any Logging")
    try folder.write("import Support\n", to: "Tests/NewsTests/Tests.swift")
    #expect(folder.hasgen().status == .done)
    #expect(try Self.parameter(in: folder) == "logger: any Logging = MockLogging()")
    #expect(folder.text(of: Self.output)?.contains("\nimport Support\n") == true)
    let hidden = support.replacing("public init", with: "init")
    try folder.write(hidden, to: "Sources/Support/Mocks.swift")
    #expect(folder.hasgen().status == .done)
    #expect(try Self.parameter(in: folder) == "logger: any Logging")
  }

  @Test func twoForOneServiceAreAnError() throws {
    let other = Self.mock.replacing("MockLogging", with: "MockSilence")
    let folder = try Self.news([
      "Tests/NewsTests/Mocks.swift": Self.mock, "Tests/NewsTests/Others.swift": other,
    ])
    let outcome = folder.hasgen()
    #expect(outcome.status == .findings)
    #expect(
      outcome.messages.contains(
        """
        Tests/NewsTests/Mocks.swift:2:8: error: 'MockLogging' and 'MockSilence' both stand in for \
        'any Logging' in tests [unknown-tests]
        """))
    #expect(outcome.messages.contains("write '// hasgen: ignore' above the one"))
    try folder.write(
      other.replacing("struct", with: "// hasgen: ignore\nstruct"),
      to: "Tests/NewsTests/Others.swift")
    #expect(folder.hasgen().status == .done)
    #expect(try Self.parameter(in: folder) == "logger: any Logging = MockLogging()")
  }
}

import TestFolders
import Testing

@testable import hasgen

@Suite struct LintCommandTests {
  private static let app = """
    protocol HasA { var a: Int { get } }
    protocol HasB { var b: Int { get } }
    struct AppDependency: HasA, HasB {
      let a: Int
      let b: Int
    }
    struct Other {
      let dependencies: any HasA & HasB
      func run() { print(dependencies.a, dependencies.b) }
    }

    """

  private static let home = """
    struct Home {
      typealias Dependencies = HasA & HasB
      let dependencies: any Dependencies
      func run() { print(dependencies.a) }
    }

    """

  private func folder(_ files: [String: String] = [:]) throws -> TestFolder {
    try TestFolder(
      package: [
        "Sources/App/App.swift": Self.app, "Sources/App/Home.swift": Self.home,
      ].merging(files) { $1 })
  }

  @Test func reportsAndEndsWithOne() throws {
    let outcome = try folder().hasgen("lint")
    #expect(outcome.status == .findings)
    #expect(outcome.results.isEmpty)
    #expect(
      outcome.messages == """
        Sources/App/Home.swift:2:35: warning: 'Home' does not use 'HasB' [unused-dependency]
          typealias Dependencies = HasA & HasB
                                          ^
        note: remove 'HasB' from 'Dependencies'
        note: if that is as it should be: '// hasgen: allow unused-dependency: reason' above the line

        """)
  }

  @Test func countsSeveral() throws {
    let outcome = try folder(["Sources/App/More.swift": Self.home.replacing("Home", with: "More")])
      .hasgen("lint")
    #expect(outcome.messages.hasSuffix("\n2 findings: 2 unused-dependency\n"))
  }

  @Test func hasNothingToReport() throws {
    let folder = try folder(["Sources/App/Home.swift": ""])
    #expect(folder.hasgen("lint").status == .done)
    #expect(folder.hasgen("lint").results == "nothing to report\n")
  }

  @Test func printsJSONAndQuietly() throws {
    let folder = try folder()
    let json = folder.hasgen("lint", "--reporter", "json")
    #expect(json.status == .findings)
    #expect(json.results.contains(#""id":"unused-dependency","message":"'Home' does not use"#))
    let quiet = folder.hasgen("lint", "--quiet")
    #expect(quiet.status == .findings)
    #expect(quiet.messages.isEmpty && quiet.results.isEmpty)
  }

  @Test(arguments: [
    (
      "github",
      "::warning file=Sources/App/Home.swift,line=2,col=35,title=unused-dependency::'Home' does not use"
    ),
    ("sarif", #""ruleId":"unused-dependency""#),
  ])
  func printsForPrograms(_ reporter: String, _ part: String) throws {
    let outcome = try folder().hasgen("lint", "--reporter", reporter)
    #expect(outcome.status == .findings)
    let printed = outcome.results + outcome.messages
    #expect(printed.contains(part), "\(printed)")
  }

  @Test func needsNoContainer() throws {
    let folder = try folder([
      "Sources/App/App.swift": Self.app.replacing("AppDependency", with: "Whatever")
    ])
    #expect(folder.hasgen("check").messages.contains("[no-container]"))
    #expect(folder.hasgen("lint").messages.contains("'Home' does not use 'HasB'"))
  }

  @Test func tellsWhatIsNotKnown() throws {
    let folder = try folder([
      "Sources/App/Home.swift": Self.home.replacing("dependencies.a)", with: "dependencies)")
    ])
    let outcome = folder.hasgen("lint", "--verbose")
    #expect(outcome.status == .done)
    #expect(
      outcome.messages.contains(
        "'Home' passes them where hasgen cannot follow them (Sources/App/Home.swift:4:22)\n"))
  }

  @Test func isPartOfCheckIfAsked() throws {
    let folder = try folder([".hasgen.json": #"{"lint": {"inCheck": true}}"#])
    _ = folder.hasgen("generate")
    #expect(folder.hasgen("check").status == .done)
    try folder.write(
      #"{"lint": {"inCheck": true, "rules": {"unused-dependency": "error"}}}"#, to: ".hasgen.json")
    let outcome = folder.hasgen("check")
    #expect(outcome.status == .findings)
    #expect(outcome.messages.contains("error: 'Home' does not use 'HasB' [unused-dependency]"))
    #expect(folder.hasgen("generate").status == .done)
  }

  @Test func fixesAndGenerates() throws {
    let folder = try folder()
    let path = "Sources/App/Home.swift"
    let dry = folder.hasgen("lint", "--fix", "--dry-run")
    #expect(dry.status == .done)
    #expect(dry.results.contains("+  typealias Dependencies = HasA\n"))
    #expect(dry.messages.hasSuffix("nothing was written, because of '--dry-run'\n"))
    #expect(folder.text(of: path) == Self.home)
    let outcome = folder.hasgen("lint", "--fix")
    #expect(outcome.status == .done)
    #expect(outcome.results == "changed \(path)\n")
    #expect(folder.text(of: path) == Self.home.replacing("HasA & HasB", with: "HasA"))
    #expect(folder.hasgen("lint").status == .done)
    #expect(folder.hasgen("check").status == .done)
  }

  @Test(arguments: ["--public", "--tests", "--dry-run"])
  func needsFix(_ option: String) throws {
    let outcome = try folder().hasgen("lint", option)
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("'\(option)' needs '--fix'"))
  }

  @Test func fixesWithoutAContainer() throws {
    let folder = try folder([
      "Sources/App/App.swift": Self.app.replacing("AppDependency", with: "Whatever")
    ])
    #expect(folder.hasgen("lint", "--fix").status == .done)
    #expect(
      folder.text(of: "Sources/App/Home.swift")
        == Self.home.replacing("HasA & HasB", with: "HasA"))
  }
}

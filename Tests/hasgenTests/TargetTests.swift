import TestFolders
import Testing

@testable import hasgen

/// Files that hasgen writes, in Xcode projects that list the files of their targets.
@Suite struct TargetTests {
  private static let container = """
    protocol Logging {}
    protocol HasLogger { var logger: any Logging { get } }
    struct AppDependency {
      let logger: any Logging
    }

    """
  private static let screen = """
    protocol View {}
    struct Screen: View { typealias Dependencies = HasLogger }

    """
  private static let files = ["App/AppDependency.swift", "App/Screen.swift"]
  private static let output = "App/AppDependency+Generated.swift"

  private static func project(_ targets: ProjectText.Target...) -> [String: String] {
    ["App.xcodeproj/project.pbxproj": ProjectText.xcodeProject(targets)]
  }

  /// An app whose project lists some files.
  private static func app(
    listing files: [String] = files, _ others: [String: String] = [:]
  ) throws -> TestFolder {
    let all = [files[0]: container, "App/Screen.swift": screen]
    return try TestFolder(
      all.merging(project(.init("App", files: files))) { $1 }.merging(others) { $1 })
  }

  /// The message about a target, without its note.
  private static func message(
    _ files: String, of target: String = "App", _ severity: String = "warning"
  ) -> String {
    "App.xcodeproj/project.pbxproj:1:1: \(severity): target '\(target)' does not compile \(files) "
      + "[not-in-target]"
  }

  /// The messages without their notes.
  private func messages(_ outcome: Outcome) -> [String] {
    outcome.messages.split(separator: "\n").map(String.init).filter { $0.contains(":1:1: ") }
  }

  @Test func aFileInNoTargetIsAWarningAndThenAnError() throws {
    let folder = try Self.app()
    for result in [
      "wrote \(Self.output)\n", "nothing to write: 1 container, 1 conformance up to date\n",
    ] {
      let outcome = folder.hasgen()
      #expect(outcome.status == .done)
      #expect(outcome.results == result)
      #expect(
        outcome.messages == """
          \(Self.message("'\(Self.output)'"))
          note: in Xcode, choose File > Add Files to "App"…, select '\(Self.output)', and check the \
          target 'App'; if Xcode shows it already, add the target to it in the File inspector

          """)
    }
    let outcome = folder.hasgen("check")
    #expect(outcome.status == .findings)
    #expect(messages(outcome) == [Self.message("'\(Self.output)'", "error")])
    #expect(outcome.messages.hasSuffix("\n1 error\n"))
    for reporter in ["github", "json", "sarif"] {
      let outcome = folder.hasgen("check", "--reporter", reporter)
      #expect(outcome.status == .findings)
      #expect((outcome.results + outcome.messages).contains("target 'App' does not compile"))
    }
    for (path, text) in Self.project(.init("App", files: Self.files + [Self.output])) {
      try folder.write(text, to: path)
    }
    #expect(folder.hasgen("check").messages == "")
    #expect(folder.hasgen("check").status == .done)
  }

  /// A container in a file of two targets, one of them the test target.
  @Test func allTargetsOfTheContainerNeedItsFile() throws {
    let folder = try Self.app(
      Self.project(
        .init("App", files: Self.files + [Self.output]), .init("Widget", files: Self.files),
        .init("AppTests", .tests, files: Self.files), .init("Other", files: ["App/Screen.swift"])))
    #expect(
      messages(folder.hasgen("check")) == [
        Self.message("'\(Self.output)'", of: "AppTests", "error"),
        Self.message("'\(Self.output)'", of: "Widget", "error"),
      ])
  }

  @Test func xcodeCompilesANewFileInASynchronizedFolder() throws {
    let targets: [ProjectText.Target] = [
      .init("App"), .init("Widget", exceptions: ["App": ["AppDependency.swift", "Screen.swift"]]),
    ]
    let widget = Self.message("'\(Self.output)'", of: "Widget")
    let folder = try Self.app(["App.xcodeproj/project.pbxproj": ProjectText.xcodeProject(targets)])
    try folder.write("struct Entry {}\n", to: "Widget/Entry.swift")
    #expect(messages(folder.hasgen()) == [widget])
    #expect(messages(folder.hasgen()) == [widget])
    let exception = ProjectText.Target(
      "App", exceptions: ["App": ["AppDependency+Generated.swift"]])
    for (path, text) in Self.project(exception) { try folder.write(text, to: path) }
    #expect(messages(folder.hasgen()) == [Self.message("'\(Self.output)'")])
  }

  @Test(arguments: [
    [".hasgen.json": #"{"sources": ["App"]}"#],
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", path: "App")])
      """,
      "App.xcodeproj/project.pbxproj": ProjectText.xcodeProject([]),
    ],
  ])
  func nothingIsSaidOutsideOfProjects(_ files: [String: String]) throws {
    #expect(try Self.app(files).hasgen().messages == "")
  }

  @Test func aFileOfARenamedContainerIsRemoved() throws {
    let listed = Self.files + [Self.output]
    for files in [Self.files, listed] {
      let folder = try Self.app(listing: files)
      _ = folder.hasgen()
      let renamed = Self.container.replacing("AppDependency", with: "AppDependencies")
      try folder.write(renamed, to: Self.files[0])
      let outcome = folder.hasgen()
      let new = "App/AppDependencies+Generated.swift"
      #expect(outcome.results == "wrote \(new)\nremoved \(Self.output)\n")
      #expect(messages(outcome) == [Self.message("'\(new)'")])
    }
  }

  /// A file in no target that hasgen has not written is neither read nor removed.
  @Test func theFileOfAnotherToolIsLeftAlone() throws {
    let other = "App/Strings+Generated.swift"
    let folder = try Self.app([other: "struct Broken { typealias Dependencies = HasFax }\n"])
    #expect(folder.hasgen().results == "wrote \(Self.output)\n")
    #expect(folder.text(of: other) != nil)
  }

  @Test func doublesBelongToTheTargetsOfTheirFolders() throws {
    let tests = ["AppTests/Tests.swift"]
    let folder = try Self.app(
      [
        "AppTests/Tests.swift": "struct Tests {}\n", "UITests/Tests.swift": "struct Tests {}\n",
        ".hasgen.json": #"""
        {
          "tests": {"folder": "AppTests/Doubles", "modules": ["App"], "stubs": ["Logging"]},
          "previews": {"folder": "App/Previews"}
        }
        """#,
      ].merging(
        Self.project(
          .init("App", files: Self.files), .init("AppTests", .tests, files: tests),
          .init("UITests", .tests, files: ["UITests/Tests.swift"]))
      ) { $1 })
    #expect(
      messages(folder.hasgen()) == [
        Self.message("'\(Self.output)' and 'App/Previews/AppPreviews+Generated.swift'"),
        Self.message("'AppTests/Doubles/AppDoubles+Generated.swift'", of: "AppTests"),
      ])
  }

  @Test func newNamesTheTargetOfItsFiles() throws {
    let folder = try Self.app()
    let words = ["new", "service", "Weather", "--protocol", "Forecasting"]
    let warning = Self.message("'\(Self.output)' and 'App/Weather.swift'")
    #expect(messages(folder.run(words + ["--dry-run"])) == [warning])
    let outcome = folder.run(words)
    #expect(outcome.status == .done)
    #expect(messages(outcome) == [warning])
    #expect(
      conformances(in: folder.text(of: Self.output) ?? "") == [
        "AppDependency: HasLogger", "AppDependency: HasWeather",
      ])
    #expect(
      messages(folder.hasgen("new", "consumer", "Day", "--needs", "HasLogger")) == [
        Self.message("'\(Self.output)' and 'App/Day.swift'")
      ])
  }

  /// The project's own folder is in no target.
  @Test func newWritesIntoTheFolderOfTheTarget() throws {
    let folder = try Self.app(Self.project(.init("App")))
    let outcome = folder.hasgen("new", "consumer", "Day", "--needs", "HasLogger")
    #expect(outcome.messages == "")
    #expect(folder.text(of: "App/Day.swift") != nil)
  }

  @Test func errorsInTheSourcesComeFirst() throws {
    let folder = try Self.app()
    try folder.write(Self.screen.replacing("Logger", with: "Fax"), to: "App/Screen.swift")
    let lines = folder.hasgen("check").messages.split(separator: "\n")
    #expect(lines.first?.hasSuffix("[unknown-name]") == true)
    #expect(lines.contains { $0 == Self.message("'\(Self.output)'", "error") })
    try folder.write("struct Screen {\n", to: "App/Screen.swift")
    #expect(!folder.hasgen().messages.contains("not-in-target"))
    try folder.write(Self.screen, to: "App/Screen.swift")
    try folder.write("// Ours.\n", to: Self.output)
    #expect(!folder.hasgen().messages.contains("not-in-target"))
  }

  @Test func generateHasNoDryRun() throws {
    let outcome = try Self.app().hasgen("generate", "--dry-run")
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages.hasPrefix(
        "error: 'hasgen generate' has no option '--dry-run'; 'hasgen check' prints what 'generate' "
          + "would write\n"))
  }
}

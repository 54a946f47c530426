import Foundation
import TestFolders
import Testing

@testable import hasgen

@Suite struct GenerateTests {
  @Test func writesWhatIsMissingAndThenNothing() throws {
    let folder = try TestFolder.news()
    let first = folder.hasgen()
    #expect(first.status == .done)
    #expect(first.results == "wrote \(newsOutput)\n")
    #expect(first.messages.isEmpty)
    #expect(folder.text(of: newsOutput) == newsText)
    #expect(
      try folder.names(in: "Sources/News")
        == ["AppDependency+Generated.swift", "AppDependency.swift", "Logger.swift"])
    let second = folder.hasgen("generate", "Sources")
    #expect(second.status == .done)
    #expect(second.results == "nothing to write: 1 container, 1 conformance up to date\n")
  }

  /// A person at a terminal sees the containers, and a command to try.
  @Test func listsContainersAtATerminalIfNothingIsToWrite() throws {
    let folder = try TestFolder.news()
    #expect(folder.hasgen().status == .done)
    var environment = Environment(workingDirectory: folder.path)
    environment.isWatched = true
    let outcome = Hasgen.run(["generate"], in: environment)
    #expect(
      outcome.results == """
        nothing to write: 1 container, 1 conformance up to date
          AppDependency: 1 conformance
        next: 'hasgen graph' shows the scopes, 'hasgen why NAME' where a dependency comes from

        """)
    #expect(Hasgen.run(["generate", "--quiet"], in: environment).results == "")
    #expect(Hasgen.run(["check"], in: environment).results.hasSuffix("up to date\n"))
  }

  /// Else the compiler, which looks at dates, would compile again what has not changed.
  @Test func aChangedServiceRewritesOnlyWhatItChanges() throws {
    let folder = try TestFolder([
      "App/AppDependency.swift": "struct AppDependency { let logger: any Logging }\n",
      "App/Logger.swift": Self.logger + "struct Printer: Logging {}\n",
      "App/TripDependency.swift": "struct TripDependency { let app: AppDependency, trip: Int }\n",
      "App/Trip.swift": "protocol HasTrip { var trip: Int { get } }\n",
    ])
    #expect(folder.hasgen("App").status == .done)
    let outputs = ["App/AppDependency+Generated.swift", "App/TripDependency+Generated.swift"]
    let texts = outputs.map { folder.text(of: $0) }
    let before = Date(timeIntervalSince1970: 1_000_000_000)
    for output in outputs { try folder.setDate(of: output, to: before) }

    try folder.write(
      Self.logger + "struct Printer: Logging { let prefix = \"> \" }\n", to: "App/Logger.swift")
    #expect(folder.hasgen("App").results.hasPrefix("nothing to write: 2 containers"))
    #expect(outputs.map { folder.text(of: $0) } == texts)
    #expect(try outputs.map { try folder.date(of: $0) } == [before, before])

    try folder.write(
      "protocol HasTrip { var trip: Int { get } }\nprotocol HasTour { var trip: Int { get } }\n",
      to: "App/Trip.swift")
    #expect(folder.hasgen("App").results == "wrote \(outputs[1])\n")
    #expect(try folder.date(of: outputs[0]) == before)
  }

  private static let logger = """
    protocol Logging {}
    protocol HasLogger { var logger: any Logging { get } }

    """

  @Test func writesAgainWhatWasEdited() throws {
    let folder = try TestFolder.news()
    try folder.write(newsText + "extension AppDependency {}\n", to: newsOutput)
    #expect(folder.hasgen().results == "wrote \(newsOutput)\n")
    #expect(folder.text(of: newsOutput) == newsText)
  }

  @Test func removesWhatNothingGenerates() throws {
    let folder = try TestFolder.news()
    try folder.write(newsText, to: "Sources/News/Old+Generated.swift")
    _ = folder.hasgen()
    #expect(folder.text(of: newsOutput) == newsText)
    #expect(folder.text(of: "Sources/News/Old+Generated.swift") == nil)
    try folder.write("struct AppDependency {}\n", to: "Sources/News/AppDependency.swift")
    #expect(folder.hasgen().results == "removed \(newsOutput)\n")
  }

  @Test func neverOverwritesAFileOfTheUsers() throws {
    let folder = try TestFolder.news()
    try folder.write("// mine\n", to: newsOutput)
    let outcome = folder.hasgen()
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.hasPrefix("\(newsOutput):1:1: error: this file has the name and"))
    #expect(folder.text(of: newsOutput) == "// mine\n")
  }

  @Test func writesNothingWhileAFileCannotBeRead() throws {
    let folder = try TestFolder.news()
    try folder.write("struct Bad {\n", to: "Sources/News/Bad.swift")
    let outcome = folder.hasgen()
    #expect(outcome.status == .findings)
    #expect(outcome.results.isEmpty)
    #expect(
      outcome.messages == """
        Sources/News/Bad.swift:1:12: error: '{' is never closed [unreadable-code]
        struct Bad {
                   ^
        1 error

        """)
    #expect(folder.text(of: newsOutput) == nil)
  }

  #if os(Linux)
    @Test func whatCannotBeReadIsTrouble() throws {
      let folder = try TestFolder.news()
      try folder.writeFile(named: Array("Sources/News/".utf8) + [0xFF] + Array(".swift".utf8))
      let outcome = folder.hasgen()
      #expect(outcome.status == .trouble)
      #expect(outcome.messages.hasPrefix("error: cannot read 'Sources/News/\u{FFFD}.swift'"))
      #expect(folder.text(of: newsOutput) == nil)
      #expect(folder.hasgen("scan").status == .trouble)
    }
  #endif

  @Test func quietAndVerbose() throws {
    let folder = try TestFolder.news()
    let verbose = folder.hasgen("--verbose")
    #expect(
      verbose.messages == """
        read module 'News': 2 files
        read Sources/News/AppDependency.swift
        read Sources/News/Logger.swift
        container 'AppDependency' in Sources/News/AppDependency.swift: 1 generated conformance; it \
        has the name of a container

        """)
    let quiet = folder.hasgen("--quiet")
    #expect(quiet.results.isEmpty && quiet.messages.isEmpty)
  }

  @Test func aConfigurationChoosesContainerOutputAndTemplate() throws {
    let folder = try TestFolder([
      ".hasgen.json": #"""
      {"sources": ["App"], "templates": "T",
       "containers": [{"name": "Root", "output": "App/Gen/Root.swift"}]}
      """#,
      "App/A.swift": """
      protocol HasA { var a: Int { get } }
      struct Root { let a: Int }
      struct User { typealias Dependencies = HasA }
      """,
      "T/Container.mustache": "// Generated by hasgen for me: {{source}}\n",
    ])
    #expect(folder.hasgen().results == "wrote App/Gen/Root.swift\n")
    #expect(
      folder.text(of: "App/Gen/Root.swift")?.hasPrefix("// Generated by hasgen for me: A.swift\n")
        == true)
    #expect(folder.hasgen().status == .done)
  }

  @Test func anOutputThatNothingGeneratesIsRemovedWhereverItIs() throws {
    let folder = try TestFolder.news()
    try folder.write(
      #"{"containers": [{"name": "AppDependency", "output": "Gen/App.swift"}]}"#,
      to: ".hasgen.json")
    #expect(folder.hasgen().results == "wrote Gen/App.swift\n")
    try folder.write("struct AppDependency {}\n", to: "Sources/News/AppDependency.swift")
    #expect(folder.hasgen().results == "removed Gen/App.swift\n")
    try folder.write("// mine\n", to: "Gen/App.swift")
    #expect(folder.hasgen().status == .done)
    #expect(folder.text(of: "Gen/App.swift") == "// mine\n")
  }

  @Test func aContainerOfTheConfigurationThatIsNotThereIsToldAtItsName() throws {
    let folder = try TestFolder.news()
    try folder.write(#"{"containers": ["Services"]}"#, to: ".hasgen.json")
    let outcome = folder.hasgen("--container", "Others")
    #expect(outcome.status == .findings)
    #expect(outcome.messages.contains(".hasgen.json:1:17: error: there is no"))
    #expect(
      outcome.messages.contains("\nerror: there is no") != outcome.messages.hasPrefix("error"))
  }

  @Test func aTemplatesMistakeIsTrouble() throws {
    let folder = try TestFolder.news()
    try folder.write(#"{"templates": "T"}"#, to: ".hasgen.json")
    try folder.write("", to: "T/Containr.mustache")
    let outcome = folder.hasgen()
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.hasPrefix("T/Containr.mustache:1:1: error: unknown template"))
    #expect(outcome.messages.contains("did you mean 'Container'?"))
  }

  @Test func aContainerIsNamedOnTheCommandLine() throws {
    let folder = try TestFolder([
      "App/A.swift": """
      protocol HasA { var a: Int { get } }
      struct Root { let a: Int }
      struct User { typealias Dependencies = HasA }
      """
    ])
    #expect(
      folder.hasgen("App", "--container", "Root").results == "wrote App/Root+Generated.swift\n")
    #expect(folder.hasgen("App", "--container", "Rot").messages.contains("'Root'"))
  }
}

import Foundation
import TestFolders
import Testing

@testable import hasgen

/// The pages show what hasgen makes of the projects on them, and keep to their number of words.
@Suite
struct PagesTests {
  private static let catalogue = "Sources/HasKit/HasKit.docc"

  static var documents: [String] {
    get throws { try ["README.md"] + Document.pages }
  }

  /// The commands of README are run by `Tests/FirstMinutes/walk`.
  @Test(arguments: try documents + ["CONTRIBUTING.md"], Nightly.languageModes)
  func showsWhatIsGeneratedAndPrinted(_ name: String, _ mode: String) throws {
    let walk = try PageWalk(
      through: Document(name), mode: mode, runningCommands: name != "README.md")
    if let walk { try Recording.expect(walk.text, in: name) }
  }

  @Test(arguments: try documents + ["AGENTS.md"])
  func writesCommandLinesThatAreUnderstood(_ name: String) throws {
    let document = try Document(name)
    let lines = (document.blocks.flatMap(\.commands) + document.codeSpans)
      .filter { $0.hasPrefix("hasgen ") && !$0.contains("…") && $0 != "hasgen COMMAND --help" }
    for line in lines {
      // The shell takes what stands behind `>`.
      let words = line.split(separator: " ").dropFirst().prefix { !$0.hasPrefix(">") }
        .map(String.init)
      #expect(throws: Never.self, "\(line)") {
        try Arguments(parsing: words, in: Environment(workingDirectory: "/"))
      }
    }
  }

  /// The number of words, code included, that all pages, README, CONTRIBUTING and AGENTS may have.
  private static let wordLimit = 24_000

  @Test func areShort() throws {
    let names = try Document.pages + ["README.md", "CONTRIBUTING.md", "AGENTS.md"]
    let texts = try names.map { try Document($0).text }
    let words = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    #expect(words <= Self.wordLimit)
  }

  /// A project whose container lacks a clock.
  private func incompleteProject() throws -> TestFolder {
    try TestFolder(package: [
      "Sources/App/AppDependency.swift": """
      struct AppDependency: Sendable {
        let logger: any Logging
      }

      """,
      "Sources/App/HomeScreen.swift": """
      struct HomeScreen {
        typealias Dependencies = HasLogger & HasClock
      }

      """,
      "Sources/App/Services.swift": """
      protocol Logging: Sendable {}
      protocol Telling: Sendable {}
      protocol HasLogger { var logger: any Logging { get } }
      protocol HasClock { var clock: any Telling { get } }

      """,
    ])
  }

  @Test func showsTheMessageForWhatIsMissing() throws {
    let page = try Document("\(Self.catalogue)/ContainersAndConsumers.md")
    let folder = try incompleteProject()
    let outcome = Hasgen.run([], in: Environment(workingDirectory: folder.path))
    #expect(outcome.status == .findings)
    #expect(page.blocks.contains { $0.language == "text" && $0.text == outcome.messages })
  }

  @Test func showsTheDocumentForPrograms() throws {
    let page = try Document("\(Self.catalogue)/Commands.md")
    let shown = try #require(page.blocks.first { $0.language == "json" })
    let folder = try incompleteProject()
    let outcome = Hasgen.run(
      ["check", "--reporter", "json"], in: Environment(workingDirectory: folder.path))
    #expect(try object(in: outcome.results) == object(in: shown.text))
  }

  private func object(in json: String) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }

  /// The commands of hasgen in blocks of the shell, whatever the shell does with what they print.
  @Test func showsCommandsThatWork() throws {
    let page = try Document("\(Self.catalogue)/SettingUp.md")
    let lines = page.blocks.flatMap(\.commands).compactMap { line in
      line.firstMatch(of: /hasgen ([\w -]+)/).map { String($0.output.1) }
    }
    try #require(!lines.isEmpty)
    let folder = try TestFolder(package: ["Sources/App/A.swift": Self.container])
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let outcome = Hasgen.run(words, in: Environment(workingDirectory: folder.path))
      #expect(outcome.status == .done, "\(line): \(outcome.messages)")
    }
  }

  private static let container = """
    struct Logger {}
    protocol HasLogger { var logger: Logger { get } }
    struct AppDependency: HasLogger { let logger: Logger }
    """

  @Test func listsEveryPage() throws {
    let overview = try Document("\(Self.catalogue)/HasKit.md").text
    for page in try Document.pages where !page.hasSuffix("/HasKit.md") {
      let name = URL(filePath: page).deletingPathExtension().lastPathComponent
      #expect(overview.contains("<doc:\(name)>"), "\(name)")
    }
  }
}

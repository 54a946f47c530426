import Foundation
import TestFolders
import Testing

@testable import hasgen

/// README shows code that compiles and messages that hasgen prints. `Tests/FirstMinutes/walk` runs its
/// commands.
@Suite
struct ReadmeTests {
  private let readme: Document

  init() throws {
    readme = try Document("README.md")
  }

  /// What the code of the first two sections leaves out.
  private static let services = """
    protocol Logging: Sendable {}
    protocol Telling: Sendable {}
    protocol Forecasting: Sendable {}

    """
  private static let hasProtocols = """
    protocol HasLogger { var logger: any Logging { get } }
    protocol HasClock { var clock: any Telling { get } }
    protocol HasForecasts { var forecasts: any Forecasting { get } }

    """
  private static let dayScreen = """
    struct DayScreen {
      let logger: any Logging
      let clock: any Telling
      let forecasts: any Forecasting
    }

    """

  private func code(inSection title: String) throws -> String {
    let section = try #require(readme.text.components(separatedBy: "\n## \(title)\n").last)
    let blocks = Document(text: section).blocks
    return try #require(blocks.first { $0.language == "swift" }).text
  }

  /// A package with the screens that are written with HasKit, and without a clock.
  private func incompletePackage() throws -> TestFolder {
    try TestFolder(package: [
      "Sources/App/Services.swift": Self.services + Self.hasProtocols,
      "Sources/App/AppDependency.swift": """
      struct AppDependency: Sendable {
        let logger: any Logging
        let forecasts: any Forecasting
      }

      """,
      "Sources/App/Screens.swift": try code(inSection: "The same with HasKit"),
    ])
  }

  @Test(arguments: Nightly.languageModes)
  func comparesCodeThatCompiles(_ mode: String) throws {
    let byHand = try code(inSection: "The problem")
    #expect(byHand.split(separator: "\n").count == 8)
    let folder = try TestFolder([
      "ByHand.swift": Self.services + Self.dayScreen + byHand,
      "WithHasKit.swift": Self.services + Self.hasProtocols
        + (try code(inSection: "The same with HasKit")),
    ])
    for file in ["ByHand.swift", "WithHasKit.swift"] {
      #expect(try typechecks([folder(file)], mode: mode))
    }
  }

  @Test func picturesWhatIsMissing() throws {
    let folder = try incompletePackage()
    let outcome = Hasgen.run(
      [], in: Environment(workingDirectory: folder.path, colorsMessages: true))
    #expect(outcome.status == .findings)
    let message = try #require(
      Hasgen.run([], in: Environment(workingDirectory: folder.path)).messages
        .split(separator: "\n").first)
    let picture = TerminalPicture(
      title: "hasgen prints: \(message)",
      text: "$ hasgen\n" + outcome.messages.trimmingCharacters(in: .newlines))
    try Recording.expect(
      picture.svg, in: "Sources/HasKit/HasKit.docc/Resources/missing-dependency.svg")
    #expect(readme.text.contains("hasgen prints: \(message.split(separator: " [")[0])]("))
  }

  /// Where the commands are run that are not for a newcomer's own project.
  @Test func showsCommandsThatAreRun() throws {
    let checks = try Document(".ci/run").text + Document(".ci/nightly").text
    let places = [
      "swift run hasgen": "\nswift run hasgen\n", "swift run Example": "\nswift run Example\n",
      "swift run hasgen graph --module Example": "\nswift run hasgen graph --module Example\n",
      "swift test": "\nswift test\n",
    ]
    let commands = readme.blocks.filter { $0.language == "sh" }.flatMap(\.commands)
    for command in commands + readme.codeSpans.filter({ $0.hasPrefix("swift ") }) {
      let place = try #require(places[command], "\(command)")
      #expect(checks.contains(place), "\(command)")
    }
    #expect(checks.contains("\nTests/FirstMinutes/walk\n"))
  }
}

import TestFolders
import Testing

@testable import hasgen

/// Preview dependencies: their default values, their consumers, and mistakes in the configuration.
@Suite struct PreviewsTests {
  private static let output = "Sources/App/Previews/AppPreviews+Generated.swift"
  private static let previews = #"{"previews": {"folder": "Sources/App/Previews"}}"#

  /// An app with a view that asks for one service and one value.
  private static func app(
    _ others: String = "", configuration: String = previews
  ) throws -> TestFolder {
    try TestFolder(package: [
      ".hasgen.json": configuration,
      "Sources/App/DayView.swift": """
      protocol Weather {}
      protocol HasWeather { var weather: any Weather { get } }
      struct Day {}
      protocol HasDay { var day: Day { get } }
      struct DayView: View { typealias Dependencies = HasDay & HasWeather }
      \(others)

      """,
    ])
  }

  /// The file of the preview dependencies after a run.
  private static func text(_ folder: TestFolder) throws -> String {
    let outcome = folder.hasgen()
    #expect(outcome.messages == "")
    return try #require(folder.text(of: output))
  }

  @Test(arguments: [
    ("", "day: Day, weather: any Weather"),
    ("struct PreviewWeather: Weather {}", "weather: any Weather = PreviewWeather()"),
    ("#if DEBUG\nstruct PreviewWeather: Weather {}\n#endif", "= PreviewWeather()"),
    ("#if os(macOS)\nstruct PreviewWeather: Weather {}\n#endif", "weather: any Weather)"),
    ("private struct PreviewWeather: Weather {}", "weather: any Weather)"),
    ("struct PreviewWeather: Weather { let city: String }", "weather: any Weather)"),
    ("struct PreviewWeather: Weather { init() throws {} }", "weather: any Weather)"),
    (
      "struct PreviewWeather: Weather {}\nstruct PreviewRain: Weather {}", "weather: any Weather)"
    ),
    (
      "@MainActor struct PreviewWeather: Weather {}",
      "@MainActor init(day: Day, weather: (any Weather)? = nil)"
    ),
    ("extension Day { static let preview = Day() }", "day: Day = Day.preview"),
    ("extension Day { static var preview: Day { Day() } }", "day: Day = Day.preview"),
    ("private extension Day { static let preview = Day() }", "day: Day, weather"),
    ("extension Day { private static let preview = Day() }", "day: Day, weather"),
    ("extension Day { static let preview = 1 }", "day: Day, weather"),
    ("#if os(macOS)\nextension Day { static let preview = Day() }\n#endif", "day: Day, weather"),
    (
      "extension Day { @MainActor static let preview = Day() }",
      "@MainActor init(day: Day? = nil, weather"
    ),
  ])
  func aDefaultValueIsTheOnlyOneForPreviews(others: String, part: String) throws {
    let text = try Self.text(Self.app(others))
    #expect(text.contains("\n#if DEBUG\n  extension DayView {\n"))
    let lines = text.split(separator: "\n").joined(separator: " ")
      .replacing(#/ +/#, with: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    #expect(lines.contains(part))
  }

  @Test(arguments: [
    ("final class Rows: UITableViewController { typealias Dependencies = HasDay }", "Rows"),
    ("@Observable final class Model { typealias Dependencies = HasDay }", "Model"),
    ("final class Model: ObservableObject { typealias Dependencies = HasDay }", "Model"),
    ("// hasgen: preview\nactor Marked { typealias Dependencies = HasDay }", "Marked"),
    ("typealias DayNeeds = HasDay\nstruct Atlas: View { let dependencies: any DayNeeds }", "Atlas"),
    (
      "protocol MapNeeds: HasDay, HasWeather {}\nstruct Atlas: View { let dependencies: any MapNeeds }",
      "Atlas"
    ),
    (
      "class Base<D> {}\n// hasgen: preview\nfinal class Sub: Base<any HasDay & HasWeather> {}",
      "Sub"
    ),
  ])
  func isOfEachConsumerThatIsShown(others: String, name: String) throws {
    #expect(try Self.text(Self.app(others)).contains("  extension \(name) {\n"))
  }

  @Test(arguments: [
    "final class Other { typealias Dependencies = HasDay }",
    "// hasgen: ignore\nstruct Other: View { typealias Dependencies = HasDay }",
    "#if !DEBUG\nstruct Other: View { typealias Dependencies = HasDay }\n#endif",
    "private struct Other: View { typealias Dependencies = HasDay }",
  ])
  func isOfNoOtherConsumer(others: String) throws {
    #expect(try !Self.text(Self.app(others)).contains("Other"))
  }

  @Test(arguments: [
    (
      #"{"previews": {"folder": "Elsewhere"}}"#,
      "no module that hasgen reads contains 'Elsewhere' [unknown-tests]"
    ),
    (
      #"{"previews": {"folder": "Sources/App", "consumers": ["DayVew"]}}"#,
      "'App' has no consumer 'DayVew' [unknown-tests]"
    ),
    (
      #"{"previews": [{"folder": "Sources/App/A"}, {"folder": "Sources/App/B"}]}"#,
      "another folder has the previews of this module already [unknown-tests]"
    ),
    (#"{"previews": {"consumers": []}}"#, "'previews' needs a 'folder'"),
    (
      #"{"previews": "Sources/App"}"#,
      "'previews' must be an object, not a string"
    ),
  ])
  func mistakesOfTheConfiguration(configuration: String, message: String) throws {
    let outcome = try Self.app(configuration: configuration).hasgen()
    #expect(outcome.messages.contains(message))
    #expect(outcome.status != .done)
  }

  @Test(arguments: [
    (previews, "// hasgen: preview\nprotocol P {}", "write it at a consumer"),
    (previews, "// hasgen: preview\nstruct S {}", "write 'typealias Dependencies"),
    (
      #"{"containers": []}"#, "// hasgen: preview\nstruct S { typealias Dependencies = HasDay }",
      "write '\"previews\": { \"folder\": … }' in '.hasgen.json' for 'App'"
    ),
  ])
  func aMarkThatDoesNothingIsAnError(
    configuration: String, others: String, note: String
  ) throws {
    let outcome = try Self.app(others, configuration: configuration).hasgen()
    #expect(outcome.messages.contains("error: 'preview' has no effect here [idle-directive]"))
    #expect(outcome.messages.contains(note))
  }

  @Test func theFileGoesWithTheConfiguration() throws {
    let folder = try Self.app()
    #expect(folder.hasgen().results == "wrote \(Self.output)\n")
    #expect(folder.hasgen("check").status == .done)
    try folder.write(#"{"containers": []}"#, to: ".hasgen.json")
    #expect(folder.hasgen().results == "removed \(Self.output)\n")
  }

  @Test func aFileOfTheUsersIsLeftAlone() throws {
    let folder = try Self.app()
    try folder.write("// Mine.\n", to: Self.output)
    let outcome = folder.hasgen()
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.contains("[output-in-the-way]"))
    #expect(folder.text(of: Self.output) == "// Mine.\n")
  }
}

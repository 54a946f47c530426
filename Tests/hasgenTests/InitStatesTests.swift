import TestFolders
import Testing

@testable import hasgen

/// What `init` finds in a package, and the next command in each state.
@Suite struct InitStatesTests {
  private func found(_ text: String) throws -> Outcome {
    try TestFolder(package: ["Sources/App/App.swift": text]).hasgen("init")
  }

  private let protocols = """
    protocol HasClock { var clock: Int { get } }
    protocol HasStore { var store: Int { get } }
    struct Screen { typealias Dependencies = HasClock & HasStore }

    """

  /// Each command leads to the next one.
  @Test func namesTheNextCommand() throws {
    let folder = try TestFolder(package: ["Sources/App/App.swift": "struct App {}"])
    func next() -> String {
      let outcome = folder.hasgen("init")
      #expect(outcome.status == .done)
      return String(outcome.results[(outcome.results.firstRange(of: "next: ")?.lowerBound)!...])
    }
    #expect(next().hasPrefix("next: write 'struct AppDependency: Sendable {}' into a file"))
    try folder.write("struct AppDependency: Sendable {}\n", to: "Sources/App/AppDependency.swift")
    #expect(next() == "next: hasgen new service ImageProvider, to begin with one service\n")

    #expect(folder.hasgen("new", "service", "Weather").status == .done)
    #expect(next() == "next: hasgen new consumer HomeModel --needs HasWeather\n")
    #expect(
      folder.hasgen("init").results.contains(
        "Has-protocols: 'Has…', 1, such as 'HasWeather' (Sources/App/Weather.swift:"))

    let command = ["new", "consumer", "HomeModel", "--needs", "HasWeather"]
    #expect(folder.run(command).status == .done)
    #expect(next() == "next: hasgen check, here and in your CI\n")
    #expect(folder.text(of: ".hasgen.json") == nil)
  }

  @Test func aSubclassThatAddsNothingIsNoRival() throws {
    let outcome = try found(
      protocols + """
        class Services: HasClock, HasStore { let clock = 1; let store = 2 }
        final class DebugServices: Services { override init() { super.init() } }
        """)
    #expect(outcome.status == .done)
    #expect(outcome.results.contains("\"containers\": [\"Services\"]"))
    #expect(!outcome.results.contains("DebugServices"))
  }

  @Test func namesAllTypesThatLookLikeContainers() throws {
    let outcome = try found(
      protocols + """
        struct AppDependencies: HasClock { let clock: Int }
        struct BeersDependencies: HasClock, HasStore { let clock: Int; let store: Int }
        """)
    #expect(outcome.status == .done)
    #expect(
      outcome.results.contains(
        """
        container: 'AppDependencies' (Sources/App/App.swift:4), 1 of 2 Has-protocols
          also: 'BeersDependencies' (Sources/App/App.swift:5), 2 of 2 Has-protocols

        """))
  }

  /// Protocols with one function are accessors, Makes-protocols and models are not.
  @Test func findsProtocolsOfFunctions() throws {
    let outcome = try found(
      """
      protocol SessionFactory { func makeSession() -> Int }
      protocol AlertsFactory { func makeAlerts(title: String) -> Int }
      protocol MakesRow { func makeRow() -> Int }
      protocol MakesCell { func makeCell() -> Int }
      protocol ImageLoading { func load(_ name: String) -> Int }
      protocol SoundLoading { func load(_ name: String) -> Int }
      typealias Loading = ImageLoading & SoundLoading
      final class Container: SessionFactory, AlertsFactory {
        func makeSession() -> Int { 1 }
        func makeAlerts(title: String) -> Int { 2 }
      }
      struct Login { typealias Factory = SessionFactory & AlertsFactory & MakesRow & MakesCell }
      """)
    #expect(
      outcome.results.contains(
        """
            {
              "containers": ["Container"],
              "protocols": { "suffixes": ["Factory"] }
            }

        """))
    #expect(!outcome.results.contains("Loading") && !outcome.results.contains("Makes…"))
  }

  /// The lines to add to a configuration leave out what it says.
  @Test func readsTheNamesInAConfiguration() throws {
    let folder = try TestFolder(package: [
      "Sources/App/App.swift": """
      protocol ClockProvider { var clock: Int { get } }
      protocol StoreProvider { var store: Int { get } }
      struct Screen { typealias Dependencies = ClockProvider & StoreProvider }
      struct Services { let clock: Int; let store: Int }
      """,
      ".hasgen.json": #"{ "protocols": { "suffixes": ["Provider"] } }"#,
    ])
    let outcome = folder.hasgen("init")
    #expect(outcome.status == .findings)
    #expect(
      outcome.results.hasSuffix(
        """
        configuration: '.hasgen.json' stays as it is; add these lines:
              "containers": ["Services"]

        """))
    try folder.write(
      #"{ "containers": ["Services"], "protocols": { "suffixes": ["Provider"] } }"#,
      to: ".hasgen.json")
    #expect(folder.hasgen("init").results.hasSuffix("next: hasgen generate\n"))
  }
}

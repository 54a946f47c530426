extension RelevanceCase {
  /// What is built for Makes-protocols and containers, without any word of interest.
  static let building = [
    RelevanceCase(
      "what a factory makes, and all that it is made of",
      [
        "A": """
        struct AppDependency { let logger: Logger }
        protocol MakesScreen { func makeScreen(for day: Day) -> Start.Screen }
        struct Coordinator { typealias Dependencies = MakesScreen }
        """,
        "B": "enum Start {}", "C": "extension Start { final class Screen: Base {} }",
        "D": "class Base { init(day: Day, model: Shape) {} }", "E": "typealias Shape = Model",
        "F": "final class Model { init(weather: any Weather) {} }", "G": "protocol Weather {}",
        "H": "struct WebWeather { let logger: Logger }", "I": "extension WebWeather: Nice {}",
        "J": "protocol Nice: Weather {}", "K": "struct Logger {}", "L": "struct Day {}",
        "M": "extension Free { func f(_ base: Start) {} }\nstruct Free {}",
        "N": "struct Other { let free: Free }",
      ],
      wanted: ["AppDependency: MakesScreen"]),
    RelevanceCase(
      "several implementations",
      [
        "A": """
        struct AppDependency { let logger: Int }
        protocol MakesScreen { func makeScreen() -> Screen }
        struct Coordinator { typealias Dependencies = MakesScreen }
        struct Screen { let weather: any Weather }
        """,
        "B": "protocol Weather {}", "C": "struct Web: Weather {}", "D": "struct Old: Weather {}",
        "E": "import XCTest\nstruct Mock: Weather {}", "F": "struct Free {}",
      ],
      wanted: ["cannot-build"]),
    RelevanceCase(
      "a container that is built",
      [
        ".hasgen.json": #"{"containers": [{"name": "AppDependency", "wiring": true}]}"#,
        "A": """
        import Core
        protocol HasWeather { var weather: any Weather { get } }
        struct AppDependency { let weather: any Weather; let client: Client }
        """,
        "Core/B": "public protocol Weather {}",
        "C": "import Core\nimport Net\nfinal class WebWeather: Weather { init(client: Client) {} }",
        "D": "import Net\ntypealias Client = HTTPClient",
        "Net/E": "public final class HTTPClient { public init(queue: Queue) {} }",
        "Net/F": "public struct Queue {}",
        "Net/G": "extension Queue { public init(depth: Int = 1) {} }",
        "H": "struct Free { let client: Int }",
      ],
      wanted: ["AppDependency: HasWeather"]),
    RelevanceCase(
      "an implementation by its associated type",
      [
        "A": """
        struct AppDependency { let logger: Int }
        protocol MakesScreen { func makeScreen() -> Screen }
        struct Coordinator { typealias Dependencies = MakesScreen }
        struct Screen { let people: any Repository<User> }
        """,
        "B": "protocol Repository<Item> { associatedtype Item }", "C": "struct User {}",
        "D": "struct Users: Repository { typealias Item = Person }", "E": "typealias Person = User",
        "F": "struct Books: Repository { typealias Item = Book }", "G": "struct Book {}",
        "H": "struct Free { typealias Item = Other }", "I": "typealias Other = User",
      ],
      wanted: ["AppDependency: MakesScreen"]),
    RelevanceCase(
      "a container that is not built",
      [
        "A": """
        protocol HasWeather { var weather: any Weather { get } }
        struct AppDependency { let weather: any Weather }
        """,
        "B": "protocol Weather {}",
        "C": "final class WebWeather: Weather { init(client: Client) {} }",
        "D": "final class Client {}",
      ],
      wanted: ["AppDependency: HasWeather"]),
  ]
}

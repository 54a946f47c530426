extension RelevanceCase {
  /// What makes a type a child, or keeps it from being one, in files without words.
  static let children = [
    RelevanceCase(
      "a child of a child, by the ends of their names",
      [
        "A": "struct AppDependency { let logger: Int }",
        "B": "protocol HasLogger { var logger: Int { get } }",
        "C": "struct TripScope { let app: AppDependency }", "D": "typealias Journey = TripScope",
        "E": "final class DayContainer { let trip: Journey }", "F": "struct ScrollContainer {}",
      ],
      wanted: ["AppDependency: HasLogger", "TripScope: HasLogger", "DayContainer: HasLogger"]),
    RelevanceCase(
      "a composition as the parent of a type that is called so",
      [
        "A": "protocol HasLogger { var logger: Int { get } }", "B": "protocol World: HasLogger {}",
        "C": "typealias Around = any World", "D": "struct TripScope { let around: Around }",
      ],
      wanted: ["TripScope: HasLogger", "TripScope: World"]),
    RelevanceCase(
      "a view by what it conforms to",
      [
        "A": "struct AppDependency { let logger: Int }",
        "B": "protocol HasLogger { var logger: Int { get } }", "C": "protocol Screen: View {}",
        "D": "struct TripContainer: Screen { let app: AppDependency }", "E": "protocol View {}",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a conformance by hand through a protocol",
      [
        "A": "struct AppDependency { let logger: Int }",
        "B": "protocol HasLogger { var logger: Int { get } }",
        "C": "protocol HasTrip { var trip: Int { get } }", "D": "protocol Travelling: HasTrip {}",
        "E": "final class Store: Travelling { let app: AppDependency; var trip: Int { 1 } }",
        "F": "final class Screen { typealias Dependencies = Needs }",
        "G": "typealias Needs = Travelling",
      ],
      wanted: ["AppDependency: HasLogger", "Store: HasLogger"]),
    RelevanceCase(
      "what a Makes-protocol returns, under another name",
      [
        "A": "struct AppDependency { let logger: Int }",
        "B": "protocol HasLogger { var logger: Int { get } }",
        "C": "protocol MakesTrip { func makeTrip() -> Journey }",
        "D": "typealias Journey = Trip", "E": "struct Trip { let app: AppDependency }",
      ],
      wanted: [
        "AppDependency: HasLogger", "AppDependency: MakesTrip", "Trip: HasLogger",
        "Trip: MakesTrip",
      ]),
    RelevanceCase(
      "a Has-protocol without requirements, by hand through another protocol",
      [
        "A": "protocol HasAdmin {}", "B": "protocol Powers: HasAdmin {}",
        "C": "struct AppDependency: Powers {}",
        "D": "struct UserDependency { let app: AppDependency }",
        "E": "final class Panel { typealias Dependencies = HasAdmin }",
      ],
      wanted: ["UserDependency: HasAdmin"]),
    RelevanceCase(
      "an umbrella in place",
      [
        "A": "protocol HasLogger { var logger: Int { get } }", "B": "protocol World: HasLogger {}",
        "C": "struct AppDependency { let logger: Int }", "D": "protocol Basics: World {}",
        "E": "func begin(dependencies: any Basics) {}", "F": "func end(_ world: any World) {}",
      ],
      wanted: ["AppDependency: Basics", "AppDependency: HasLogger"]),
    RelevanceCase(
      "the type that may be meant to be the container",
      [
        "A": "protocol HasLogger { var logger: Int { get } }",
        "B": "final class Screen { typealias Dependencies = HasLogger }",
        "C": "final class World { let logger: Int }",
      ],
      wanted: ["no-container"]),
    RelevanceCase(
      "protocols that are called otherwise",
      [
        "A": "protocol UsesLogger { var logger: Int { get } }",
        "B": "protocol UsesClock { var clock: Int { get } }",
        "C": "final class Screen { typealias Needs = UsesLogger & UsesClock }",
        "D": "struct AppDependency { let logger: Int; let clock: Int }",
      ],
      wanted: ["other-protocol-names"]),
  ]
}

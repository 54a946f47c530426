extension RelevanceCase {
  /// Parents and children in files without words.
  static let scopes = [
    RelevanceCase(
      "a composition behind an alias as a parent",
      [
        "A": "protocol HasLogger { var logger: Int { get } }",
        "B": "protocol World: HasLogger {}", "C": "typealias Around = any World",
        "D": "// hasgen: container\nstruct Feature { let around: Around }",
        "E": "struct DetailScope { let feature: Feature; let page: Int }",
        "F": "protocol HasPage { var page: Int { get } }",
      ],
      wanted: [
        "Feature: HasLogger", "Feature: World", "DetailScope: HasLogger", "DetailScope: HasPage",
        "DetailScope: World",
      ]),
    RelevanceCase(
      "a generic parent",
      [
        "A": "protocol HasLogger { var logger: Int { get } }",
        "B": "protocol World: HasLogger {}",
        "C": "// hasgen: container\nstruct Feature<Parent: World> { let parent: Parent }",
      ],
      wanted: ["Feature: HasLogger", "Feature: World"]),
    RelevanceCase(
      "an import for a type that a child's member names",
      [
        "A": "struct AppDependency: HasLine { var line: Line }",
        "B": "import Core\nprotocol HasLine { var line: Line { get } }",
        "C": "struct TripScope { let app: AppDependency; let page: Int }",
        "D": "protocol HasPage { var page: Int { get } }",
        "E": "@preconcurrency import Core\nfunc nothing() {}", "Core/F": "public struct Line {}",
      ],
      wanted: ["TripScope: HasLine", "TripScope: HasPage"]),
    RelevanceCase(
      "a member that needs something of a child, behind an alias",
      [
        "A": "struct AppDependency { let map: Chart }", "B": "typealias Chart = Map",
        "C": "final class Map { typealias Needs = HasPage }",
        "D": "struct TripScope { let app: AppDependency; let page: Int }",
        "E": "protocol HasPage { var page: Int { get } }",
      ],
      wanted: ["TripScope: HasPage", "unmet-dependency"]),
    RelevanceCase(
      "a member that gets what it needs from elsewhere",
      [
        "A": "struct AppDependency { let map: Map }",
        "C": "final class Map { typealias Needs = HasPage }",
        "D": "struct TripScope { let app: AppDependency; let page: Int }",
        "E": "protocol HasPage { var page: Int { get } }",
        "F": "struct Page: Paging { var page: Int { 1 } }",
        "G": "protocol Paging: HasPage {}",
      ],
      wanted: ["TripScope: HasPage"]),
    RelevanceCase(
      "a parent that inherits from a container",
      [
        "A": "// hasgen: container\nclass Services { let page: Int }",
        "B": "class TestServices: Services {}", "C": "final class Quiet: TestServices {}",
        "D": "// hasgen: container\nstruct TripScope { let services: Quiet }",
        "E": "protocol HasPage { var page: Int { get } }",
      ],
      wanted: ["Services: HasPage", "TripScope: HasPage"]),
  ]
}

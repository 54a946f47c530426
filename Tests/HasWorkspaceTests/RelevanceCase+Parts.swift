extension RelevanceCase {
  /// What stands in one file with a Has-protocol, a container or a consumer.
  static let parts = [
    RelevanceCase(
      "types beside what matters",
      [
        "A": """
        protocol HasA { var a: any Servicing { get } }
        protocol Servicing {}
        struct Note { let note: Int }
        enum Kind: String { case one }
        extension Kind { struct Style {} }
        @MainActor final class Screen { let note: Note? = nil }
        """,
        "B": """
        struct AppDependency { let a: any Servicing }
        actor Idle {}
        """,
        "C": """
        final class Consumer { typealias Dependencies = HasA }
        private struct Helper { let consumer: Consumer }
        """,
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "what other files name beside what matters",
      [
        "A": "protocol HasA { var a: Number { get } }\nstruct Note {}",
        "B": """
        protocol HasB { var b: Int { get } }
        enum Numbers { typealias Number = Int }
        class Base { let b: Int = 1 }
        struct Idle {}
        """,
        "C": "typealias Number = Numbers.Number",
        "D": "final class AppDependency: Base { let a: Int = 1 }\nstruct Idler {}",
      ],
      wanted: ["AppDependency: HasA", "AppDependency: HasB"]),
    RelevanceCase(
      "a type that is private to the file, and hides another",
      [
        "A": """
        protocol HasA { var a: Int { get } }
        private struct Thing {}
        extension AppDependency { var a: Thing { fatalError() } }
        struct Idle {}
        """,
        "B": "struct AppDependency {}", "C": "typealias Thing = Int",
      ],
      wanted: ["mismatched-witness"]),
    RelevanceCase(
      "an extension beside what matters",
      [
        "A": """
        protocol HasA: Base { var a: Int { get } }
        struct AppDependency { let a: Int }
        extension Base { var b: Int { 1 } }
        extension Other { var b: Int { 1 } }
        """,
        "B": "protocol Base { var b: Int { get } }",
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "a container by a directive, before it and behind it",
      [
        "A": """
        protocol HasA { var a: Int { get } }
        struct Idle {}
        // hasgen: container
        struct One { let a: Int }
        struct Two { // hasgen: container
          let a: Int
        }
        struct Three { let a: Int } // hasgen: container
        """
      ],
      wanted: ["One: HasA", "Three: HasA", "Two: HasA"]),
    RelevanceCase(
      "what is meant by a misspelled name",
      [
        "A": """
        protocol MakesScreen { func makeScreen() -> Screenn }
        struct Screen {}
        struct AppDependency {}
        final class Coordinator { typealias Dependencies = MakesScreen }
        """
      ],
      wanted: ["cannot-build"]),
  ]
}

extension RelevanceCase {
  /// What stands in one file with a Has-protocol, a container or a consumer.
  static let parts = [
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
        "D": "struct Screen { typealias Dependencies = HasA }",
      ],
      wanted: ["mismatched-witness"]),
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
  ]
}

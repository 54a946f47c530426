extension RelevanceCase {
  /// What leads to a Has-protocol or a container under another name.
  static let aliases = [
    RelevanceCase(
      "a chain of aliases through two modules",
      [
        "A": app, "Core/B": "public protocol Base {}\n" + clock,
        "Core/C": "public typealias Times = HasClock",
        "Kit/D": "import Core\npublic typealias More = Times",
        "E": "import Kit\nfinal class Screen { typealias Needs = More }",
        "Core/F": "public struct Free {}",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "an alias under one condition, a type under the other",
      [
        "A": app + clock,
        "B": "#if DEBUG\nstruct Times {}\n#else\ntypealias Times = HasClock\n#endif",
        "C": "final class Screen { typealias Needs = Times }",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "an extension of a container's alias",
      [
        "A": app, "B": "typealias World = AppDependency", "C": "protocol Umbrella: HasLogger {}",
        "D": "extension World: Umbrella {}",
      ],
      wanted: []),
    RelevanceCase(
      "an extension of an alias in a type",
      [
        "A":
          "protocol HasLogger: Base { var logger: Int { get } }\nstruct AppDependency { let logger: Int }",
        "B": "protocol Base { var level: Int { get } }",
        "C": "enum Names { typealias Root = Base }",
        "D": "extension Names.Root { var level: Int { 1 } }",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a cycle of aliases",
      [
        "A": app, "B": "typealias ScreenDependencies = First", "C": "typealias First = Second",
        "D": "typealias Second = ScreenDependencies", "E": "typealias Third = Fourth",
        "F": "typealias Fourth = Third",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a conformance of what much of the platform inherits from",
      [
        "A": app + clock, "B": "extension NSObject: HasClock {}", "C": "class Mid: UIView {}",
        "D": "class Mock: Mid {}",
        "E": "class Screen { typealias Needs = HasClock }",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a conformance of what a class of the platform inherits from, by an alias",
      [
        "A": app + clock, "B": "extension UIResponder: Ticking {}",
        "C": "protocol Ticking: HasClock {}", "D": "typealias Page = UIViewController",
        "E": "class Mock: Page {}",
        "F": "class Screen { typealias Needs = HasClock }", "G": "class Other: UIView {}",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "aliases that lead through themselves",
      [
        "A": app, "B": "typealias Own = Own.Inner", "C": "typealias First = Second.Inner",
        "D": "typealias Second = First.Inner",
        "E": "final class Screen { typealias Needs = HasLogger & Own & First.Inner }",
      ],
      wanted: ["AppDependency: HasLogger"]),
  ]
}

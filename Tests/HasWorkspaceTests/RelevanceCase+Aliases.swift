extension RelevanceCase {
  /// What leads to a Has-protocol or a container under another name.
  static let aliases = [
    RelevanceCase(
      "a chain of aliases to a Has-protocol",
      [
        "A": app + clock, "B": "typealias Times = HasClock", "C": "typealias More = Times",
        "D": "final class Screen { typealias Needs = More }", "E": "typealias Less = Screens",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
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
      "an umbrella protocol of a chain",
      [
        "A": app + clock, "B": "protocol Times: HasClock {}", "C": "protocol More: Times {}",
        "D": "func show(_ context: More & Sendable) {}",
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
      "a container behind an alias",
      [
        "A": app, "B": "typealias Environment = AppDependency",
        "C": "typealias World = Environment",
        "D": "struct TripScope { let world: World; let page: Int }",
        "E": "protocol HasPage { var page: Int { get } }",
        "F": "struct DayScope { let child: TripScope; let page: Int }",
      ],
      wanted: [
        "AppDependency: HasLogger", "TripScope: HasLogger", "TripScope: HasPage",
        "DayScope: HasLogger", "DayScope: HasPage",
      ]),
    RelevanceCase(
      "an extension of a container's alias",
      [
        "A": app, "B": "typealias World = AppDependency", "C": "protocol Umbrella: HasLogger {}",
        "D": "extension World: Umbrella {}",
      ],
      wanted: []),
    RelevanceCase(
      "an extension of an alias of what a container inherits from",
      [
        "A": "protocol HasLogger { var logger: Int { get } }\nfinal class AppDependency: Base {}",
        "B": "class Base {}", "C": "typealias Root = Base",
        "D": "extension Root { var logger: Int { 1 } }",
      ],
      wanted: ["AppDependency: HasLogger"]),
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
      "a conformance of what no source declares",
      [
        "A": app + clock, "B": "extension Widget: HasClock {}", "C": "class Mid: Widget {}",
        "D": "class Mock: Mid {}",
        "E": "class Screen { typealias Needs = HasClock }",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "a conformance of what much of the platform inherits from",
      [
        "A": app + clock, "B": "extension NSObject: HasClock {}", "C": "class Mid: UIView {}",
        "D": "class Mock: Mid {}",
        "E": "class Screen { typealias Needs = HasClock }",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "a conformance of what a class of the platform inherits from, by an alias",
      [
        "A": app + clock, "B": "extension UIResponder: Ticking {}",
        "C": "protocol Ticking: HasClock {}", "D": "typealias Page = UIViewController",
        "E": "class Mock: Page {}",
        "F": "class Screen { typealias Needs = HasClock }", "G": "class Other: UIView {}",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "a conformance of what no source declares, with arguments",
      [
        "A": app + clock, "B": "extension Widget<Int>: HasClock {}\nextension [Int]: HasClock {}",
        "C": "class Mid: Widget<Int> {}", "D": "class Mock: Mid {}",
        "E": "class Screen { typealias Needs = HasClock }", "F": "class Other: UIView {}",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "a composition of a type behind an alias",
      [
        "A": app + clock, "B": "final class Child { typealias Needs = HasClock }",
        "C": "typealias Kid = Child", "D": "final class Parent { typealias Wants = Kid.Needs }",
        "E": "typealias Free = Child2\nclass Child2 {}",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "a misspelled name in an alias that leads nowhere",
      [
        "A": app, "B": "final class Child { typealias Needs = HasLogger }",
        "C": "final class Parent { typealias Wants = Child.Nedes }",
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
    RelevanceCase(
      "a single Has-protocol in place, in a type behind an alias",
      [
        "A": app, "B": "enum Times { protocol HasClock { var clock: Int { get } } }",
        "C": "typealias Hours = Times", "D": "func show(dependencies: any Hours.HasClock) {}",
        "E": "typealias Free = Int",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "an umbrella protocol in place under another name",
      [
        "A": app + clock, "B": "protocol Times: HasClock {}", "C": "protocol More: Times {}",
        "D": "struct Screen<D: HasLogger> { init(services: any More, other: D) {} }",
        "E": "struct Free {}",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "a class in a generic argument",
      [
        "A": app + clock, "B": "class Base {}", "C": "class Box<T> {}",
        "D": "struct Screen { let box: Box<any Base & HasLogger & HasClock> }",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a class in an alias",
      [
        "A": app + clock, "B": "class Base {}", "C": "typealias Screen = Base & HasClock",
        "D": "struct Free {}",
      ],
      wanted: ["AppDependency: HasLogger"]),
  ]
}

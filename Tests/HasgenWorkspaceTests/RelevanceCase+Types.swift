extension RelevanceCase {
  /// What containers and Has-protocols are made of.
  static let types = [
    RelevanceCase(
      "superclasses",
      [
        "A": "protocol HasLogger { var logger: Int { get } }\nfinal class AppDependency: Near {}",
        "B": "class Near: Far {}", "C": "class Far {}",
        "D": "extension Far { var logger: Int { 1 } }",
        "E": "class Other: Elsewhere {}", "F": "extension Elsewhere { var logger: Int { 1 } }",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "extensions of other protocols that a container gets",
      [
        "A":
          "struct AppDependency { let network: Int }\nprotocol HasNetwork: Near { var network: Int { get } }",
        "B": "protocol HasLink { var link: Int { get } }",
        "C":
          "protocol HasName { var name: Int { get } }\nextension HasName where Self: Wide { var name: Int { 1 } }",
        "D": "protocol Near {}", "E": "extension Near { var link: Int { 1 } }",
        "F": "typealias Wide = Near",
        "G": "final class Screen { typealias Dependencies = HasLink & HasName }",
        "H": "extension Elsewhere { var link: Int { 1 } }", "I": "typealias Narrow = Elsewhere",
      ],
      wanted: ["AppDependency: HasLink", "AppDependency: HasName", "AppDependency: HasNetwork"]),
    RelevanceCase(
      "nested types, in an extension, inherited, and behind an alias",
      [
        "A": """
        protocol HasA { var a: Outer.Nested { get } }
        protocol HasB { var b: Derived.Inner { get } }
        protocol HasC { var c: Short.Nested { get } }
        struct AppDependency { let a: Int; let b: String; let c: Int }
        """,
        "B": "enum Outer {}", "C": "extension Outer { typealias Nested = Number }",
        "D": "typealias Number = Int", "E": "class Derived: Base {}", "F": "class Base {}",
        "G": "extension Base { typealias Inner = String }", "H": "typealias Short = Outer",
      ],
      wanted: ["AppDependency: HasA", "AppDependency: HasB", "AppDependency: HasC"]),
    RelevanceCase(
      "what a superclass of the platform conforms to",
      [
        "A": "protocol HasA { var a: Int { get } }\nfinal class AppDependency: UIResponder {}",
        "B": "extension UIResponder: Counting {}", "C": "protocol Counting {}",
        "D": "extension Counting { var a: Int { 1 } }",
        "E": "extension UIView: Other {}", "F": "protocol Other {}",
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "Sendable by an extension of an alias",
      [
        "A": """
        protocol HasA { var a: Thing { get } }
        actor AppDependency { let a: Thing; init(a: Thing) { self.a = a } }
        """,
        "B": "final class Thing {}", "C": "typealias Stuff = Thing",
        "D": "extension Stuff: @unchecked Sendable {}",
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "conformances of what an alias of the platform stands for",
      [
        "A": """
        protocol HasA { associatedtype A: Measurable; var a: A { get } }
        struct AppDependency { let a: TimeInterval }
        """,
        "B": "protocol Measurable {}", "C": "extension Double: Measurable {}",
      ],
      wanted: ["AppDependency: HasA"]),
  ]
}

extension RelevanceCase {
  /// Names in files that matter, which mean something else to nobody that asks: they take no other
  /// file along.
  static let bystanders = [
    RelevanceCase(
      "what stands beside a container",
      [
        "A": """
        protocol HasA { var a: Int { get } }
        struct AppDependency { let a: Int }
        final class Screen: Page, Reloading { let note: Note? = nil }
        enum Help { typealias Completion = @Sendable (Result<Note, Failure>) -> Void }
        func show(_ something: any Shown & Moved, as kind: Kind) {}
        extension Kind { struct Style: Codable, Shown {} }
        """,
        "B": "class Page: Frame {}", "C": "protocol Reloading: AnyObject {}", "D": "class Frame {}",
        "E": "struct Note {}\nenum Failure: Error {}", "F": "protocol Shown {}\nprotocol Moved {}",
        "G": "enum Kind {}", "H": "extension Kind: Moved { typealias Other = Note }",
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "what stands beside a consumer's superclass, in which its composition may mean something else",
      [
        "A": "protocol HasA { var a: Int { get } }\nstruct AppDependency { let a: Int }",
        "B": "final class Screen: Page { typealias Dependencies = HasA & Shown }",
        "C": "class Page: Frame { typealias Completion = (Note) -> Void }\nclass Book: Paper {}",
        "D": "class Frame { let paper: Paper? = nil }",
        "E": "extension Frame { protocol Shown {} }",
        "F": "struct Note {}", "G": "class Paper {}", "H": "extension Note { protocol Shown {} }",
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "what the type of a member has in its own members",
      [
        "A": "protocol HasA { var a: Service { get } }\nactor AppDependency { let a = Service() }",
        "B": "final class Service: Base { let note: Note? = nil; typealias Done = (Note) -> Void }",
        "C": "class Base: @unchecked Sendable { func f(_ note: any Shown & Moved) {} }",
        "D": "struct Note {}", "E": "protocol Shown {}\nprotocol Moved {}",
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "an alias by which what it stands for is extended",
      [
        "A": "protocol HasA: Base { var a: Int { get } }\nstruct AppDependency { let a: Int }",
        "B": "protocol Base { var b: Set<Int> { get } }",
        "C": "typealias Root = Base\ntypealias Notes = Set<Note>",
        "D": "extension Root { var b: Set<Int> { [] } }",
        "E": "extension Notes { var c: Int { 1 } }",
        "F": "struct Note {}",
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "extensions of types that other files declare",
      [
        "A": """
        protocol HasA { var a: Int { get } }
        struct AppDependency { let a: Int }
        extension Wheel: HasA { var a: Int { 1 } }
        extension Car.Door: HasA { var a: Int { 1 } }
        extension `Pane`: HasA { var a: Int { 1 } }
        """,
        "B": "struct Wheel { let note: Note? = nil }", "C": "enum Car {}",
        "D": "extension Car { struct Door {} }", "E": "typealias Pane = Glass",
        "F": "struct Glass {}", "G": "struct Note {}", "H": "extension Note { struct Wheel {} }",
      ],
      wanted: ["AppDependency: HasA"]),
  ]
}

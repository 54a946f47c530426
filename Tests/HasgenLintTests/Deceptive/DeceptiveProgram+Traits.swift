extension DeceptiveProgram {
  /// Programs that broke the rule: what a protocol makes of a value, and what tells declarations apart.
  static let traits: [DeceptiveProgram] = [
    DeceptiveProgram(
      "held weakly",
      wanted: [],
      """
      protocol HasK: AnyObject { var k: Int { get } }
      final class C {
        typealias Dependencies = HasA & HasK
        weak var dependencies: (any Dependencies)?
        func go() -> Int { dependencies?.a ?? 0 }
      }
      """),
    DeceptiveProgram(
      "captured weakly",
      wanted: [],
      """
      protocol HasK: AnyObject { var k: Int { get } }
      struct C {
        typealias Dependencies = HasA & HasK
        let dependencies: any Dependencies
        func go() -> () -> Int { { [weak dependencies] in dependencies?.a ?? 0 } }
      }
      """),
    DeceptiveProgram(
      "compared by identity",
      wanted: [],
      """
      protocol HasK: AnyObject { var k: Int { get } }
      struct C {
        typealias Dependencies = HasA & HasK
        let dependencies: any Dependencies
        func go(_ other: any Dependencies) -> Bool { dependencies.a == 1 && dependencies === other }
      }
      """),
    DeceptiveProgram(
      "compared by '=='",
      wanted: [],
      """
      protocol HasK: Equatable { var k: Int { get } }
      struct C<D: HasA & HasK> {
        let dependencies: D
        func go(_ other: D) -> Bool { dependencies.a == 1 && dependencies == other }
      }
      """),
    DeceptiveProgram(
      "a synthesized conformance",
      wanted: [],
      """
      protocol HasK: Hashable { var k: Int { get } }
      struct C<D: HasA & HasK>: Hashable {
        let dependencies: D
        func go() -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "a synthesized conformance in an extension",
      wanted: [],
      """
      protocol HasK: Equatable { var k: Int { get } }
      struct C<D: HasA & HasK> {
        let dependencies: D
        func go() -> Int { dependencies.a }
      }
      extension C: Equatable {}
      """),
    DeceptiveProgram(
      "a type that is Sendable",
      wanted: [],
      """
      protocol HasK: Sendable { var k: Int { get } }
      struct C: Sendable {
        typealias Dependencies = HasA & HasK
        let dependencies: any Dependencies
        func go() -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "sent by a type that is not Sendable",
      wanted: [],
      """
      protocol HasK: Sendable { var k: Int { get } }
      final class C {
        typealias Dependencies = HasA & HasK
        let dependencies: any Dependencies
        init(dependencies: any Dependencies) { self.dependencies = dependencies }
        func go() {
          let dependencies = self.dependencies
          Task.detached { print(dependencies.a) }
          print(dependencies.a)
        }
      }
      """),
    DeceptiveProgram(
      "a pattern of 'switch'",
      wanted: [],
      """
      func ~= (left: any HasB, right: Int) -> Bool { left.b == right }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int {
          switch 3 {
          case dependencies: 1
          default: dependencies.a
          }
        }
      }
      """),
    DeceptiveProgram(
      "a pattern of 'if'",
      wanted: [],
      """
      func ~= (left: any HasB, right: Int) -> Bool { left.b == right }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int {
          if case dependencies = 3 { return 1 }
          return dependencies.a
        }
      }
      """),
    DeceptiveProgram(
      "a pattern of 'for'",
      wanted: [],
      """
      func ~= (left: any HasB, right: Int) -> Bool { left.b == right }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int {
          for case dependencies in [1, 2] { return 1 }
          return dependencies.a
        }
      }
      """),
    DeceptiveProgram(
      "an associated type in an extension",
      wanted: [],
      """
      protocol Screen { associatedtype D: HasB }
      struct C<D: HasA & HasB> {
        let dependencies: D
        func go() -> Int { dependencies.a }
      }
      extension C: Screen {}
      """),
    DeceptiveProgram(
      "an associated type of what is asked for",
      wanted: [],
      """
      protocol HasK {
        associatedtype Key
        var k: Key { get }
      }
      struct C<D: HasA & HasK> {
        let dependencies: D
        func go(_ key: D.Key) -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "functions of one name",
      wanted: [],
      """
      func use(_ dependencies: any HasA) -> Int { dependencies.a }
      func use(_ dependencies: any HasA & HasB) -> Int { dependencies.a }
      func both(_ dependencies: any HasA & HasB & HasC) -> Int { use(dependencies) + dependencies.c }
      """),
    DeceptiveProgram(
      "methods of one name, one by an alias",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        func use(_ dependencies: any Dependencies) -> Int { dependencies.a }
        func use(_ dependencies: any HasA) -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "Sendable, and what is used is inherited",
      wanted: [],
      """
      protocol HasBase { var a: Int { get } }
      protocol HasX: HasBase {}
      protocol HasK: Sendable { var k: Int { get } }
      struct C: Sendable {
        let dependencies: any HasX & HasK
        func go() -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "methods of one name",
      wanted: [],
      """
      struct C {
        func use(_ dependencies: any HasA) -> Int { dependencies.a }
        func use(_ dependencies: any HasA & HasB) -> Int { dependencies.a }
      }
      """),
  ]
}

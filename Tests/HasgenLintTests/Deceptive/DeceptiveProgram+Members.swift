extension DeceptiveProgram {
  /// Programs that broke the rule: what a member or an alias rests on.
  static let members: [DeceptiveProgram] = [
    DeceptiveProgram(
      "protocol with an associated type, constrained",
      wanted: [],
      """
      protocol Holding { associatedtype Dependencies; var dependencies: Dependencies { get } }
      extension Holding where Dependencies: HasB { func go() -> Int { dependencies.b } }
      struct C<D: HasA & HasB>: Holding {
        let dependencies: D
        func own() -> Int { dependencies.a + go() }
      }
      """),
    DeceptiveProgram(
      "protocol with an associated type that is the same",
      wanted: [],
      """
      protocol Holding { associatedtype Dependencies; var dependencies: Dependencies { get } }
      extension Holding where Dependencies == any HasA & HasB { func go() -> Int { dependencies.b } }
      struct C: Holding {
        typealias Dependencies = any HasA & HasB
        let dependencies: Dependencies
        func own() -> Int { dependencies.a + go() }
      }
      """),
    DeceptiveProgram(
      "alias that a protocol dictates",
      wanted: [],
      """
      protocol Starting { func start(_ deps: any HasA & HasB) -> Int }
      struct C: Starting {
        typealias Dependencies = HasA & HasB
        func start(_ deps: any Dependencies) -> Int { deps.a }
      }
      """),
    DeceptiveProgram(
      "alias that a protocol dictates for a property",
      wanted: [],
      """
      protocol Starting { var dependencies: any HasA & HasB { get } }
      struct C: Starting {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func start() -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "alias with another protocol",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { dependencies.a }
      }
      func user(_ d: any C.Dependencies & HasC) -> Int { d.b + d.c }
      """),
    DeceptiveProgram(
      "alias as a part of another",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { dependencies.a }
      }
      struct Parent { typealias Dependencies = C.Dependencies & HasC; let dependencies: any Dependencies
        func go() -> Int { C(dependencies: dependencies).go() + dependencies.b + dependencies.c } }
      """),
    DeceptiveProgram(
      "dynamic member lookup around a consumer",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      @dynamicMemberLookup struct Store { let c: C
        subscript<T>(dynamicMember path: KeyPath<C, T>) -> T { c[keyPath: path] } }
      func user(_ store: Store) -> Int { store.dependencies.b }
      """),
    DeceptiveProgram(
      "members of a generic superclass",
      wanted: [],
      """
      class Base<D> { let dependencies: D; init(_ d: D) { dependencies = d }; func env() -> D { dependencies }; var all: [D] { [dependencies] } }
      final class C: Base<any HasA & HasB> {
        func go() -> Int { dependencies.a + env().b }
      }
      """),
    DeceptiveProgram(
      "array of a generic superclass",
      wanted: [],
      """
      class Base<D> { let dependencies: D; init(_ d: D) { dependencies = d }; var all: [D] { [dependencies] } }
      final class C: Base<any HasA & HasB> {
        func go() -> Int { dependencies.a + all[0].b }
      }
      """),
    DeceptiveProgram(
      "extension of a Has-protocol that casts",
      wanted: [],
      """
      extension HasA { func bee() -> Int where Self: HasB { self.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { dependencies.bee() }
      }
      """),
  ]
}

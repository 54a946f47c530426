extension DeceptiveProgram {
  /// Programs that broke the rule: what a call is passed.
  static let calls: [DeceptiveProgram] = [
    DeceptiveProgram(
      "one label twice",
      wanted: [],
      """
      func link(to a: any HasA, to b: any HasB) -> Int { a.a + b.b }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { link(to: dependencies, to: dependencies) }
      }
      """),
    DeceptiveProgram(
      "lazy property that ends with a closure",
      wanted: [],
      """
      func build(_ make: () -> any HasB) -> (any HasA)? { _ = make().b; return nil }
      final class C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        init(dependencies: any Dependencies) { self.dependencies = dependencies }
        lazy var child: (any HasA)? = build { dependencies }
      }
      """),
    DeceptiveProgram(
      "same types of generic parameters",
      wanted: [],
      """
      func run<D: HasA, E: HasB>(_ deps: D, _ other: E.Type) -> Int where D == E { deps.a + deps.b }
      struct C<D: HasA & HasB> {
        let dependencies: D
        func go() -> Int { run(dependencies, D.self) }
      }
      """),
    DeceptiveProgram(
      "generic child with a constrained extension",
      wanted: [],
      """
      struct Child<D: HasA> { private let deps: D; init(_ deps: D) { self.deps = deps }; func one() -> Int { deps.a } }
      extension Child where D: HasB { func go() -> Int { 1 } }
      struct C<D: HasA & HasB> {
        let dependencies: D
        func go() -> Int { Child(dependencies).go() }
      }
      """),
    DeceptiveProgram(
      "generic function that returns its argument",
      wanted: [],
      """
      func logged<D: HasA>(_ deps: D) -> D { _ = deps.a; return deps }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { logged(dependencies).b }
      }
      """),
    DeceptiveProgram(
      "generic function with a closure",
      wanted: [],
      """
      func use<D: HasA>(_ deps: D, _ body: (D) -> Int) -> Int { deps.a + body(deps) }
      struct C<D: HasA & HasB> {
        let dependencies: D
        func go() -> Int { use(dependencies) { $0.b } }
      }
      """),
    DeceptiveProgram(
      "generic box with a property",
      wanted: [],
      """
      struct Box<D: HasA> { let value: D; init(_ value: D) { self.value = value; _ = value.a } }
      struct C<D: HasA & HasB> {
        let dependencies: D
        func go() -> Int { Box(dependencies).value.b }
      }
      """),
    DeceptiveProgram(
      "function of a generic consumer that returns it",
      wanted: [],
      """
      struct C<D: HasA & HasB> {
        let dependencies: D
        func env() -> D { dependencies }
        func go() -> Int { dependencies.a + env().b }
      }
      """),
    DeceptiveProgram(
      "array in a generic consumer",
      wanted: [],
      """
      struct C<D: HasA & HasB> {
        let dependencies: D
        let all: [D]
        func go() -> Int { dependencies.a + all[0].b }
      }
      """),
    DeceptiveProgram(
      "alias of a generic parameter",
      wanted: [],
      """
      struct C<D: HasA & HasB> {
        typealias Dependencies = D
        let dependencies: Dependencies
        init(_ deps: D) { dependencies = deps; _ = deps.a }
        func go() -> Int { dependencies.b }
      }
      """),
    DeceptiveProgram(
      "property of an unread type",
      wanted: [],
      """
      import Host
      struct Child { var dependencies: any HasA }
      func make(_ d: any HasA) -> Int { var c = Child(dependencies: d); c.dependencies = d; return c.dependencies.a }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go(_ host: Slot) { host.dependencies = dependencies }
      }
      """),
    DeceptiveProgram(
      "operator on a value from somewhere",
      wanted: [],
      """
      infix operator <+>
      func <+> (d: any HasB, n: Int) -> Int { d.b }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: () -> C) -> Int { make().dependencies <+> 1 }
      """),
    DeceptiveProgram(
      "closure with a named parameter",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ all: [C]) -> Int { all.map { c in c.dependencies }[0].b }
      """),
    DeceptiveProgram(
      "closure with $0",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ all: [C]) -> Int { all.map { $0.dependencies }[0].b }
      """),
    DeceptiveProgram(
      "alias as a generic bound",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { dependencies.a }
      }
      struct V<D: C.Dependencies & HasC> { let deps: D; func go() -> Int { deps.b + deps.c } }
      """),
    DeceptiveProgram(
      "memberwise initializer beside one in an extension",
      wanted: [],
      #"""
      struct Child { let deps: any HasB; func go() -> Int { deps.b } }
      extension Child { init(deps: any HasA & HasB, count: Int) { self.init(deps: deps) } }
      extension Child { init(deps: any HasA, flag: Bool) { fatalError("\(deps.a)") } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { Child(deps: dependencies).go() + dependencies.a }
      }
      """#),
    DeceptiveProgram(
      "memberwise initializer beside a narrower one",
      wanted: [],
      """
      struct Child { let deps: any HasB; func go() -> Int { deps.b } }
      extension Child { init?(deps: any HasA, flag: Bool) { _ = deps.a; return nil } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { Child(deps: dependencies).go() + dependencies.a }
      }
      """),
    DeceptiveProgram(
      "function of an unread superclass",
      wanted: [],
      """
      import Host
      final class C: HostBase {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        init(_ d: any Dependencies) { dependencies = d }
        func show(_ deps: any HasA) -> Int { deps.a }
        func go() { show(dependencies, sender: nil) }
      }
      """),
    DeceptiveProgram(
      "member of an unread protocol",
      wanted: [],
      """
      import Host
      protocol HasH: Hosted { var h: Int { get } }
      struct C {
        typealias Dependencies = HasA & HasH
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: () -> C) -> Int { make().dependencies.host(1) }
      """),
    DeceptiveProgram(
      "case and static function of one name",
      wanted: [],
      """
      enum Route { case start(any HasB); static func start(_ d: any HasA, _ n: Int = 0) -> Int { d.a }
        func go() -> Int { switch self { case .start(let d): return d.b } } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { let r: Route = .start(dependencies); return r.go() + dependencies.a }
      }
      """),
    DeceptiveProgram(
      "operator in a type",
      wanted: [],
      """
      struct N { let n: Int; static func + (d: any HasB, n: N) -> Int { d.b + n.n } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ c: () -> C) -> Int { c().dependencies + N(n: 1) }
      """),
    DeceptiveProgram(
      "map with an initializer",
      wanted: [],
      """
      struct Child { let deps: any HasB; init(_ d: any HasB) { deps = d } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { [dependencies].map(Child.init)[0].deps.b + dependencies.a }
      }
      """),
  ]
}

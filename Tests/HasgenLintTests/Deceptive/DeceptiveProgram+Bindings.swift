extension DeceptiveProgram {
  /// Programs that broke the rule: what a name is bound to, and what is called.
  static let bindings: [DeceptiveProgram] = [
    DeceptiveProgram(
      "dynamic callable",
      wanted: [],
      """
      @dynamicCallable struct Runner { func dynamicallyCall(withArguments all: [any HasB]) -> Int { all[0].b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        let run = Runner()
        func go() -> Int { run(dependencies) + dependencies.a }
      }
      func run(_ d: any HasA) -> Int { d.a }
      """),
    DeceptiveProgram(
      "call as function of a property",
      wanted: [],
      """
      struct Runner { func callAsFunction(_ d: any HasB) -> Int { d.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        let run: Runner
        func run(x d: any HasA) -> Int { d.a }
        func go() -> Int { run(dependencies) + dependencies.a }
      }
      func run(_ d: any HasA) -> Int { d.a }
      """),
    DeceptiveProgram(
      "guard self in a closure of another type",
      wanted: [],
      """
      final class M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; init(_ d: any Dependencies) { dependencies = d }
        func f(_ o: N) -> () -> Int { { [self = o] in self.dependencies.b } }
        func go() -> Int { dependencies.a + dependencies.b } }
      final class N { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; init(_ d: any Dependencies) { dependencies = d }; func own() -> Int { dependencies.a } }
      """),
    DeceptiveProgram(
      "unowned(safe) capture",
      wanted: [],
      """
      final class M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; init(_ d: any Dependencies) { dependencies = d }; func go() -> Int { dependencies.a + dependencies.b } }
      final class C { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; init(_ d: any Dependencies) { dependencies = d }; func own() -> Int { dependencies.a } }
      struct User { let model: M; func go(_ c: C) -> Int { let f = { [unowned(safe) model = c] in model.dependencies.b }; return f() } }
      """),
    DeceptiveProgram(
      "pattern with label",
      wanted: [],
      """
      struct M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      enum R { case show(to: C) }
      struct User { let model: M; func go(_ r: R) -> Int { if case let .show(to: model) = r { return model.dependencies.b }; return 0 } }
      """),
    DeceptiveProgram(
      "trailing closure from somewhere",
      wanted: [],
      """
      extension HasB { func callAsFunction(_ f: (Int) -> Int) -> Int { f(b) } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: () -> C) -> Int { make().dependencies { $0 } }
      """),
    DeceptiveProgram(
      "inout",
      wanted: [],
      """
      func change(_ d: inout any HasA & HasB) -> Int { d.b }
      struct C { typealias Dependencies = HasA & HasB
        var dependencies: any Dependencies
        mutating func go() -> Int { change(&dependencies) + dependencies.a }
      }
      """),
    DeceptiveProgram(
      "local shadowed variable set",
      wanted: [],
      """
      struct C { typealias Dependencies = HasA & HasB
        var services: any HasA
        let dependencies: any Dependencies
        func go() -> Int { let services: any HasB; services = dependencies; return services.b }
      }
      """),
    DeceptiveProgram(
      "function parameter named as a type",
      wanted: [],
      """
      struct Child { let n: Int; init(_ d: any HasA) { n = d.a } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go(_ Child: (any HasB) -> Int) -> Int { Child(dependencies) + dependencies.a }
      }
      """),
    DeceptiveProgram(
      "property named as a type",
      wanted: [],
      """
      struct Child { let n: Int; init(_ d: any HasA) { n = d.a } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        let Child: (any HasB) -> Int
        func go() -> Int { Child(dependencies) + dependencies.a }
      }
      """),
    DeceptiveProgram(
      "member through a protocol composition property",
      wanted: [],
      """
      protocol Holder { var dependencies: any HasA & HasB { get } }
      struct C: Holder { typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { dependencies.a } }
      func user(_ h: any Holder) -> Int { h.dependencies.b }
      """),
    DeceptiveProgram(
      "alias of a list",
      wanted: [],
      """
      struct C { typealias Dependencies = HasA & HasB; typealias All = [any Dependencies]
        init(d: any Dependencies) { _ = d.a } }
      struct Other { let all: C.All; func go() -> Int { all[0].b } }
      """),
    DeceptiveProgram(
      "property under #if",
      wanted: [],
      """
      struct M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      struct User {
      #if DEBUG
        let model: M
      #else
        let model: C
      #endif
        func go() -> Int { model.dependencies.b } }
      """),
    DeceptiveProgram(
      "static and instance property",
      wanted: [],
      """
      struct M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      struct User { let model: C; static func model(_ n: Int) -> Int { n }
        nonisolated(unsafe) static var m: M?; let m: C
        func go() -> Int { m.dependencies.b } }
      """),
    DeceptiveProgram(
      "local alias of a type",
      wanted: [],
      """
      struct M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: () -> C) -> Int { typealias M = C; let model: M = make(); return model.dependencies.b }
      """),
    DeceptiveProgram(
      "local alias of a type, called",
      wanted: [],
      """
      struct M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      extension C { init(x: any HasA & HasB) { dependencies = x } }
      func user(_ d: any HasA & HasB) -> Int { typealias M = C; let model = M(x: d); return model.dependencies.b }
      """),
    DeceptiveProgram(
      "local computed property with get",
      wanted: [],
      """
      struct C { typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func narrow() -> any HasA { var x: any HasB { get { dependencies } }; _ = x.b; return dependencies }
      }
      """),
    DeceptiveProgram(
      "local computed property with get in a property",
      wanted: [],
      """
      struct C { typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        var narrow: any HasA { get { var x: any HasB { get { dependencies } }; _ = x.b; return dependencies } }
      }
      """),
    DeceptiveProgram(
      "path of another self",
      wanted: [],
      """
      final class M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; let next: M?; init(_ d: any Dependencies) { dependencies = d; next = nil }
        func f(_ o: N) -> () -> Int { { [self = o] in self.next.dependencies.b } }
        func go() -> Int { dependencies.a + dependencies.b } }
      final class N { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; var next: N { self }; init(_ d: any Dependencies) { dependencies = d }; func own() -> Int { dependencies.a } }
      """),
    DeceptiveProgram(
      "alias through a subclass",
      wanted: [],
      """
      class Base { typealias Dependencies = HasA & HasB; let d: any Dependencies; init(_ d: any Dependencies) { self.d = d }; func own() -> Int { d.a } }
      final class Sub: Base {}
      func user(_ x: any Sub.Dependencies) -> Int { x.b }
      """),
    DeceptiveProgram(
      "property named as the dependency of another",
      wanted: [],
      """
      struct Box { let b: Int }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { let x = [self].map { $0.dependencies }.first!; return x.b + dependencies.a } }
      """),
    DeceptiveProgram(
      "wrapper on a parameter",
      wanted: [],
      """
      @propertyWrapper struct Lazy<V> { var wrappedValue: V; var projectedValue: V { wrappedValue } }
      struct C { typealias Dependencies = HasA & HasB
        func go(@Lazy _ dependencies: any Dependencies) -> Int { dependencies.a + $dependencies.b } }
      """),
    DeceptiveProgram(
      "wrapper on a local",
      wanted: [],
      """
      @propertyWrapper struct Lazy<V> { var wrappedValue: V; var projectedValue: V { wrappedValue } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { @Lazy var d = dependencies; return d.a + $d.b } }
      """),
  ]
}

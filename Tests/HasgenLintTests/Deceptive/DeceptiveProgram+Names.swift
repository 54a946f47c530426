extension DeceptiveProgram {
  /// Programs that broke the rule: what a name means.
  static let names: [DeceptiveProgram] = [
    DeceptiveProgram(
      "local type hides a global one",
      wanted: [],
      """
      struct Child { init(_ deps: any HasA) { _ = deps.a } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int {
          struct Child { let b: Int; init(_ deps: any HasB) { b = deps.b } }
          return Child(dependencies).b
        }
      }
      """),
    DeceptiveProgram(
      "local function hides a global one",
      wanted: [],
      """
      func run(_ deps: any HasA) -> Int { deps.a }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int {
          func run(_ deps: any HasB) -> Int { deps.b }
          return run(dependencies)
        }
      }
      """),
    DeceptiveProgram(
      "local closure hides a member",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func run(_ deps: any HasA) -> Int { deps.a }
        func go() -> Int {
          let run: (any HasB) -> Int = { $0.b }
          return run(dependencies)
        }
      }
      """),
    DeceptiveProgram(
      "parameter hides a global function",
      wanted: [],
      """
      func run(_ deps: any HasA) -> Int { deps.a }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go(_ run: (any HasB) -> Int) -> Int { run(dependencies) }
      }
      """),
    DeceptiveProgram(
      "local alias hides a type",
      wanted: [],
      """
      struct Child { init(_ deps: any HasA) { _ = deps.a } }
      struct Other { let b: Int; init(_ deps: any HasB) { b = deps.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int {
          typealias Child = Other
          return Child(dependencies).b
        }
      }
      """),
    DeceptiveProgram(
      "static function of an outer type",
      wanted: ["'Outer.C' does not use 'HasA'"],
      """
      func run(_ deps: any HasA) -> Int { deps.a }
      enum Outer {
        static func run(_ deps: any HasB) -> Int { deps.b }
        struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
          func go() -> Int { run(dependencies) }
        }
      }
      """),
    DeceptiveProgram(
      "loop variable hides a property",
      wanted: [],
      """
      struct Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      struct User { let model: Model; let all: [C]
        func go() -> Int { for model in all { return model.dependencies.b }; return 0 } }
      """),
    DeceptiveProgram(
      "tuple pattern hides a property",
      wanted: [],
      """
      struct Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      struct User { let model: Model; let all: (C, Int)
        func go() -> Int { let (model, _) = all; return model.dependencies.b } }
      """),
    DeceptiveProgram(
      "enum pattern hides a property",
      wanted: [],
      """
      struct Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      enum Route { case show(C) }
      struct User { let model: Model
        func go(_ route: Route) -> Int { switch route { case let .show(model): return model.dependencies.b } } }
      """),
    DeceptiveProgram(
      "parameter of a local function hides a property",
      wanted: [],
      """
      struct Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      struct User { let model: Model
        func go(_ c: C) -> Int { func inner(model: C) -> Int { model.dependencies.b }; return inner(model: c) } }
      """),
    DeceptiveProgram(
      "closure parameter with a type hides a property",
      wanted: [],
      """
      struct Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      struct User { let model: Model
        func go(_ c: C) -> Int { let f = { (model: C) -> Int in model.dependencies.b }; return f(c) } }
      """),
    DeceptiveProgram(
      "capture hides a property",
      wanted: [],
      """
      struct Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      struct User { let model: Model
        func go(_ c: C) -> Int { let f = { [model = c] in model.dependencies.b }; return f() } }
      """),
    DeceptiveProgram(
      "variable of an initializer chain",
      wanted: [],
      """
      struct Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; init?(_ d: any Dependencies) { dependencies = d }
        var next: C { C(dependencies: dependencies) } ; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ d: any HasA & HasB) -> Int { guard let model = Model(d)?.next else { return 0 }; return model.dependencies.b + d.a }
      """),
    DeceptiveProgram(
      "variable of a call of a made value",
      wanted: [],
      """
      struct Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies
        func callAsFunction() -> C { C(dependencies: dependencies) } ; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ d: any HasA & HasB) -> Int { let model = Model(dependencies: d)(); return model.dependencies.b }
      """),
    DeceptiveProgram(
      "variable of a nested type",
      wanted: [],
      """
      struct Outer { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b }
        struct C {
          typealias Needs = HasA & HasB
          let dependencies: any Needs
          func own() -> Int { dependencies.a }
        }
      }
      func user(_ make: () -> Outer.C) -> Int { let model: Outer.C = make(); return model.dependencies.b }
      """),
    DeceptiveProgram(
      "raw identifier",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let `my deps`: any Dependencies
        func go() -> Int { `my deps`.a + `my deps`.b }
      }
      """),
    DeceptiveProgram(
      "self bound to another",
      wanted: [],
      """
      final class Model { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; init(_ d: any Dependencies) { dependencies = d }; func go() -> Int { dependencies.a + dependencies.b }
        func other(_ c: Any) -> Int { if let self = c as? C { return self.dependencies.b }; return 0 } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      """),
  ]
}

extension DeceptiveProgram {
  /// Programs that broke the rule: where a value goes.
  static let values: [DeceptiveProgram] = [
    DeceptiveProgram(
      "subscript of a value from somewhere",
      wanted: [],
      """
      extension HasB { subscript(i: Int) -> Int { b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: () -> C) -> Int { make().dependencies[0] }
      """),
    DeceptiveProgram(
      "call of a value from somewhere",
      wanted: [],
      """
      extension HasB { func callAsFunction() -> Int { b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: () -> C) -> Int { make().dependencies() }
      """),
    DeceptiveProgram(
      "cast of a value from somewhere",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: () -> C) -> Int { (make().dependencies as any HasB).b }
      """),
    DeceptiveProgram(
      "return of a value from somewhere",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func erased(_ make: () -> C) -> Any { return make().dependencies }
      """),
    DeceptiveProgram(
      "storage of a property wrapper",
      wanted: [],
      """
      @propertyWrapper struct Boxed<V> { var wrappedValue: V; var projectedValue: V { wrappedValue } }
      struct C {
        typealias Dependencies = HasA & HasB
        @Boxed var dependencies: any Dependencies
        func go() -> Int { dependencies.a + _dependencies.wrappedValue.b }
      }
      """),
    DeceptiveProgram(
      "projection of a property wrapper",
      wanted: [],
      """
      @propertyWrapper struct Boxed<V> { var wrappedValue: V; var projectedValue: V { wrappedValue } }
      struct C {
        typealias Dependencies = HasA & HasB
        @Boxed var dependencies: any Dependencies
        func go() -> Int { dependencies.a + $dependencies.b }
      }
      """),
    DeceptiveProgram(
      "old value",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        var dependencies: any Dependencies { didSet { _ = oldValue.b } }
        func go() -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "new value",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        var source: any Dependencies
        var dependencies: any Dependencies { get { source } set { _ = newValue.b } }
        func go() -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "named old value",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        var dependencies: any Dependencies { didSet(old) { _ = old.b } }
        func go() -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "named new value",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        var dependencies: any Dependencies { willSet(next) { _ = next.b } }
        func go() -> Int { dependencies.a }
      }
      """),
    DeceptiveProgram(
      "optional key path",
      wanted: [],
      #"""
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func go() -> Int { dependencies.a }
      }
      func user(_ c: C?) -> Int { c[keyPath: \.?.dependencies.b] ?? 0 }
      """#),
    DeceptiveProgram(
      "unsure captured",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: @escaping () -> C) -> () -> any HasB { { make().dependencies } }
      """),
    DeceptiveProgram(
      "if expression of unsure",
      wanted: [],
      """
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      func user(_ make: () -> C) -> Int { let d: any HasB = if Bool.random() { make().dependencies } else { make().dependencies }; return d.b }
      """),
    DeceptiveProgram(
      "tuple in an optional",
      wanted: [],
      """
      struct C { typealias Dependencies = HasA & HasB
        var pair: (own: any Dependencies, n: Int)?
        func go() -> Int { pair?.own.a ?? pair.map { $0.own.b } ?? 0 }
      }
      """),
  ]
}

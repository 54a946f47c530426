extension DeceptiveProgram {
  /// Programs that broke the rule: what a generic parameter has to be.
  static let generics: [DeceptiveProgram] = [
    DeceptiveProgram(
      "generic metatype",
      wanted: [],
      """
      func name<T: HasB>(_: T.Type) -> Int { 1 }
      struct C<D: HasA & HasB> { let dependencies: D
        func go() -> Int { name(D.self) + dependencies.a } }
      """),
    DeceptiveProgram(
      "generic box demands",
      wanted: [],
      """
      struct Reg<T: HasB> { let n = 1 }
      struct C<D: HasA & HasB> { let dependencies: D
        func go() -> Int { Reg<D>().n + dependencies.a } }
      """),
    DeceptiveProgram(
      "generic box demands in another file's extension",
      wanted: [],
      """
      struct Reg<T: HasB> { let n = 1 }
      struct C<D: HasA & HasB> { let dependencies: D
        func go() -> Int { dependencies.a } }
      extension C { func more() -> Int { Reg<D>().n } }
      """),
    DeceptiveProgram(
      "conditional conformance of a bounded box",
      wanted: [],
      """
      protocol Runs { func run() -> Int }
      struct Box<T: HasA> { let t: T; func one() -> Int { t.a } }
      extension Box: Runs where T: HasB { func run() -> Int { t.b } }
      struct C<D: HasA & HasB> { let dependencies: D
        func go() -> Int { let r: any Runs = Box(t: dependencies); return r.run() } }
      """),
    DeceptiveProgram(
      "function that asks for a box",
      wanted: [],
      """
      struct Box<T: HasA> { let t: T; func one() -> Int { t.a } }
      func run<T: HasB>(_ box: Box<T>) -> Int { box.one() }
      struct C<D: HasA & HasB> { let dependencies: D
        func go() -> Int { run(Box(t: dependencies)) } }
      """),
    DeceptiveProgram(
      "static member of generic",
      wanted: [],
      """
      protocol HasS { static var s: Int { get }; var z: Int { get } }
      struct C<D: HasA & HasS> { let dependencies: D
        func go() -> Int { D.s + dependencies.a } }
      """),
    DeceptiveProgram(
      "extension of the generic type in which only one side is read",
      wanted: [],
      """
      struct C<D: HasA & HasB> { let dependencies: D; func own() -> Int { 1 } }
      extension C where D: HasC { func more(_ d: D) -> Int { d.a + d.b } }
      """),
    DeceptiveProgram(
      "property in constrained extensions",
      wanted: [],
      """
      struct M { typealias Dependencies = HasA & HasB; let dependencies: any Dependencies; func go() -> Int { dependencies.a + dependencies.b } }
      struct C {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func own() -> Int { dependencies.a }
      }
      struct Box<T> { let m: M; let c: C }
      extension Box where T == Int { var model: M { m } }
      extension Box where T == String { var model: C { c }
        func go() -> Int { model.dependencies.b } }
      """),
    DeceptiveProgram(
      "alias in a generic type, in a body",
      wanted: [],
      """
      struct C<T> { typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies; let t: T
        func own() -> Int { dependencies.a } }
      struct O { func go(_ make: () -> any HasA & HasB) -> Int { let d: any C<Int>.Dependencies = make(); return d.b } }
      """),
    DeceptiveProgram(
      "constrained member of a generic type",
      wanted: [],
      """
      struct W<T> { let t: T; init(_ t: T) where T: HasA { self.t = t; _ = t.a } }
      extension W where T: HasB { var bee: Int { t.b } }
      struct C<D: HasA & HasB> { let dependencies: D
        func go() -> Int { W(dependencies).bee } }
      """),
    DeceptiveProgram(
      "generic child through inheritance",
      wanted: [],
      """
      class Base<D: HasA> { let d: D; init(_ d: D) { self.d = d }; func one() -> Int { d.a } }
      extension Base where D: HasB { func two() -> Int { d.b } }
      struct C<D: HasA & HasB> { let dependencies: D; func go() -> Int { Base(dependencies).two() } }
      """),
    DeceptiveProgram(
      "generic child in a container type",
      wanted: [],
      """
      struct Child<D: HasA> { let d: D; func one() -> Int { d.a } }
      struct Wrap<D: HasB> { let child: Child2<D>; }
      struct Child2<D> { let d: D }
      extension Child where D: HasB { var wrap: Wrap<D> { Wrap(child: Child2(d: d)) } }
      struct C<D: HasA & HasB> { let dependencies: D; func go() -> Int { Child(d: dependencies).wrap.child.d.b } }
      """),
    DeceptiveProgram(
      "same-type by a primary associated type",
      wanted: [],
      """
      protocol Screen<Needs> { associatedtype Needs; var needs: Needs { get } }
      struct C: Screen { let needs: any HasA & HasB; func go() -> Int { needs.a } }
      func user(_ s: some Screen<any HasA & HasB>) -> Int { 1 }
      func call(_ c: C) -> Int { user(c) }
      """),
    DeceptiveProgram(
      "associated type fixed by another alias",
      wanted: [],
      """
      typealias One = any HasA & HasB
      typealias Two = any HasA & HasB
      protocol Taking { associatedtype Need; func take(_ n: Need) -> Int }
      struct C: Taking { func take(_ n: any HasA & HasB) -> Int { n.a } }
      func use<T: Taking>(_ t: T, _ d: Two) -> Int where T.Need == Two { t.take(d) }
      func call(_ d: Two) -> Int { use(C(), d) }
      """),
  ]
}

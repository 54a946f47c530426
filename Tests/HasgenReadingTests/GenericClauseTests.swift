import Testing

@testable import HasgenReading

@Suite struct GenericClauseTests {
  @Test(arguments: [
    ("func f< T >() {}", "T", ["T"]),
    (
      "func f<T:P<(A,B)->C, D>,each U , let n:Int,V>() {}",
      "T: P<(A, B) -> C, D>, each U, let n: Int, V", ["T", "U", "n", "V"]
    ),
    ("struct f<`a, <b`: P, each `c d`>: Q {}", "`a, <b`: P, each `c d`", ["`a, <b`", "`c d`"]),
    ("typealias f<T : A&B> = T", "T: A & B", ["T"]),
    ("class f<T: ~Copyable & P> {}", "T: ~Copyable & P", ["T"]),
    ("func f<@a(b) T: P>() {}", "@a(b) T: P", ["T"]),
    ("func f<each T: P>() {}", "each T: P", ["T"]),
    ("func f<T,>() {}", "T", ["T"]),
    ("struct f<> {}", "", []),
    ("struct f {}", "", []),
  ])
  func parameters(_ text: String, _ wanted: String, _ names: [String]) {
    let declaration = Outline(reading: text).declarations.first
    #expect(declaration?.genericParameters.listText == wanted)
    #expect(declaration?.genericParameters.map(\.name) == names)
  }

  @Test(arguments: [
    ("extension A where Self:P{}", ["Self: P"]),
    ("extension A where T.Element==[ Int ] , U: ~E {}", ["T.Element == [Int]", "U: ~E"]),
    ("extension A where `a == b`: P {}", ["`a == b`: P"]),
    ("func f<each T>() where repeat (each T).A == B {}", ["repeat (each T).A == B"]),
    ("func f() -> some A where T == any P<U> {}", ["T == any P<U>"]),
    ("protocol A: B where C == (D) throws(E) -> F {}", ["C == (D) throws(E) -> F"]),
    ("extension A where T: P #if B\n{}\n#endif", ["T: P"]),
    ("protocol A { associatedtype B: C where B.D: E }", []),
  ])
  func requirements(_ text: String, _ wanted: [String]) {
    let declaration = Outline(reading: text).declarations.first
    #expect(declaration?.whereClause.map(\.description) == wanted)
  }

  @Test(arguments: [
    "extension A where {}", "extension A where T {}", "extension A where T: {}",
    "extension A where T: P, {}", "func f<T: P() {}", "func f<T: >() {}", "func f<1>() {}",
    "struct A<T", "extension A where T ==",
  ])
  func unfinishedClauses(_ text: String) {
    let outline = Outline(reading: text)
    #expect(!outline.problems.isEmpty)
    #expect(outline.declarations.first?.genericRequirements ?? [] == [])
  }

  @Test func requirementsOfBothClauses() {
    let text = "func f<T: P, each U: Q, let n: Int, V>() where T.A == V {}"
    let declaration = Outline(reading: text).declarations.first
    #expect(
      declaration?.genericRequirements.map(\.description)
        == ["T: P", "each U: Q", "let n: Int", "T.A == V"])
    #expect(declaration?.genericRequirements.map(\.isSameType) == [false, false, false, true])
  }

  @Test(arguments: [
    ("func f<T: A & B>() {}", true), ("func f<T>() where T: A & B {}", true),
    ("func f<T: P<A & B>>() {}", true), ("func f<T: A>() where T == B {}", false),
  ])
  func knowsOfCompositions(_ text: String, _ wanted: Bool) {
    let declaration = Outline(reading: text).declarations.first
    #expect(declaration?.holds(.compositions) == wanted)
  }
}

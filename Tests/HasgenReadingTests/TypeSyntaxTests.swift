import HasgenReading
import Testing

@Suite struct TypeSyntaxTests {
  /// What is written as on the left prints as on the right.
  @Test(arguments: [
    ("[ String:Int ]", "[String: Int]"),
    ("(Int,label:String)async  throws->Void", "(Int, label: String) async throws -> Void"),
    ("any A&B", "any A & B"),
    ("A&B .C&D?", "A & B.C & D?"),
    ("A&B<C>&D", "A & B<C> & D"),
    ("A&B :: C", "A & B::C"),
    ("inout A&(B)", "inout A & (B)"),
    ("A&each B", "A & each B"),
    ("@escaping()->Void", "@escaping () -> Void"),
    ("@convention(c) (Int)->()", "@convention(c) (Int) -> ()"),
    ("inout  A", "inout A"),
    ("A . B < C,D, >?", "A.B<C, D>?"),
    ("( any P )?", "(any P)?"),
    ("~ Copyable", "~Copyable"),
    ("[4 of Int]", "[4 of Int]"),
    ("Module::Name.Inner", "Module::Name.Inner"),
    ("((A))", "((A))"),
    ("repeat each T", "repeat each T"),
    ("(repeat (each T, Int))", "(repeat (each T, Int))"),
    ("Optional<(A)->B>.Wrapped", "Optional<(A) -> B>.Wrapped"),
    ("(_ a:A,b c:B...)throws(any E)->C", "(_ a: A, b c: B...) throws(any E) -> C"),
    ("()->()->A", "() -> () -> A"),
    ("[A].Index??", "[A].Index??"),
    ("A // of B\n  & /* and */ C\n  & D", "A & C & D"),
    ("isolated A", "isolated A"),
    ("nonisolated(nonsending)()->A", "nonisolated(nonsending) () -> A"),
    ("A<-1,_>", "A<-1, _>"),
    ("`class`.Type", "`class`.Type"),
    ("sending", "sending"),
  ])
  func prints(_ text: String, _ wanted: String) {
    #expect(TypeSyntax(parsing: text)?.description == wanted)
  }

  /// What is composed of plain names is read by a way of its own.
  @Test func compositionsOfPlainNamesAreAsAnyOthers() {
    let plain = TypeSyntax(parsing: "A & /* and */ B\n& C")
    let others = TypeSyntax(parsing: "A & /* and */ B\n& C<D>")
    guard case .composition(let names) = plain, case .composition(let parts) = others else {
      Issue.record("\(String(describing: plain)), \(String(describing: others))")
      return
    }
    #expect(offsets(of: names) == [0, 14, 18])
    #expect(offsets(of: parts) == [0, 14, 18])
    #expect(names.dropLast() == parts.dropLast())
  }

  private func offsets(of types: [TypeSyntax]) -> [Int?] {
    types.map { type in
      guard case .name(let name) = type else { return nil }
      return name.components.first?.offset
    }
  }

  @Test(arguments: ["A &", "A & B &", "A & B & /*"])
  func compositionsHaveAnEnd(_ text: String) {
    #expect(!Outline(reading: "typealias T = \(text)\n").problems.isEmpty)
  }

  /// Spellings of one type.
  @Test(arguments: [
    ["A?", "Optional<A>", "A!", "(A)?", "((A))?", "Swift.Optional<A>"],
    ["[A]", "Array<A>", "[(A)]"],
    ["[K: V]", "Dictionary<K, V>", "( [K : V] )"],
    ["()", "Void", "(Void)", "Swift.Void"],
    ["any A & B", "B & A", "any (A & B)", "A & B & A", "(A & B) & B", "any B & (any A)"],
    ["(Int) -> Void", "(_ a: Int) -> ()", "((Int)) -> Void"],
    ["() throws -> A", "() throws(any Error) -> A", "() throws(Error) -> (A)"],
    ["(A, b: [B])", "(A, b: Array<B>)", "(_: A, b: [B])"],
    ["A<any B>", "A<B>", "A<(B)>"],
    ["[[A?]]?", "Optional<Array<Array<Optional<A>>>>"],
  ])
  func normalizes(_ spellings: [String]) throws {
    let types = try spellings.map { try #require(TypeSyntax(parsing: $0)).normalized }
    #expect(Set(types).count == 1, "\(types)")
  }

  @Test(arguments: [
    ("A", "B"), ("A?", "A"), ("[A]", "[B]"), ("(A, B)", "(B, A)"), ("inout A", "A"),
    ("A.B", "B"), ("() async -> A", "() -> A"), ("some P", "any P"), ("A & B", "A & C"),
    ("(a: A, B)", "(A, B)"), ("(A...) -> B", "(A) -> B"), ("A??", "A?"),
  ])
  func keepsApart(_ one: String, _ other: String) throws {
    let types = try [one, other].map { try #require(TypeSyntax(parsing: $0)).normalized }
    #expect(types[0] != types[1])
  }

  @Test(arguments: [
    "", "A B", "(A", "[A", "A<B", "A &", "A.", "()->", "1 2", ")", "A<B>>", "[A:]", "A ?",
  ])
  func isNoType(_ text: String) {
    #expect(TypeSyntax(parsing: text) == nil)
  }

  @Test func knowsWhereNamesStand() throws {
    let text = "let a: Outer.Inner<Other>"
    guard case .name(let name) = Outline(reading: text).first("a")?.type else {
      Issue.record("no name")
      return
    }
    #expect(name.components.map(\.offset) == [7, 13])
    let same = try #require(TypeSyntax(parsing: "Outer.Inner<Other>"))
    #expect(same == .name(name))
  }
}

import HasgenReading
import Testing

@Suite struct DeclarationTests {
  /// What stands on the left is outlined as on the right.
  @Test(arguments: [
    ("var a = 1, b: Int, (c, d) = (1, 2)", ["var a", "var b: Int", "var c", "var d"]),
    ("let a, b: Int, c = 1, _ = 2", ["let a: Int", "let b: Int", "let c"]),
    ("let (a, (_, b)): (Int, (A, [B]))", ["let a: Int", "let b: [B]"]),
    ("let (x: a, y: b) = c", ["let a", "let b"]),
    ("lazy var h: X = { X() }()", ["var h: X"]),
    ("package private(set) var a = 1; let package = 1", ["var a", "let package"]),
    (
      "struct A: P, Q & R { let a = 1\n struct B {} }",
      ["struct A: P, Q & R", "  let a", "  struct B"]
    ),
    ("extension A . B<C>: D {}", ["extension A.B<C>: D"]),
    ("func make(filledWith a: A, _ b: B) {}", ["func make(filledWith:_:)"]),
    ("func f() -> A {}\nfunc ==(lhs: A, rhs: A) -> B", ["func f(): A", "func ==(lhs:rhs:): B"]),
    (
      "class A { init?(_ a: A, for b: B) {}; subscript(i: Int, at j: J) -> K { get } }",
      ["class A", "  init init(_:for:)", "  subscript subscript(_:at:): K"]
    ),
    (
      "protocol A { associatedtype B: C = D where B.E == F }",
      ["protocol A", "  associatedtype B: C"]
    ),
    ("typealias A<T> = B & C", ["typealias A: B & C"]),
    ("enum A: B { case c(D); indirect case e; var f: G { h } }", ["enum A: B", "  var f: G"]),
    ("actor A {}\nfinal class B {}", ["actor A", "class B"]),
    (
      "struct A { class B { class func c() {}; class var d: E { f } } }",
      ["struct A", "  class B", "    func c()", "    var d: E"]
    ),
    ("let a: A\n  & B\nlet c: D", ["let a: A & B", "let c: D"]),
  ])
  func outlines(_ text: String, _ wanted: [String]) {
    let outline = Outline(reading: text)
    #expect(outline.problems == [])
    #expect(outline.summary == wanted)
  }

  @Test(arguments: [
    ("let a = 1", Storage(kind: .stored, isSettable: false, hasInitialValue: true)),
    ("var a: A", Storage(kind: .stored, isSettable: true)),
    ("var a: A = 1 { didSet {} }", Storage(kind: .stored, isSettable: true, hasInitialValue: true)),
    ("var a: A { willSet(b) {} didSet {} }", Storage(kind: .stored, isSettable: true)),
    ("lazy var a = A()", Storage(kind: .lazy, isSettable: true, hasInitialValue: true)),
    ("var a: A { b }", Storage(kind: .computed, isSettable: false)),
    ("var a: A {}", Storage(kind: .computed, isSettable: false)),
    (
      "var a: A { get { b } set { c } }",
      Storage(kind: .computed, isSettable: true)
    ),
    (
      "var a: A { _read { yield b } _modify { yield &b } }",
      Storage(kind: .computed, isSettable: true)
    ),
    (
      "var a: A { mutating get { b } nonmutating set { c } }",
      Storage(
        kind: .computed, isSettable: true, hasMutatingGetter: true, hasNonmutatingSetter: true)
    ),
    (
      "var a: A { @b @c(d) get { e } }",
      Storage(kind: .computed, isSettable: false)
    ),
    (
      "var a: A {\n#if X\n  get { b }\n#else\n  get { c }\n#endif\n}",
      Storage(kind: .computed, isSettable: false)
    ),
  ])
  func storage(_ text: String, _ wanted: Storage) {
    #expect(Outline(reading: text).first("a")?.storage == wanted)
  }

  @Test func requirements() {
    let text = """
      protocol P {
        var a: A { get }
        var b: B { get set }
        var c: C { mutating get nonmutating set }
        var d: D { get async throws(E) }
      }
      """
    let storage = Outline(reading: text).declarations.first?.members.compactMap(\.storage)
    #expect(storage?.map(\.kind) == [.required, .required, .required, .required])
    #expect(storage?.map(\.isSettable) == [false, true, true, false])
    #expect(Outline(reading: text).first("d")?.effects.description == "async throws(E)")
  }

  @Test(arguments: [
    ("let a = Impl(x: 1)", "Impl"), ("let a = A.B<C>(d)", "A.B<C>"),
    ("let a = Impl.init(1)", "Impl"),
    ("let a = [Int]()", "[Int]"), ("let a = try await Impl()\nlet b = 1", "Impl"),
    ("let a = Impl().b", nil), ("let a = make()", nil), ("let a = Impl.make()", nil),
    ("let a: P = Impl()", nil), ("let a = Impl() ?? b", nil), ("let a = Impl.shared", nil),
    ("let a = [b]", nil), ("let a = A < B", nil), ("let a = [A(), B()]", nil),
    ("let a = Impl()\n  .b()", nil),
  ])
  func calledType(_ text: String, _ wanted: String?) {
    let outline = Outline(reading: text)
    #expect(outline.problems == [])
    #expect(outline.first("a")?.calledType?.description == wanted)
  }

  @Test func header() throws {
    let text = """
      @MainActor @available(iOS 15, *) public final class A<T : P, each U> : B where T.C==D , U: ~E {
        fileprivate(set) nonisolated(unsafe) static var a: Int
      }
      """
    let type = try #require(Outline(reading: text).declarations.first)
    #expect(type.access == .public)
    #expect(type.modifiers == ["final"])
    #expect(type.attributes.map(\.name) == ["MainActor", "available"])
    #expect(type.attributes.last?.text == "@available(iOS 15, *)")
    #expect(type.genericParameters.map(\.description) == ["T: P", "each U"])
    #expect(type.whereClause.map(\.description) == ["T.C == D", "U: ~E"])
    let member = try #require(type.members.first)
    #expect(member.access == nil)
    #expect(member.setterAccess == .fileprivate)
    #expect(member.modifiers == ["nonisolated(unsafe)", "static"])
  }

  @Test func parameters() throws {
    let text = "func f(_ a: A, b: inout B = [c, d], for e: @escaping () -> E, @F g: G...) throws {}"
    let function = try #require(Outline(reading: text).declarations.first)
    #expect(function.name == "f(_:b:for:g:)")
    #expect(function.parameters.map(\.label) == [nil, "b", "for", "g"])
    #expect(function.parameters.map(\.name) == ["a", "b", "e", "g"])
    #expect(
      function.parameters.map(\.type.description) == ["A", "inout B", "@escaping () -> E", "G"])
    #expect(function.parameters.map(\.hasDefault) == [false, true, false, false])
    #expect(function.parameters.map(\.isVariadic) == [false, false, false, true])
    #expect(function.parameters.last?.attributes.map(\.name) == ["F"])
    #expect(function.effects.description == "throws")
  }

  @Test func ranges() throws {
    let text = "  @a public struct A { let b = 1, c: D }\nextension A . B {}"
    let outline = Outline(reading: text)
    func slice(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(slice(outline.declarations[0].range) == "@a public struct A { let b = 1, c: D }")
    #expect(outline.declarations[0].members.map { slice($0.range) } == ["b = 1", "c: D"])
    #expect(slice(outline.declarations[1].nameRange) == "A . B")
    #expect(outline.lines.position(of: 41).line == 2)
  }

  @Test func imports() {
    let text = "@preconcurrency  public import Core\n#if os(Linux)\nimport struct A.B.C\n#endif"
    let imports = Outline(reading: text).imports
    #expect(imports.map(\.module) == ["Core", "A"])
    #expect(imports.map(\.text) == ["@preconcurrency public import Core", "import struct A.B.C"])
    #expect(imports.map { $0.conditions.map(\.description) } == [[], ["os(Linux)"]])
  }
}

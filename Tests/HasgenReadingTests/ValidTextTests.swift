import HasgenReading
import Testing

/// Texts that the compiler takes: each must be read to its end, with nothing of it mistaken.
///
/// Behind each text comes `struct After {}`, which must be found as the last declaration.
@Suite struct ValidTextTests {
  @Test(arguments: Self.comments + Self.strings + Self.regexLiterals + Self.operators)
  func readsLiterals(_ text: String) { expectRead(text) }

  @Test(arguments: Self.conditions + Self.names + Self.types + Self.attributes + Self.members)
  func readsDeclarations(_ text: String) { expectRead(text) }

  @Test(arguments: Self.files)
  func readsFiles(_ text: String) { expectRead(text) }

  private func expectRead(_ text: String) {
    let outline = Outline(reading: text + "\nstruct After {}")
    #expect(outline.problems == [])
    #expect(outline.declarations.last?.name == "After")
    #expect(outline.declarations.filter { $0.name == "After" }.count == 1)
    #expect(outline.first("Not") == nil)
  }

  static let comments: [String] = [
    "/* a /* } */ { */ struct A {}",
    "/*/ } */",
    "let a = 1 /* { */ + 2",
    "func f() { g(/* { */ 1) } // }",
    "func f() { /* } */ }",
    #"let a = "// /* }""#,
  ]

  static let strings: [String] = [
    #"let a = "a\(f("b\(c("}"))"))d""#,
    #"let a = "\([1].map { "\($0)}" })""#,
    #"let a = "\(a /* " } */)""#,
    #"let a = "\\(""#,
    ##"let a = #"a"b\(x)"#"##,
    ###"let a = ##"\#(no) \##(y) "# "##"###,
    ##"let a = #"\#(f("}"))"#"##,
    ##"let a = #"""#"##,
    ##"let a = #"""a"""#"##,
    "let a = #\"\"\"\n}\"\"\n\"\"\"#",
    "let a = \"\"\"\n\\\"\"\" } \"\" {\n#if X\n\\(f(\"\"\"\n} #if\n\"\"\"))\n\"\"\"",
    "func f() { let a = \"\"\"\n  } \\\n  { \\(b { \"}\" })\n  \"\"\" }",
    #"let a = "\u{1F600}\"{""#,
  ]

  static let regexLiterals: [String] = [
    #"let a = /"/"#,
    #"func g() { f(/a/, /"{/) }"#,
    #"func g() { _ = try? /"{/.wholeMatch(in: s) }"#,
    #"func g() { _ = try? /^ "{/.wholeMatch(in: s) }"#,
    #"func g() { if !/"}/.isEmpty {} }"#,
    "func f() {}\n" + #"/"}/"#,
    #"func g() { return /"[)]}(a)/ }"#,
    ##"let a = #/ "}" /{2} /#"##,
    "let a = #/\n  \"}\" /{2}\n/#",
    "func g() { f(#/\\/#}/#) }",
  ]

  static let operators: [String] = [
    "func g() { xs.reduce(1, /) + ys.reduce(1, /) }",
    #"func g() { f(/, "(") / 2 }"#,
    #"func g() { lhs /==/ rhs; h("/") }"#,
    "infix operator /^/",
    "infix operator /^/ : A",
    "func g() { f(action: /A.b, x: /C.d) }",
    "func / (a: A, b: A) -> A { a }; func /(a: A) {}",
    "let a = b / c; let d = e/f/g",
    "func g() { a = b! / c / d }",
    "func g() { a = b /* } */ / c }",
    "func g() { a = (b)/2 + (c)/3 }",
  ]

  static let conditions: [String] = [
    "#if swift(>=99)\n}}} \"open\n#endif",
    "#if compiler(>=99)\nstruct Half { func f( {\n#endif",
    "#if swift(<5) || compiler(<5)\nlet = ]\n#elseif X\nstruct B {}\n#endif",
    "#if swift(>=5)\nstruct A {}\n#else\n}}} ' \"\"\n#if X\n)\n#else\n#endif\n]\n#endif",
    "func f() {\n#if compiler(>=99)\n  }}} don't\n#endif\n}",
    "struct A {\n#if !compiler(>=6)\n  var = {\n#endif\n  let a = 1\n}",
    "struct A { var a: Int {\n#if swift(>=99)\n get { ) “ }\n#endif\n get { 1 } } }",
    "struct A { var a: Int {\n get { 1 }\n#if swift(>=99)\n ] } }\n#else\nset { }\n#endif\n} }",
    "func f(a: Int = {\n#if swift(>=99)\n ) \n#endif\n}()) {}",
    "#if A\nfunc f() {}\n#elseif B\nfunc f() {}\n#else\nfunc f() {}\n#endif",
    "let a = b\n#if X\n  .c { }\n#else\n  .d()\n#endif\n  .e()",
    "let a = b\n#if X\n#if Y\n  .c { }\n#endif\n#endif",
    "#if X\n@available(*, deprecated)\n#endif\n@objc\nclass A {}",
    "#if os(iOS) ||\n  os(macOS)\n&& DEBUG // why\nstruct A {}\n#endif",
    "struct A { var a: Int {\n#if X\n  get { 1 }\n#else\n  get { 2 }\n#endif\n} }",
    "func f() { g(\n#if X\n1\n#else\n2\n#endif\n) }",
    "func f() {\n#if A\n  switch a {\n  case 1: break\n#if B\n  case 2: break\n#endif\n  }\n#endif\n}",
    "#if canImport(A, _version: 1.2) && !targetEnvironment(simulator)\nimport A\n#endif",
  ]

  static let names: [String] = [
    "struct `class` { let `it is { 100% } \"ok\"` = 1 }",
    "struct `it is { 100% } \"ok\"` {}",
    "let 👩‍👩‍👧 = 1, é = \"}\", a̐ = { }()",
    "let a = foo.class\nfunc g() { f(class: 1, extension: \"}\") }",
    "let a = foo.init\nlet b = foo.struct.func",
    "struct actor { var get = 1 }",
    "struct A { let open = 1, package = 2, actor = 3; var set: Int { get } }",
    "func ⊕ (a: A, b: A) -> A {}\ninfix operator ⊕: B",
    "func <<T>(a: T, b: T) {}; func ==<T>(a: T, b: T) {}",
    "func open() {}; open(); package.a = 1; actor.run { }",
    "class open { }\nclass final {}\nactor B {}",
  ]

  static let types: [String] = [
    "let a: A<B<C<D>>>?",
    "let a: Foo<(Int) -> Void>",
    "struct A: ~Copyable {}\nfunc f(_ a: any ~Copyable & P) {}",
    "func f<each U>(_ u: repeat each U) -> (repeat each U) {}",
    "func f() async throws(any Error) {}",
    "struct A<let n: Int> { var a: [4 of Int], b: [n of A<5>] }",
    "let a: Module::Name",
    "typealias T = (Int, Int,)\nstruct A<T, U,> { func f(_ a: Int,) {} }",
    "let a: A<\n  B,\n  C,\n>",
    "extension A: @retroactive @unchecked Sendable, P & Q, @MainActor R {}",
    "class A: nonisolated P {}",
    "func f(_ a: @escaping() -> Void, b: @autoclosure () -> Int, c: inout A, d: Int...) {}",
    "func f(_ a: nonisolated(nonsending) @escaping () async -> Void, b: sending A) {}",
    "let a: (any P)?, b: any P.Type, c: (some P).Type",
    "struct A<T>: P where T: Q, T.U == [Int] {}",
  ]

  static let attributes: [String] = [
    #"@available(*, message: ")}") struct A {}"#,
    #"struct A { @Wrapper<Array<Int>>(x: { "}" }) var a = 1 }"#,
    #"#Preview("x }") { struct Not {} }"#,
    #"struct A { #make(for: "}") { x in } }"#,
    #"#Preview { let not = 1 } trailing: { }"#,
    "@A.B @C(d: .e) @F\n@G<H>\npublic final class I {}",
    "@freestanding(expression) macro m<T>(_ a: T) -> (T, String) = #externalMacro(module: \"M\", type: \"}\")",
    "func f(@ViewBuilder a: () -> A, @B(\"}\") c: C = { }()) {}",
  ]

  static let members: [String] = [
    "let a = if b, let c = d { 1 } else if e { 2 } else { 3 }",
    "let a = switch b { case .c: 1\ndefault: 2 }",
    "let a = Dictionary<String, Int>(), b = A<B, C, D>(e: f)",
    "let a = b < c, d = e > f",
    "let a =\n  try await\n  b\n    ?? c\n    + d\nlet e = -1\nlet f = g ? h\n  : i",
    "let a = b { 1 } c: { 2 }\nlet d = e { }\n  f: { }",
    "let a = b as? C\nlet d = try? e\nlet f = g as! H<I>\n  .j",
    "lazy var a: B = { B() }() { didSet { } willSet { } }",
    "if let not = a {}\nguard let not = a else { fatalError() }\nfor not in a {} \nwhile let not = b {}",
    "do { let not = 1 } catch { }\nrepeat { } while a\ndefer { }\nouter: for b in c { }",
    "switch a { case .b(let not): break }\nfoo.map { not in not }\n  .filter { $0 }",
    "func f() { struct Not {}; let not = 1; func not() {} }",
    "enum E { case a = 1, b; case c(Int, d: String = \"}\"); indirect case f(E)\ncase await\n init?(a: Int) {} }",
    "precedencegroup A { higherThan: B }\ninfix operator +++ : A\nprefix operator √",
    "class A { deinit { } \n subscript(i: Int) -> Int { get { 1 } set { } } }",
    "import A\n@testable import B; import struct C.D\npublic import func E.==",
    "var a: Int { unsafeAddress { b } unsafeMutableAddress { c } }",
  ]

  static let files: [String] = [
    "", "\u{FEFF}import A", "#!/usr/bin/env swift {", "\u{FEFF}#!/bin/sh {", "struct A {}\r\n\r\n",
    "// a\r/* b\r */ struct A {}\r", "\t\u{0C}\u{0B}\u{A0};", "struct A {}\n\n",
  ]
}

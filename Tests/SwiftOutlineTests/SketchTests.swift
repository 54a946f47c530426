import Testing

@testable import SwiftLexing
@testable import SwiftOutline

/// A sketch tells no less than the outline of the same text.
@Suite struct SketchTests {
  private static let words = WordPattern(
    prefixes: ["Has"], suffixes: ["Dependencies"], words: ["AppDependency"])

  private func sketch(_ text: String) -> Sketch {
    var text = text
    return text.withUTF8 { Sketch(reading: $0, lookingFor: Self.words) }
  }

  private func hashes(_ names: String) -> [NameHash] {
    names.split(separator: " ").map { NameHash(String($0)) }
  }

  @Test(arguments: [
    ("struct A {}; final class B<T>: C {}\nactor D {}\nindirect enum E {}", "A B D E"),
    ("public protocol A {}; typealias B = C", "A B"),
    ("#if X\nstruct A {}\n#elseif Y\n#if Z\nclass B {}\n#endif\n#endif", "A B"),
    ("struct\n\tA {}\nstruct `B` {}", "A B"),
    ("struct A { struct B {}; typealias C = D; func f() { struct E {} } }", "A"),
    ("extension A { struct B {} }\nimport struct C.D\nlet e = 1, f = g(h)", ""),
  ])
  func declared(_ text: String, _ wanted: String) {
    // `import struct C.D` declares nothing, and may seem to.
    #expect(Set(sketch(text).names(.declared)).isSuperset(of: hashes(wanted)))
    #expect(Set(sketch(text).names(.declared)).isDisjoint(with: hashes("F f g h x")))
    #expect(!sketch(text).needsOutline)
  }

  @Test(arguments: [
    ("extension A {}\nextension B.C: D {}", "A B C"),
    ("extension A<B> {}\nextension\n  `C`.D {}", "A C D"),
    ("struct A {}\n#if B\nextension C {}\n#endif", "C"), ("extension A::B {}", "A B"),
  ])
  func extended(_ text: String, _ wanted: String) {
    #expect(sketch(text).names(.extended) == hashes(wanted))
    #expect(!sketch(text).needsOutline)
  }

  @Test(arguments: [
    ("import A\n@preconcurrency public import B", "A B"), ("import A.B", "A B"),
    ("import struct A.B\nimport let C.d\nimport func E.f", "A B C d E f"),
    ("#if canImport(A)\nimport B\n#endif", "B"),
  ])
  func imported(_ text: String, _ wanted: String) {
    #expect(sketch(text).names(.imported) == hashes(wanted))
    #expect(!sketch(text).needsOutline)
  }

  @Test func aliases() {
    let text = "typealias A = B; struct C { typealias D = E; func f() { typealias G = H } }"
    #expect(sketch(text).names(.alias) == hashes("A D"))
    #expect(sketch(text).names(.declared) == hashes("A C"))
  }

  @Test(arguments: [
    "let a: HasA", "f(HasA.self)", "a as AppDependency",
    "typealias MyDependencies = A", "let a = \"\\(HasA)\"", "struct `HasA` {}", "@HasA struct S {}",
    "let a = \"open", "struct S {", "}", "let a = 1 \u{0}", "// hasgen: ignore\nlet a = 1",
    "struct S { let a = 1 // hasgen: ignore\n}", "extension [Int] {}", "extension /* */ A {}",
    "extension A /* */ .B {}", "extension A\n  .B {}", "struct /* */ A {}", "import // a\nB",
    "let größe = 1", "struct `my type` {}", "struct `Größe` {}", "infix operator /^/",
    "func / (a: A, b: A) {}", "#if DEBUG // hasgen: ignore\n#endif", "\u{FEFF}// hasgen: a",
  ])
  func needsOutline(_ text: String) {
    #expect(sketch(text).needsOutline)
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\r\n", "#!/bin/HasA\nlet a = 1", "// HasA\n/* AppDependency /* HasA */ */",
    "let a = \"HasA\", b = #\"\\(HasA)\"#, c = \"\"\"\n  HasA \"AppDependency\"\n  \"\"\"",
    "let a = /HasA/, b = #/AppDependency/#", "let a = \"Größe\" // Größe", "Hashable().Hasty.has",
    "Has.hasA", "/* see hasgen: ignore */ // see hasgen: ignore",
    "import A\n\n/// B.\nstruct C {}\nextension D {} // E", "AppDependencyToo", "MyAppDependency",
    "Dependency", "#if swift(>=99)\n}}} \"HasA\n#endif",
    "let a = b / c / d, e = [1].reduce(1, /)", "struct S { func f() { AppDependency() } }",
    "let a = { let größe: HasA = b }", "var a: B { didSet { extension [HasC] {} } }",
  ])
  func holdsNoWord(_ text: String) {
    #expect(!sketch(text).needsOutline)
  }

  /// What may hold declarations is no body, whatever its header looks like.
  @Test(arguments: [
    "struct S { let a: HasA }", "public final class C<T>: D where T: E { let a: HasA }",
    "extension A.B where C == () -> Void { func f() -> HasA {} }", "actor A { init(a: HasA) {} }",
    "enum E: String { case a(HasA) }", "protocol P { var a: HasA { get } }",
    "class A: @B({ $0 }) C { let a: HasA }", "struct A { struct B { struct C { let a: HasA } } }",
    "struct A { func f() { g() }\n let a: HasA }", "struct A { var b: C { d }\n let a: HasA }",
    "func f() { struct B { } }\nstruct C { let a: HasA }", "let actor = 1\nclass C { let a: HasA }",
    "class A { class func f() {}\n class var b: C { d }\n let a: HasA }",
    "protocol P { associatedtype T\n var b: T { get }\n func a() -> HasA }",
    "struct A\n#if B\n: C\n#endif\n{ let a: HasA }", "f(extension: 1)\nclass C { let a: HasA }",
    "let b = c { d }.e as HasA", "func f(b: () -> Void = { }, a: HasA) {}",
    "#if A\nclass B {\n#else\nclass C {\n#endif\nlet a: HasA }",
  ])
  func isNoBody(_ text: String) {
    #expect(sketch(text).needsOutline)
  }

  @Test func keywordsAreKnownByTheirBeginnings() {
    func mayBegin(_ word: Substring) -> Bool {
      NamingKeyword.mayBegin(
        with: word.utf8.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }
    let keywords =
      "actor associatedtype class enum extension func import operator protocol struct typealias"
    for keyword in keywords.split(separator: " ") { #expect(mayBegin(keyword), "\(keyword)") }
    let others = "clos exit functional imp let static self test_ typed    "
    let mistaken = others.split(separator: " ").filter(mayBegin)
    #expect(mistaken == ["functional", "typed"], "these do begin as one")
    #expect(!mayBegin("    ") && !mayBegin(""))
  }

  @Test func mentions() {
    let text = "struct A<B> { let c: C.D = `E`(\"\\(F)\"); @G var h: [H_1] }"
    let sketch = sketch(text + "// No\n/* Nor */ let i = \"Neither\", j = /Not/")
    for word in "A B C D E F G H_1".split(separator: " ") {
      #expect(sketch.mayMention(String(word)))
    }
    for word in ["c", "_a", "`x`", ""] { #expect(sketch.mayMention(word), "not kept") }
    let others = (0..<100).map { "Other\($0)" } + ["No", "Nor", "Neither", "Not"]
    #expect(others.count { sketch.mayMention($0) } < 50)
  }

  /// Truncated anywhere, a text is sketched or needs an outline.
  @Test func truncated() {
    let text = "import struct A.B\nextension C.`D` { #if E\ntypealias F = \"\\(G)\" /* */\n#endif }"
    for count in 0...text.utf8.count { _ = sketch(String(text.prefix(count))) }
  }
}

extension Sketch {
  fileprivate func mayMention(_ word: String) -> Bool { mayMention(oneOf: SoughtWords([word])) }
}

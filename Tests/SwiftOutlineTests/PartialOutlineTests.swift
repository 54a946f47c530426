import Testing

@testable import SwiftLexing
@testable import SwiftOutline

/// What holds one of the words is outlined as ever, and a sketch tells of all else.
@Suite struct PartialOutlineTests {
  private static let words = WordPattern(
    prefixes: ["Has"], suffixes: ["Dependencies"], words: ["AppDependency"])

  private func parts(_ text: String) -> PartialOutline {
    var text = text
    return text.withUTF8 { PartialOutline(reading: $0, lookingFor: Self.words) }
  }

  @Test(arguments: [
    ("protocol HasA {}\nstruct B {}\nfunc c() {}\nlet d = 1\ntypealias E = B", "HasA c() d E", "B"),
    ("struct A {}\nfinal class B { typealias Dependencies = HasA }\nenum C {}", "B", "A C"),
    ("struct A { let b = HasC.self }\nactor D {}", "A", "D"),
    ("struct HasA {}\nactor B { func f() { let c = HasC.self } }", "HasA", "B"),
    ("@MainActor public final class A: B {}\n@available(iOS 13, *)\nclass C: HasD {}", "C", "A"),
    ("private struct A {}\nindirect enum B {}\nstruct C: HasD {}\nactor E {}", "C", "A B E"),
    ("// HasA\nstruct B { let c = \"HasD\" }", "", "B"),
    ("struct A<B>: C where B: (D & HasE) {}\nstruct F<G>: H where G: (I & J) {}", "A", "F"),
    ("struct A {}; struct B: HasC {}; struct D {}", "B", "A D"),
  ])
  func whatHoldsWords(_ text: String, _ outlined: String, _ others: String) {
    let parts = parts(text)
    #expect(parts.outline.problems == [])
    #expect(parts.outline.declarations.map(\.name).joined(separator: " ") == outlined)
    #expect(
      parts.rest?.names(.declared) == others.split(separator: " ").map { NameHash(String($0)) })
  }

  @Test(arguments: [
    "protocol HasA {}", "struct AppDependency {}\n#if DEBUG\nstruct B {}\n#endif", "let a = 1", "",
    "// hasgen: ignore\nstruct A {}", "struct A {\n  // hasgen: ignore\n  let b = 1\n}",
    "struct A {} // hasgen: ignore", "struct A {\n} // hasgen: ignore\n", "struct Ä {}",
    "protocol HasA { var b: (any B)? { get } }\nprotocol B {}\nextension B { var c: Int { 1 } }",
    "struct B {}\nenum HasA {}\nprotocol HasC { var b: [Set<B>] { get } }",
  ])
  func nothingIsLeft(_ text: String) {
    let parts = parts(text)
    let whole = Outline(reading: text)
    #expect(parts.outline.declarations.map(\.range) == whole.declarations.map(\.range))
    #expect(parts.outline.declarations.map(\.directives) == whole.declarations.map(\.directives))
    #expect(parts.outline.problems == whole.problems)
    #expect(parts.rest == nil)
  }

  @Test(arguments: [
    "struct A { struct B {", "struct A {}}\nstruct HasB {}",
    "struct HasA {}\nstruct B { let c = \" }",
    "struct A {}\nstruct HasB { let }", "struct A { ) }\nstruct HasB {}",
    "#if X\nstruct A {}\nstruct HasB {}", "struct A { let b = \"\\(HasC\" }",
  ])
  func textsWithProblems(_ text: String) {
    let parts = parts(text)
    let whole = Outline(reading: text)
    #expect(!whole.problems.isEmpty)
    #expect(parts.outline.problems == whole.problems)
    #expect(parts.outline.declarations.map(\.range) == whole.declarations.map(\.range))
    #expect(parts.rest == nil)
  }

  @Test func whatTheOthersNameIsKept() throws {
    let rest = try #require(
      parts(
        """
        struct HasA {}
        extension B.C { struct D {} }
        final class E: F { typealias G = H; class J: Known {}
          func i() { class K: Local {} } }
        // \(String(repeating: "Long enough for the filter to tell names apart. ", count: 99))
        """
      ).rest)
    #expect(rest.names(.extended) == ["B", "C"].map { NameHash($0) })
    #expect(rest.names(.declared) == [NameHash("E")])
    #expect(Set(rest.names(.nested)) == Set(["D", "G", "J"].map { NameHash($0) }))
    #expect(rest.names(.alias) == [NameHash("G")])
    #expect(rest.mayMention(oneOf: SoughtWords(["Known"])))
    #expect(!rest.mayMention(oneOf: SoughtWords(["Local"])))
    #expect(!rest.mayMention(oneOf: SoughtWords(["HasA"])))
    #expect(!rest.needsOutline)
  }

  /// What is passed by is a type or an extension, from its first word to its own brace.
  @Test(arguments: [
    "let actor = A()\nactor.run()\nimport B\nstruct C {}\nstruct HasD {}",
    "actor.run(with: 1)\nactor = HasA { 1 }", "@available(iOS 13, *) import A\nstruct HasB {}",
  ])
  func noStatementIsTakenForAType(_ text: String) {
    let parts = parts(text)
    let whole = Outline(reading: text)
    #expect(parts.outline.imports.map(\.text) == whole.imports.map(\.text))
    #expect(
      parts.outline.declarations.count + (parts.rest?.names(.declared).count ?? 0)
        == whole.declarations.count)
  }

  @Test(arguments: [
    "struct A\nimport B\nstruct C {}\nstruct HasD {}", "struct A\nstruct B {}\nstruct HasC {}",
    "extension A\nstruct B {}\nstruct HasC {}", "class A\nextension B {}\nstruct HasC {}",
  ])
  func headersWithoutABody(_ text: String) {
    #expect(parts(text).outline.problems == Outline(reading: text).problems)
    #expect(!parts(text).outline.problems.isEmpty)
  }

  @Test func whatStandsAtTheEndBelongsToNothingBeforeIt() throws {
    let parts = parts(
      "protocol HasB { var b: B { get } }\nstruct B {}\nprivate @MainActor\n#if X\n#endif")
    let read = try #require(parts.outline.declarations.last)
    #expect(read.name == "B")
    #expect(read.access == nil)
    #expect(read.attributes == [])
  }

  @Test func manyTypesOfOneFile() {
    let types = (0..<20_000).map { "struct Type\($0) { let other: Type\($0 + 1) }\n" }.joined()
    let parts = parts("protocol HasA { var a: Type7 { get } }\n" + types)
    #expect(parts.outline.declarations.map(\.name) == ["HasA", "Type7"])
    #expect(parts.rest?.names(.declared).count == 19_999)
  }

  @Test func declarationsStandInTheOrderOfTheText() {
    let parts = parts(
      "protocol B {}\nstruct C {}\nfunc d() {}\nprotocol HasB { var b: any B { get } }")
    #expect(parts.outline.declarations.map(\.name) == ["B", "d()", "HasB"])
    #expect(parts.rest?.names(.declared) == [NameHash("C")])
  }
}

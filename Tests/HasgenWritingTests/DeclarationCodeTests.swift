import Testing

@testable import HasgenWriting

/// What stands before declarations, between them, and in them.
@Suite struct DeclarationCodeTests {
  private func text(
    _ declarations: [DeclarationCode], within columns: Int = 30,
    separated separation: DeclarationCode.Separation = .always
  ) -> String {
    declarations.lines(within: columns, separated: separation).joined(separator: "\n")
  }

  @Test func neighboursUnderOneConditionShareIt() {
    let list = [("a", nil), ("b", "DEBUG"), ("c", "DEBUG"), ("d", "os(macOS)")].map {
      DeclarationCode(condition: $0.1, "let \($0.0) = 1")
    }
    #expect(
      text(list) == """
        let a = 1

        #if DEBUG
          let b = 1

          let c = 1
        #endif

        #if os(macOS)
          let d = 1
        #endif
        """)
    #expect(text(list, separated: .never).contains("  let b = 1\n  let c = 1\n#endif\n\n#if os"))
  }

  @Test func aConditionTakesTwoColumns() {
    let code = Code.call("make", ["a", "b"])
    #expect(text([DeclarationCode(code)], within: 10) == "make(a, b)")
    #expect(
      text([DeclarationCode(condition: "A", code)], within: 11) == """
        #if A
          make(
            a,
            b
          )
        #endif
        """)
  }

  @Test func emptyLinesAroundBlocks() {
    let list: [DeclarationCode] = [
      DeclarationCode("var a: A { b.a }"),
      DeclarationCode(attributes: ["@x"], "var b: B { b }"),
      DeclarationCode(.block("func c() {", ["d()"])), DeclarationCode("var e: E { b.e }"),
    ]
    #expect(
      text(list, separated: .aroundBlocks) == """
        var a: A { b.a }
        @x
        var b: B { b }

        func c() {
          d()
        }

        var e: E { b.e }
        """)
  }

  @Test func commentsAndAttributes() {
    let declaration = DeclarationCode(
      documentation: ["Keeps logs.", "", .filled(["one", "two", "three"], behind: "Of these:")],
      attributes: [
        "@available(iOS 17, *)",
        "@available(\n  *, // so it is\n  deprecated, message: \"a,  b)\")",
      ], "struct A")
    #expect(
      text([declaration], within: 24) == """
        /// Keeps logs.
        ///
        /// Of these: one, two,
        /// three
        @available(iOS 17, *)
        @available(
          *, // so it is
          deprecated, message: "a,  b)")
        struct A
        """)
  }

  /// The protocols of a type, the layout of those that are too long, a `where` clause, and the text.
  @Test(arguments: [
    ([String](), TypeHead.Inheritance.filled, nil, "struct A {}"),
    (["B"], .filled, nil, "struct A: B {}"),
    (["HasLogger", "HasImages"], .filled, nil, "struct A:\n  HasLogger, HasImages\n{}"),
    (["HasLogger", "HasImages"], .oneOnEachLine, nil, "struct A:\n  HasLogger, HasImages\n{}"),
    (
      ["HasLogger", "HasImages", "HasA"], .filled, nil,
      "struct A:\n  HasLogger, HasImages,\n  HasA\n{}"
    ),
    (
      ["HasLogger", "HasImages", "HasA"], .oneOnEachLine, nil,
      "struct A:\n  HasLogger,\n  HasImages,\n  HasA\n{}"
    ),
    (["HasLogger"], .oneOnEachLine, "T: B", "struct A:\n  HasLogger\nwhere T: B {}"),
  ])
  func types(
    protocols: [String], inheritance: TypeHead.Inheritance, whereClause: String?, want: String
  ) {
    let head = TypeHead(
      ["", "struct"], "A", protocols: protocols, inheritance: inheritance, whereClause: whereClause)
    #expect(text([DeclarationCode(head, [])], within: 24) == want)
  }

  @Test func membersOfTypes() {
    let head = TypeHead(["enum"], "A")
    let members: [DeclarationCode] = [DeclarationCode("case a"), DeclarationCode("case b")]
    #expect(text([DeclarationCode(head, members)]) == "enum A {\n  case a\n\n  case b\n}")
    #expect(
      text([DeclarationCode(head, members, separated: .never)]) == "enum A {\n  case a\n  case b\n}"
    )
    let one = Array(members.prefix(1))
    #expect(text([DeclarationCode(head, one, separated: .inline)]) == "enum A { case a }")
    #expect(
      text([DeclarationCode(head, one, separated: .inline)], within: 16) == "enum A {\n  case a\n}")
    #expect(
      text([DeclarationCode(head, members, separated: .inline)])
        == "enum A {\n  case a\n  case b\n}")
  }
}

import Testing

@testable import HasgenWriting

/// A rule for breaking lines: a piece of code, and its text within 20 columns.
struct PrinterCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let code: Code
  let want: String

  init(_ rule: String, _ code: Code, _ want: String) {
    self.rule = rule
    self.code = code
    self.want = want
  }

  var testDescription: String { rule }
}

/// Each rule for breaking lines.
@Suite struct PrinterTests {
  private static let groups = [
    PrinterCase("text is never broken", "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz"),
    PrinterCase(
      "a group that fits", .group(["let a =", .indented([.lineOrSpace, "12345678901"])]),
      "let a = 12345678901"),
    PrinterCase(
      "a group that does not fit breaks at each of its breaks",
      .group(["a", .lineOrNothing, "b", .lineOrSpace, "12345678901234567890"]),
      """
      a
      b
      12345678901234567890
      """),
    PrinterCase(
      "what stands behind a group on its line counts",
      [.group(["abcdef", .lineOrSpace, "1234567890123"]), ","],
      """
      abcdef
      1234567890123,
      """),
    PrinterCase(
      "what stands behind the next break does not",
      [.group(["abcdef", .lineOrSpace, "123456789012"]), .lineOrSpace, "b"],
      """
      abcdef 123456789012
      b
      """),
    PrinterCase(
      "a group in a broken one decides for itself",
      .group([.group(["a", .lineOrSpace, "b"]), .lineOrSpace, "12345678901234567890"]),
      """
      a b
      12345678901234567890
      """),
    PrinterCase(
      "a line's end breaks the groups around it",
      .group([.group(["a", .lineOrSpace, "b", .newLine, "c"]), .lineOrSpace, "d"]),
      """
      a
      b
      c
      d
      """),
    PrinterCase(
      "the first form of which the first line fits",
      .choice(["123456789012345678901", ["1234", .newLine, "5"], "6"]),
      """
      1234
      5
      """),
    PrinterCase(
      "the last form where none fits",
      .choice(["123456789012345678901", ["b23456789012345678901"]]), "b23456789012345678901"),
    PrinterCase(
      "empty lines have no indentation", .indented(["a", .newLine, .newLine, "b"]), "a\n\n  b"),
    PrinterCase("columns are characters", .broken("a", "é👨‍👩‍👧‍👦é45678901234567"), "a é👨‍👩‍👧‍👦é45678901234567"),
  ]

  private static let lists = [
    PrinterCase(
      "an empty list", .call("makeSomethingLong.veryLong", []), "makeSomethingLong.veryLong()"),
    PrinterCase("a call that fits", .call("make", ["a", "b: 1", "c: 34"]), "make(a, b: 1, c: 34)"),
    PrinterCase(
      "a call with an argument on each line", .call("make", ["a", "b: 1", "c: 345"]),
      """
      make(
        a,
        b: 1,
        c: 345
      )
      """),
    PrinterCase(
      "a call in a call", .call("make", ["a", ["b: ", .call("B", ["1234567", "c: 345"])], "d"]),
      """
      make(
        a,
        b: B(
          1234567,
          c: 345
        ),
        d
      )
      """),
    PrinterCase(
      "a property of a call", [.call("make", ["a", "b: 1"]), ".property"],
      """
      make(
        a,
        b: 1
      ).property
      """),
    PrinterCase(
      "a list that ends behind the last element",
      .list("case image(", ["named: String", "Int"], ending: .behindTheLast),
      """
      case image(
        named: String,
        Int)
      """),
    PrinterCase(
      "a filled list", .filled(["HasLogger", "HasClock", "HasImages"]),
      """
      HasLogger, HasClock,
      HasImages
      """),
    PrinterCase(
      "a filled list behind a start", .filled(["`a`", "`logger`", "`clock`"], behind: "`nil`:"),
      """
      `nil`: `a`,
      `logger`, `clock`
      """),
  ]

  private static let blocks = [
    PrinterCase(
      "a block on one line", .inlineBlock("get {", ["logger.level"]), "get { logger.level }"),
    PrinterCase(
      "a block that does not fit on one line", .inlineBlock("get {", ["logger.levels"]),
      """
      get {
        logger.levels
      }
      """),
    PrinterCase(
      "two statements do not stand on one line", .inlineBlock("{ a in", ["b()", "return a"]),
      """
      { a in
        b()
        return a
      }
      """),
    PrinterCase(
      "a block on lines of its own", .block("func a() {", ["b()"]),
      """
      func a() {
        b()
      }
      """),
    PrinterCase("an empty block", .block("init() {", []), "init() {\n}"),
    PrinterCase(
      "a closure of two statements breaks the call around it",
      .call("a", [.inlineBlock("{", ["b()", "c"])]),
      """
      a(
        {
          b()
          c
        }
      )
      """),
  ]

  private static let heads = [
    PrinterCase(
      "a function that fits", MemberHead(.function, name: "a", parameters: ["b: C"]).code,
      "func a(b: C) {"),
    PrinterCase(
      "parameters on a line of their own",
      MemberHead(.function, name: "a", parameters: ["b: C", "d: E"], type: "F").code,
      """
      func a(
        b: C, d: E
      ) -> F {
      """),
    PrinterCase(
      "a parameter on each line",
      MemberHead(.function, name: "a", parameters: ["b: Cdefghij", "d: Efgh"], type: "F").code,
      """
      func a(
        b: Cdefghij,
        d: Efgh
      ) -> F {
      """),
    PrinterCase(
      "effects and a result without parameters",
      MemberHead(.function, name: "make", type: "A", effects: "async").code,
      """
      func make()
        async -> A
      {
      """),
    PrinterCase(
      "a where clause behind the result",
      MemberHead(
        .function, name: "a", genericParameters: "T", parameters: ["b: T"], type: "T",
        whereClause: "T: A"
      ).code,
      """
      func a<T>(
        b: T
      ) -> T where T: A {
      """),
    PrinterCase(
      "a where clause on a line of its own",
      MemberHead(
        .function, name: "a", genericParameters: "T", parameters: ["b: T"], type: "T",
        whereClause: "T: AbcAbc"
      ).code,
      """
      func a<T>(
        b: T
      ) -> T
      where T: AbcAbc {
      """),
    PrinterCase(
      "an initializer",
      MemberHead(.initializer, modifiers: ["private"], parameters: ["a: Ab"]).code,
      """
      private init(
        a: Ab
      ) {
      """),
    PrinterCase(
      "a subscript leaves its effects to the getter",
      MemberHead(.subscript, parameters: ["a: A"], type: "B", effects: "async throws").code,
      """
      subscript(
        a: A
      ) -> B {
      """),
    PrinterCase(
      "a property whose type is long",
      MemberHead(.property, modifiers: ["public"], name: "a", type: "[String]").code,
      """
      public var a:
        [String]
      {
      """),
    PrinterCase(
      "a property on one line with its body",
      .inlineBlock(MemberHead(.property, name: "a", type: "B").code, ["c.a"]), "var a: B { c.a }"),
    PrinterCase(
      "a property with its body below",
      .inlineBlock(MemberHead(.property, name: "a", type: "B").code, ["container.a"]),
      """
      var a: B {
        container.a
      }
      """),
    PrinterCase(
      "an alias", MemberHead(.alias, name: "A", type: "AppDependency.Model").code,
      "typealias A = AppDependency.Model"),
  ]

  @Test(arguments: groups + lists + blocks + heads)
  func lines(_ test: PrinterCase) {
    #expect(test.code.lines(within: 20).joined(separator: "\n") == test.want)
  }

  @Test func deepCodeDoesNotExhaustTheStack() {
    let code = (0..<200).reduce(Code.text("a")) { inner, _ in .call("f", [inner]) }
    #expect(code.lines(within: 20).count > 200)
  }
}

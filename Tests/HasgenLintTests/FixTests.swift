import HasgenLint
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import TestFolders
import Testing

/// `lint --fix` removes names from compositions, and nothing else.
@Suite struct FixTests {
  private static let app = """
    protocol HasA { var a: Int { get } }
    protocol HasB { var b: Int { get } }
    protocol HasC { var c: Int { get } }
    protocol HasD { var d: Int { get } }
    struct AppDependency {
      let a: Int
      let b: Int
      let c: Int
      let d: Int
    }

    """

  /// A text before and after.
  struct Example: CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String
    var testDescription: String { name }

    init(_ name: String, _ before: String, _ after: String) {
      self.name = name
      self.before = before
      self.after = after
    }

    /// A consumer with an alias that reads `a`.
    init(_ name: String, alias before: String, _ after: String) {
      func text(_ alias: String) -> String {
        "struct Home {\n\(alias)\n  let dependencies: any Dependencies\n"
          + "  var x: Int { dependencies.a }\n}\n"
      }
      self.init(name, text(before), text(after))
    }
  }

  static let examples: [Example] = [
    Example(
      "no blanks", alias: "  typealias Dependencies = HasB&HasA",
      "  typealias Dependencies = HasA"),
    Example(
      "parentheses stay", alias: "  typealias Dependencies = HasA & (HasB & HasC)",
      "  typealias Dependencies = HasA & (HasB & HasC)"),
    Example(
      "one line", alias: "  typealias Dependencies = HasB & HasA & HasC & HasD",
      "  typealias Dependencies = HasA"),
    Example(
      "a repeated name", alias: "  typealias Dependencies = HasA & /* two */ HasA",
      "  typealias Dependencies = HasA /* two */"),
    Example(
      "parentheses", alias: "  typealias Dependencies = (HasB & HasA)",
      "  typealias Dependencies = (HasA)"),
    Example(
      "leading '&'",
      alias: """
          typealias Dependencies =
            HasA  // the first
            & HasB
            & HasC  // the third
            & HasD
        """,
      """
        typealias Dependencies =
          HasA  // the first
          // the third
      """),
    Example(
      "the first of leading '&'",
      alias: """
          typealias Dependencies
            = HasB  // not used
            & HasA
        """,
      """
        typealias Dependencies
          =  // not used
          HasA
      """),
    Example(
      "trailing '&'",
      alias: """
          typealias Dependencies = HasB &
            HasA &  // used
            HasC &
            HasD
        """,
      """
        typealias Dependencies =
          HasA  // used
      """),
    Example(
      "under '#if'",
      alias: """
        #if DEBUG
          typealias Dependencies = HasA & HasB
        #else
          typealias Dependencies = HasC & HasA
        #endif
        """,
      """
      #if DEBUG
        typealias Dependencies = HasA
      #else
        typealias Dependencies = HasA
      #endif
      """),
    Example(
      "an umbrella",
      """
      protocol HomeDependencies: HasB, HasA, HasC {}
      struct Home {
        let dependencies: any HomeDependencies
        var x: Int { dependencies.a }
      }

      """,
      """
      protocol HomeDependencies: HasA {}
      struct Home {
        let dependencies: any HomeDependencies
        var x: Int { dependencies.a }
      }

      """),
    Example(
      "in place",
      """
      struct Home {
        let dependencies: any HasA & HasB
        init(_ dependencies: (any HasB & HasA)) { self.dependencies = dependencies }
        var x: Int { dependencies.a }
      }

      """,
      """
      struct Home {
        let dependencies: any HasA
        init(_ dependencies: (any HasA)) { self.dependencies = dependencies }
        var x: Int { dependencies.a }
      }

      """),
    Example(
      "a consumer that passes it on",
      """
      struct Child {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        var x: Int { dependencies.a }
      }
      struct Home {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        func child() -> Child { Child(dependencies: dependencies) }
      }

      """,
      """
      struct Child {
        typealias Dependencies = HasA
        let dependencies: any Dependencies
        var x: Int { dependencies.a }
      }
      struct Home {
        typealias Dependencies = HasA
        let dependencies: any Dependencies
        func child() -> Child { Child(dependencies: dependencies) }
      }

      """),
    Example(
      "a repeated name whose other is not used",
      """
      struct Child {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        var x: Int { dependencies.b }
      }
      struct Home {
        typealias Dependencies = HasA & Child.Dependencies
        let dependencies: any Dependencies
        var x: Int { dependencies.a + dependencies.b }
      }

      """,
      """
      struct Child {
        typealias Dependencies = HasB
        let dependencies: any Dependencies
        var x: Int { dependencies.b }
      }
      struct Home {
        typealias Dependencies = HasA & Child.Dependencies
        let dependencies: any Dependencies
        var x: Int { dependencies.a + dependencies.b }
      }

      """),
    Example(
      "two aliases that bring what is used",
      """
      struct One {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        var x: Int { dependencies.b }
      }
      struct Two {
        typealias Dependencies = HasA & HasC
        let dependencies: any Dependencies
        var x: Int { dependencies.c }
      }
      struct Home {
        typealias Dependencies = One.Dependencies & Two.Dependencies
        let dependencies: any Dependencies
        var x: Int { dependencies.a + dependencies.b + dependencies.c }
      }

      """,
      """
      struct One {
        typealias Dependencies = HasB
        let dependencies: any Dependencies
        var x: Int { dependencies.b }
      }
      struct Two {
        typealias Dependencies = HasA & HasC
        let dependencies: any Dependencies
        var x: Int { dependencies.c }
      }
      struct Home {
        typealias Dependencies = One.Dependencies & Two.Dependencies
        let dependencies: any Dependencies
        var x: Int { dependencies.a + dependencies.b + dependencies.c }
      }

      """),
    Example(
      "allowed by a comment",
      alias: "  typealias Dependencies = HasA & HasB  // hasgen: allow unused-dependency: soon",
      "  typealias Dependencies = HasA & HasB  // hasgen: allow unused-dependency: soon"),
  ]

  private func folder(_ text: String, _ others: [String: String] = [:]) throws -> TestFolder {
    try TestFolder(
      package: [
        "Sources/App/App.swift": Self.app, "Sources/App/Home.swift": text,
      ].merging(others) { $1 })
  }

  private func plan(
    _ folder: TestFolder, changesPublic: Bool = false, changesTested: Bool = false
  ) throws -> Plan {
    try Workspace(Request(workingDirectory: folder.path)).planFixing(
      FixChoices(changesPublic: changesPublic, changesTested: changesTested))
  }

  /// The texts that a plan writes, by their paths.
  private func texts(_ plan: Plan) -> [String: String] {
    plan.changes.reduce(into: [:]) { $0[$1.path] = String(decoding: $1.after ?? [], as: UTF8.self) }
  }

  @Test(arguments: examples) func removesNames(_ example: Example) throws {
    let folder = try folder(example.before)
    let plan = try plan(folder)
    #expect(!plan.hasErrors)
    let after = texts(plan)["Sources/App/Home.swift"] ?? example.before
    #expect(after == example.after)
    // A second run changes nothing, and hasgen generates for the new sources.
    try folder.write(after, to: "Sources/App/Home.swift")
    let second = texts(try self.plan(folder))
    #expect(second["Sources/App/Home.swift"] == nil)
    let generated = "Sources/App/AppDependency+Generated.swift"
    #expect(texts(plan)[generated] == second[generated])
  }

  @Test func keepsACompositionThatWouldBeEmpty() throws {
    let plan = try plan(
      folder(
        "struct Home {\n  typealias Dependencies = HasB\n  let dependencies: any Dependencies\n}\n")
    )
    #expect(texts(plan)["Sources/App/Home.swift"] == nil)
    #expect(
      plan.diagnostics.map(\.message) == [
        "'Home' keeps 'HasB': 'Dependencies' would be empty, remove it by hand"
      ])
  }

  @Test func keepsACompositionThatAnotherTypeConformsTo() throws {
    let plan = try plan(
      folder(
        """
        struct Home {
          typealias Dependencies = HasA & HasB
          let dependencies: any Dependencies
          var x: Int { dependencies.a }
        }
        struct Sample: Home.Dependencies {
          let a = 1
          let b = 2
        }

        """))
    #expect(texts(plan)["Sources/App/Home.swift"] == nil)
    #expect(
      plan.diagnostics.map(\.message) == [
        "'Home' keeps 'HasB': 'Sample' conforms to it, remove it by hand"
      ])
  }

  @Test(arguments: [false, true]) func changesPublicOnRequest(_ isAsked: Bool) throws {
    let text = """
      public protocol HasP { var p: Int { get } }
      extension AppDependency: HasP { public var p: Int { 1 } }
      public struct Home {
        public typealias Dependencies = HasP & HasP
        private let dependencies: any Dependencies
        var x: Int { dependencies.p }
      }

      """
    let plan = try plan(folder(text), changesPublic: isAsked)
    #expect(
      texts(plan)["Sources/App/Home.swift"]
        == (isAsked ? text.replacing("HasP & HasP", with: "HasP") : nil))
    #expect(
      plan.diagnostics.map(\.message)
        == (isAsked ? [] : ["'Home' keeps 'HasP': 'Dependencies' is public, '--public' changes it"])
    )
  }

  @Test(arguments: [false, true], ["Home.StubDependencies", ".init"])
  func changesTestedOnRequest(_ isAsked: Bool, _ call: String) throws {
    let text = """
      struct Home {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        var x: Int { dependencies.a }
      }
      struct Other {
        typealias Dependencies = HasA & HasB
        let dependencies: any Dependencies
        var x: Int { dependencies.a }
      }

      """
    let folder = try folder(
      text,
      [
        ".hasgen.json": #"{ "tests": { "folder": "Tests/AppTests" } }"#,
        "Tests/AppTests/HomeTests.swift": """
        @testable import App
        let home: Home.StubDependencies = \(call)(a: 1, b: 2)

        """,
        "Tests/AppTests/OtherTests.swift": "let other = Other.StubDependencies(a: 1)\n",
      ])
    let plan = try plan(folder, changesTested: isAsked)
    let after = texts(plan)["Sources/App/Home.swift"] ?? ""
    #expect(after.components("HasA & HasB") == (isAsked ? 0 : 1))
    #expect(
      plan.diagnostics.map(\.message)
        == (isAsked
          ? []
          : ["'Home' keeps 'HasB': tests or previews name 'b', '--tests' removes it all the same"]))
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}

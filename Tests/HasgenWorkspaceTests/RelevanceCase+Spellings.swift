extension RelevanceCase {
  /// Words that are spelled so that they are easily missed, or taken for others.
  static let spellings = [
    RelevanceCase(
      "back-ticked names",
      [
        "A": """
        protocol HasA { var a: `Type` { get }; var b: `my type` { get }; var c: `Plain` { get } }
        struct AppDependency { let a: Int; let b: Int; let c: Int }
        """,
        "B": "typealias `Type` = Int", "C": "typealias `my type` = Int",
        "D": "protocol `HasB` { var a: Int { get } }", "E": "typealias Plain = Int",
        "F": "struct `Other` {}",
      ],
      wanted: ["AppDependency: HasA", "AppDependency: HasB"]),
    RelevanceCase(
      "comments and blanks around names",
      [
        "A": """
        protocol HasLogger: First, Second, Third { var logger: Thing { get } }
        struct AppDependency { let logger: Int }
        """,
        "B": "typealias /* struct */ Thing = Int",
        "C": "protocol // one\n  First { var one: Int { get } }",
        "D": "extension\n  First { var one: Int { 1 } }", "Core/E": "import\tFoundation",
        "F": "protocol Second { var two: Int { get } }\nprotocol Third { var three: Int { get } }",
        "G": "extension App /* x */ . Second { var two: Int { 2 } }",
        "H": "extension App::Third { var three: Int { 3 } }",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "words in strings, comments and regex literals",
      [
        "A": app,
        "B":
          ##"let a = "HasClock AppDependency", b = #"\(HasClock)"#, c = /HasClock "/, d = #/AppDependency{/#"##,
        "C": "let a = \"\"\"\n  struct AppDependency { \\\"\"\" }\n  \"\"\"",
        "D": "/* AppDependency /* hasgen: container */ HasClock */ // HasClock",
        "E": #"let a = "\(b { typealias Needs = HasClock })""#,
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "words in the bodies of functions",
      [
        "A": app, "B": "func run() { let app = AppDependency(); use(app as any HasLogger) }",
        "C": "struct C { var d: Int { HasLogger.count }; init() { typealias E = HasLogger } }",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "operators with slashes",
      [
        "A": app,
        "B": "infix operator /^/\nfunc /^/ (a: Int, b: Int) -> Int { a }\nprotocol HasA {}",
        "C": "let a = b /^/ c /^/ d, e = [1].reduce(1, /)\nstruct Free {}",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "conditions",
      [
        "A": app + clock,
        "B": "#if DEBUG\n#if os(Linux)\ntypealias Times = HasClock\n#endif\n#endif",
        "C":
          "#if DEBUG\nfinal class Screen {\n#if os(Linux)\ntypealias Needs = Times\n#endif\n}\n#endif",
        "D": "#if swift(>=99)\nlet a = \"HasClock\"\n#endif\nstruct Free {}",
        "E": "#if HasClock\n#endif",
      ],
      wanted: ["AppDependency: HasLogger", "unmet-dependency"]),
    RelevanceCase(
      "directives",
      [
        "A": "protocol HasPage { var page: Int { get } }",
        "B": "// hasgen: container\nstruct Scope { let page: Int }",
        "C": "struct Other {\n  // hasgen: wonder\n  let a = 1\n}",
        "D": "#if A // hasgen: container\n#endif",
        "E": "// Not hasgen: container\nstruct Free { let page: Int }",
      ],
      wanted: ["Scope: HasPage", "unknown-directive"]),
    RelevanceCase(
      "words beyond ASCII",
      [
        "A": "protocol HasA { var a: Größe { get } }\nstruct AppDependency { let a: Int }",
        "B": "typealias Größe = Int", "C": "// Größe\nlet a = \"Größe\"",
        "D": "protocol HasÄ { var a: Int { get } }", "E": "protocol Has🚀 { var a: Int { get } }",
      ],
      wanted: ["AppDependency: HasA", "AppDependency: HasÄ", "AppDependency: Has🚀"]),
    RelevanceCase(
      "line ends, a byte-order mark, and nothing",
      [
        "A":
          "protocol HasA: One, Two, Three { var a: Int { get } }\nstruct AppDependency { let a: Int }",
        "B": "// One\r\nprotocol One { var b: Int { get } }\r\n",
        "C": "\u{FEFF}extension One { var b: Int { 1 } }",
        "D": "// Two\rprotocol Two {}\rprotocol Three { var c: Int { get } }",
        "E": "#!/usr/bin/env {\nextension Three { var c: Int { 1 } }",
        "F": "", "G": "\u{FEFF}", "H": "\r\n\r",
      ],
      wanted: ["AppDependency: HasA"]),
  ]
}

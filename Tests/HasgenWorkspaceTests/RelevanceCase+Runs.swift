import HasgenWorkspace

extension RelevanceCase {
  private static let stale = FileGenerator.marker + "from Gone.swift. Do not edit.\n"

  /// What a run is told, finds on the disk, and cannot read.
  static let runs = [
    RelevanceCase(
      "a nested container that the configuration names",
      [
        ".hasgen.json": #"{"containers": ["Outer.Inner"]}"#,
        "A": "protocol HasA { var a: Int { get } }",
        "B": "enum Outer {}", "C": "extension Outer { struct Inner { let a: Int } }",
        "D": "extension Outer { static let b = 1 }",
        "E": "extension Elsewhere { static let b = 1 }",
      ],
      wanted: ["Outer.Inner: HasA"]),
    RelevanceCase(
      "a container by reference",
      [
        ".hasgen.json": #"{"containers": [{"name": "AppDependency", "byReference": true}]}"#,
        "A": "import Core\n" + app + "\nextension AppDependency: HasStyle {}",
        "Core/B": "public protocol HasStyle { func style(_ value: Style.Value) -> Palette }",
        "Core/C": "public struct Style {}", "Shape/D": "public struct Palette {}",
        "Core/E": "extension Style { public enum Value {} }", "F": "import Shape\nstruct Free {}",
        "G":
          "extension AppDependency { func style(_ value: Style.Value) -> Palette { Palette() } }",
      ],
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a container with other members",
      [
        ".hasgen.json": #"{"containers": [{"name": "AppDependency", "overriding": true}]}"#,
        "A": """
        import Core
        protocol HasStyle { var style: Style { get } }
        struct AppDependency {
          let style: Style; let spare: Spare
          init(style: Style) {}
        }
        """,
        "Core/B": "public struct Style {}", "C": "import Shape\ntypealias Spare = Palette",
        "D": """
        import Core
        import Shape
        extension AppDependency { init(style: Style, spare: Palette) {} }
        """,
        "Shape/E": "public struct Palette {}", "F": "struct Free {}",
      ],
      wanted: ["AppDependency: HasStyle"]),
    RelevanceCase(
      "a generated file whose type may be in a broken file",
      ["A": app, "B": "struct Other { let }", "Sources/App/Gone+Generated.swift": stale],
      wanted: ["AppDependency: HasLogger", "unreadable-code"]),
    RelevanceCase(
      "one folder of two, and an import of the other",
      ["A": app, "B": "import Core\nstruct Free {}", "Core/C": clock],
      paths: ["Sources/App"], wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "single files",
      [
        "A": app, "B": "typealias Times = HasClock", "C": "struct Free {}",
        "D": "struct No: HasClock {}",
      ],

      paths: ["Sources/App/A.swift", "Sources/App/B.swift", "Sources/App/C.swift"],
      wanted: ["AppDependency: HasLogger", "unknown-name"]),
    RelevanceCase(
      "lexical problems",
      [
        "A": app, "B": "let a = \"open", "C": "struct Free {", "D": "/* open", "E": "let a = 1 }",
        "F": "struct Free {}",
      ],
      bytes: ["G": [0x6C, 0x65, 0x74, 0xFF], "H": [0xFF, 0xFE, 0x20, 0x00], "I": [0x61, 0x00]],
      wanted: [
        "AppDependency: HasLogger", "unreadable-code", "unreadable-code",
        "unreadable-code", "unreadable-code", "unreadable-code", "unreadable-code",
        "unreadable-code",
      ]),
  ]
}

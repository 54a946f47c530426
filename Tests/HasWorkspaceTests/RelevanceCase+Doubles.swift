extension RelevanceCase {
  /// What counts for the doubles of a test target.
  static let doubles = [
    RelevanceCase(
      "a type of a Makes-protocol", files("HasLogger & MakesPage", ["D": "struct Page {}"]),
      wanted: ["AppDependency: HasLogger", "AppDependency: MakesPage"]),
    RelevanceCase(
      "an umbrella of Makes-protocols",
      files(
        "Int", ["D": "struct C { typealias Deps = Makers }", "E": "typealias Makers = MakesPage"]),
      wanted: ["AppDependency: HasLogger", "cannot-build"]),
    RelevanceCase(
      "the consumer, in another file",
      files(
        "HasLogger",
        ["D": "private enum Consumer {}", "E": "extension Consumer { struct Page {} }"]),
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a type that is called as a double would be",
      files(
        "HasLogger",
        ["D": "typealias Dependencies = HasLogger", "E": "struct StubDependencies {}"]),
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "what a consumer inherits from",
      files(
        "HasLogger", ["D": "class Consumer: Parent {}", "E": "class Parent { struct Logging {} }"]),
      wanted: ["AppDependency: HasLogger", "left-to-you"]),
    RelevanceCase(
      "a service by name, and its types",
      files(
        "HasLogger",
        [
          "D": "protocol Service: Lower { var page: Page { get } }",
          "E": "protocol Lower { func other() -> Other }", "F": "struct Other {}",
        ], stubs: #", "stubs": ["Service"]"#),
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a service of another module by name, and the import that sees it",
      files(
        "HasLogger",
        [
          "E": "import Core\nfunc nothing() {}", "Core/F": "public protocol Service {}",
          "Core/G": "public struct Thing {}",
        ], stubs: #", "stubs": ["Service"]"#),
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "a service that nobody declares",
      files(
        "HasLogger", ["D": "protocol Servant {}", "E": "struct Other {}"],
        stubs: #", "stubs": ["Servan"]"#),
      wanted: ["AppDependency: HasLogger", "unknown-tests"]),
    RelevanceCase(
      "a type that is called as the standard library's",
      files("HasLogger", ["D": "enum String {}", "E": "func nothing() {}"]),
      wanted: ["AppDependency: HasLogger"]),
    RelevanceCase(
      "whether calls can be compared",
      files(
        "HasLogger",
        [
          "D": "// hasgen: stub\nprotocol Service { func turn(_ page: Page) }",
          "E": "struct Page {}", "F": "extension Page: Equatable {}",
        ]),
      wanted: ["AppDependency: HasLogger", "AppDependency: MakesPage"]),
    RelevanceCase(
      "an import of another file",
      files(
        "HasLogger",
        [
          "D": "import Core\nextension Consumer { typealias More = HasPage }",
          "E": "import Core\nfunc nothing() {}",
          "Core/F": "public protocol HasPage { var page: Page { get } }",
          "Core/G": "public struct Page {}", "Core/H": "public struct Thing {}",
          "H": "import Core\nextension AppDependency: HasPage { var page: Page { Page() } }",
        ]),
      wanted: ["AppDependency: HasLogger"]),
  ]

  private static func files(
    _ composition: String, _ others: [String: String], stubs: String = ""
  ) -> [String: String] {
    let own = [
      ".hasgen.json": #"{"tests": {"folder": "Tests", "modules": ["App"]\#(stubs)}}"#,
      "Tests/T.swift": "struct T {}\n", "A": app,
      "B": "extension Consumer { typealias Dependencies = \(composition) }",
      "C": "protocol MakesPage { func makePage() -> Page }",
    ]
    return own.merging(others) { $1 }
  }
}

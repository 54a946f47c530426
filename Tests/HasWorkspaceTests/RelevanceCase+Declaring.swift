extension RelevanceCase {
  /// What counts for the protocols that are declared for properties.
  static let declaring = [
    RelevanceCase(
      "an import of a property's type in another file",
      [
        ".hasgen.json": configuration, "A": "struct AppDependency {}",
        "B": "internal import Core\nextension AppDependency { var clock: Clock { Clock() } }",
        "C": "import Core\nfunc nothing() {}", "Core/D": "public struct Clock {}",
        "Core/E": "public struct Thing {}",
      ],
      wanted: ["AppDependency: HasClock"]),
    RelevanceCase(
      "a property's type",
      [
        ".hasgen.json": configuration,
        "A": "struct AppDependency { let clock: Clock; let page = Page(); let item = Item() }",
        "B": "protocol HasTimes { var clock: Times { get } }", "C": "typealias Clock = Times",
        "D": "struct Page {}", "E": "struct Item {}", "F": "extension Item { init?() {} }",
      ],
      wanted: [
        "AppDependency: HasPage", "AppDependency: HasTimes", "undeclarable-property",
      ]),
    RelevanceCase(
      "a parent",
      [
        ".hasgen.json": configuration, "A": "struct AppDependency { let root: Root; let a: A }",
        "B": "typealias Root = Base", "C": "typealias A = Int",
        "D": "// hasgen: container\nstruct Base { let item: Int }",
      ],
      wanted: ["AppDependency: HasA"]),
    RelevanceCase(
      "a mark in a file without words",
      ["A": app, "B": "struct Thing {\n  // hasgen: has\n  let a: Int\n}"],
      wanted: ["AppDependency: HasLogger", "idle-directive"]),
  ]

  private static let configuration =
    #"{"containers": [{"name": "AppDependency", "declareProtocols": "all"}]}"#
}

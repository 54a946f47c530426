import FileSystem

/// The JSON schema of a graph, of draft 7 as that of the configuration.
package enum GraphSchema {
  /// The name of the published file.
  package static let fileName = ".hasgen.graph.schema.json"

  /// The text of the file.
  package static var text: String {
    document.text() + "\n"
  }

  private static var document: JSONText {
    .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("hasgen graph")),
      (
        "description",
        .string("What 'hasgen graph --format json' prints, and 'hasgen diff' reads.")
      ),
      ("type", .string("object")),
      (
        "properties",
        .object([
          ("version", described("The version of this form.", [("const", .number(1))])),
          (
            "of",
            described(
              "The names that a part was asked for; absent for the whole app.", list(string))
          ),
          (
            "scopes",
            described(
              "The containers with counts, parents before children; empty for a part.",
              list(reference("scope")))
          ),
          ("nodes", described("The parts of the app, sorted by id.", list(reference("node")))),
          (
            "edges", described("What depends on what, sorted by 'from'.", list(reference("edge")))
          ),
        ])
      ),
      ("required", .list(["version", "scopes", "nodes", "edges"].map(JSONText.string))),
      ("additionalProperties", .boolean(false)),
      (
        "definitions",
        .object([("scope", scope), ("node", node), ("edge", edge), ("id", id)])
      ),
    ])
  }

  private static var scope: JSONText {
    let parent = object(
      [("property", described("The property that holds it.", string)), ("id", reference("id"))],
      optional: [])
    return object(
      [
        ("id", reference("id")), ("parents", .object(list(.object(parent)))),
        ("members", described("The members of its own.", number)),
        ("protocols", described("The protocols that it has.", number)),
        ("forwarded", described("Those that it has from its parents.", number)),
        ("consumers", described("The consumers that it has everything for.", number)),
      ], optional: []
    ).asObject
  }

  private static var node: JSONText {
    object(
      [
        ("id", reference("id")),
        ("name", described("The name in its module.", string)),
        ("module", described("The module that declares it.", string)),
        (
          "roles",
          described(
            "What it is for the app; a type may be several.",
            list(.object(words(GraphNode.Role.allCases.map(\.rawValue)))))
        ),
        ("type", described("The type of a member, as it is written.", string)),
        ("scope", described("The container of a member.", string)),
      ] + place, optional: ["type", "scope", "file", "line", "column"]
    ).asObject
  }

  private static var edge: JSONText {
    object(
      [
        (
          "kind",
          described(
            "How the two depend: 'parent', 'has', 'gives', 'asks', 'includes', 'type', 'built', "
              + "'takes', 'makes'.", words(GraphEdge.Kind.allCases.map(\.rawValue)))
        ),
        ("from", reference("id")),
        ("to", reference("id")),
        (
          "label",
          described(
            "Of 'parent' the property, of 'has' the source, of 'built' and 'takes' the call, of "
              + "'makes' the requirement.", string)
        ),
        (
          "through",
          described(
            "Of 'has' the property of the parent, of 'asks' the consumer that brings it.", string)
        ),
        ("scope", described("The container in which it is so; absent for everywhere.", string)),
      ] + place, optional: ["label", "through", "scope", "file", "line", "column"]
    ).asObject
  }

  private static var id: JSONText {
    described(
      "'Module.Name', 'Module.Outer.Name', 'Module.Container.member': the same from run to run.",
      string)
  }

  // MARK: Parts

  private typealias Keywords = [(key: String, value: JSONText)]

  private static let string: Keywords = [("type", .string("string"))]
  private static let number: Keywords = [("type", .string("integer")), ("minimum", .number(0))]

  private static var place: [(String, JSONText)] {
    [
      ("file", described("The file of its place.", string)),
      ("line", described("The line, from 1.", number)),
      ("column", described("The column, in bytes of UTF-8 from 1.", number)),
    ]
  }

  private static func described(_ text: String, _ keywords: Keywords) -> JSONText {
    .object([("description", .string(text))] + keywords)
  }

  private static func list(_ element: JSONText) -> Keywords {
    [("type", .string("array")), ("items", element)]
  }

  private static func list(_ element: Keywords) -> Keywords { list(.object(element)) }

  private static func words(_ all: [String]) -> Keywords {
    [("enum", .list(all.map(JSONText.string)))]
  }

  private static func reference(_ name: String) -> JSONText {
    .object([("$ref", .string("#/definitions/\(name)"))])
  }

  private static func object(
    _ properties: [(String, JSONText)], optional: Set<String>
  ) -> Keywords {
    [
      ("type", .string("object")),
      ("properties", .object(properties.map { (key: $0.0, value: $0.1) })),
      (
        "required",
        .list(properties.map(\.0).filter { !optional.contains($0) }.map(JSONText.string))
      ),
      ("additionalProperties", .boolean(false)),
    ]
  }
}

extension [(key: String, value: JSONText)] {
  fileprivate var asObject: JSONText { .object(self) }
}

import Projects
import Findings

extension GraphJSON {
  /// The graph of a document.
  ///
  /// - Throws: Why it is none, at the place there.
  package static func graph(in bytes: [UInt8]) throws(JSONError) -> AppGraph {
    let document = try JSONParser.parse(bytes)
    let fields = try document.fields()
    guard case .number(String(version))? = fields["version"]?.value else {
      throw JSONError(
        message: "it is no graph of the version that this hasgen reads", offset: document.offset)
    }
    if let part = fields["of"] {
      throw JSONError(message: "it is only a part of a graph", offset: part.offset)
    }
    let nodes = try document.list("nodes").map { node throws(JSONError) in
      GraphNode(
        id: try node.required("id"), name: try node.required("name"),
        module: try node.required("module"),
        roles: try node.list("roles").map { role throws(JSONError) in
          guard case .string(let text) = role.value, let known = GraphNode.Role(rawValue: text)
          else { throw JSONError(message: "no such role", offset: role.offset) }
          return known
        }, place: try node.place, type: try node.text("type"), scope: try node.text("scope"))
    }
    let edges = try document.list("edges").map { edge throws(JSONError) in
      guard let kind = GraphEdge.Kind(rawValue: try edge.required("kind")) else {
        throw JSONError(message: "no such kind", offset: edge.offset)
      }
      return GraphEdge(
        kind, from: try edge.required("from"), to: try edge.required("to"),
        label: try edge.text("label"), through: try edge.text("through"),
        scope: try edge.text("scope"), place: try edge.place)
    }
    return AppGraph(nodes: nodes, edges: edges)
  }
}

extension JSONNode {
  fileprivate func fields() throws(JSONError) -> [String: JSONNode] {
    guard case .object(let members) = value else {
      throw JSONError(message: "an object is wanted", offset: offset)
    }
    return Dictionary(members.map { ($0.key, $0.node) }) { first, _ in first }
  }

  fileprivate func list(_ key: String) throws(JSONError) -> [JSONNode] {
    guard case .array(let elements)? = try fields()[key]?.value else {
      throw JSONError(message: "'\(key)' has to be a list", offset: offset)
    }
    return elements
  }

  fileprivate func text(_ key: String) throws(JSONError) -> String? {
    guard let node = try fields()[key] else { return nil }
    guard case .string(let text) = node.value else {
      throw JSONError(message: "'\(key)' has to be a string", offset: node.offset)
    }
    // No name of a source has these, and a terminal or a build server might obey them.
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      throw JSONError(message: "'\(key)' has a control character", offset: node.offset)
    }
    return text
  }

  fileprivate func required(_ key: String) throws(JSONError) -> String {
    guard let text = try text(key) else {
      throw JSONError(message: "'\(key)' is missing", offset: offset)
    }
    return text
  }

  fileprivate var place: Location? {
    get throws(JSONError) {
      guard let path = try text("file") else { return nil }
      let fields = try fields()
      return Location(
        path: path, line: fields["line"]?.number ?? 1, column: fields["column"]?.number ?? 1)
    }
  }

  private var number: Int? {
    if case .number(let text) = value { Int(text) } else { nil }
  }
}

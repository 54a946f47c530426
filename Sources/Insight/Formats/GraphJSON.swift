import FileSystem
import Findings

/// A graph as JSON, which `hasgen diff` reads back: `.hasgen.graph.schema.json` is its schema.
package enum GraphJSON {
  /// The version of its form.
  package static let version = 1

  /// The document.
  ///
  /// - Parameter names: The names that the graph was asked for; empty for the whole app.
  package static func text(_ graph: AppGraph, of names: [String] = []) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", version)
      json.field("of", unlessEmpty: names)
      let counts = names.isEmpty ? graph.scopeCounts : []
      json.list("scopes", counts, inLines: true) { $0.scope($1) }
      json.list("nodes", graph.nodes, inLines: true) { $0.node($1) }
      json.list("edges", graph.edges, inLines: true) { $0.edge($1) }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func scope(_ counts: ScopeCounts) {
    object { json in
      json.field("id", counts.scope.id)
      json.list("parents", counts.parents) { json, parent in
        json.object { json in
          json.field("property", parent.property)
          json.field("id", parent.scope.id)
        }
      }
      json.field("members", counts.members)
      json.field("protocols", counts.protocols)
      json.field("forwarded", counts.forwarded)
      json.field("consumers", counts.consumers)
    }
  }

  fileprivate mutating func node(_ node: GraphNode) {
    object { json in
      json.field("id", node.id)
      json.field("name", node.name)
      json.field("module", node.module)
      json.list("roles", node.roles) { json, role in json.string(role.rawValue) }
      json.field("type", node.type)
      json.field("scope", node.scope)
      json.place(node.place)
    }
  }

  mutating func edge(_ edge: GraphEdge) {
    object { $0.fields(of: edge) }
  }

  mutating func fields(of edge: GraphEdge) {
    field("kind", edge.kind.rawValue)
    field("from", edge.from)
    field("to", edge.to)
    field("label", edge.label)
    field("through", edge.through)
    field("scope", edge.scope)
    place(edge.place)
  }

  /// The fields of a place; none for `nil`.
  mutating func place(_ place: Location?) {
    guard let place else { return }
    field("file", place.path)
    field("line", place.line)
    field("column", place.column)
  }
}

import Projects
import Findings

/// A graph as JSON, which `hasgen diff` reads back: `.hasgen.graph.schema.json` is its schema.
package enum GraphJSON {
  /// The version of its form.
  package static let version = 1

  /// The document.
  ///
  /// - Parameters:
  ///   - names: The names that the graph was asked for; empty for the whole app.
  ///   - uses: Returns what a consumer does with a protocol; `nil` leaves it out.
  package static func text(
    _ graph: AppGraph, of names: [String] = [], uses: UseLookup? = nil
  ) -> String {
    let document: JSON = [
      "version": .number(version), "of": JSON.texts(names).unlessEmpty,
      "scopes": .list(names.isEmpty ? graph.scopeCounts : [], inLines: true, scope),
      "nodes": .list(graph.nodes, inLines: true, node),
      "edges": .list(graph.edges, inLines: true) { edge in
        let use = edge.kind == .asks ? uses?(edge.from, edge.to) : nil
        return Self.edge(edge) + use.map { ["use": .string($0.word)] }
      },
    ]
    return document.text + "\n"
  }

  private static func scope(_ counts: ScopeCounts) -> JSON {
    [
      "id": .string(counts.scope.id),
      "parents": .list(counts.parents) { parent in
        ["property": .string(parent.property), "id": .string(parent.scope.id)]
      },
      "members": .number(counts.members), "protocols": .number(counts.protocols),
      "forwarded": .number(counts.forwarded), "consumers": .number(counts.consumers),
    ]
  }

  private static func node(_ node: GraphNode) -> JSON {
    [
      "id": .string(node.id), "name": .string(node.name), "module": .string(node.module),
      "roles": .texts(node.roles.map(\.rawValue)), "type": .text(node.type),
      "scope": .text(node.scope),
    ] + node.place?.json
  }

  static func edge(_ edge: GraphEdge) -> JSON {
    [
      "kind": .string(edge.kind.rawValue), "from": .string(edge.from), "to": .string(edge.to),
      "label": .text(edge.label), "through": .text(edge.through), "scope": .text(edge.scope),
    ] + edge.place?.json
  }
}

extension Location {
  /// The members that say where something is.
  var json: JSON { ["file": .string(path), "line": .number(line), "column": .number(column)] }
}

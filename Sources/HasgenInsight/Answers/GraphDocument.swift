import HasgenProgram
import HasgenWriting
import HasgenReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A graph as JSON, which `hasgen diff` reads back: `.hasgen.graph.schema.json` is its schema.
package struct GraphDocument: Codable {
  /// The version of the form.
  package static let version = 2

  let version: Int
  /// The names of a part of the graph; `nil` for the whole app.
  let of: [String]?
  let scopes: [ScopeCounts]
  let nodes: [GraphNode]
  let edges: [GraphEdge]

  /// - Parameter names: The names that the graph was asked for; empty for the whole app.
  package init(_ graph: AppGraph, of names: [String] = []) {
    version = Self.version
    of = names.isEmpty ? nil : names
    scopes = names.isEmpty ? graph.scopeCounts : []
    nodes = graph.nodes
    edges = graph.edges.concurrentMap(inBatchesOf: 64) { edges in
      edges.map { edge in
        var edge = edge
        edge.use = graph.use(edge)?.words.kind
        return edge
      }
    }
  }

  package var text: String { jsonText(self) }

  /// Reads the graph of a document.
  package static func graph(in bytes: [UInt8]) throws(GraphError) -> AppGraph {
    guard let document = try? JSONDecoder().decode(GraphDocument.self, from: Data(bytes)) else {
      throw GraphError(reason: "it is no graph")
    }
    guard document.version == version else {
      throw GraphError(reason: "it is no graph of the version that this hasgen reads")
    }
    guard document.of == nil else { throw GraphError(reason: "it is only a part of a graph") }
    // Messages print names, and a terminal obeys control characters.
    guard document.nodes.allSatisfy({ $0.name.utf8.printable == $0.name }) else {
      throw GraphError(reason: "a name has a control character")
    }
    return AppGraph(nodes: document.nodes, edges: document.edges)
  }
}

/// The reason why a text is no graph.
package struct GraphError: Error {
  package let reason: String
}

/// Returns a value as JSON on one line, with sorted keys.
func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
}

import Foundation
import HasgenReading
import Testing
@testable import HasgenInsight

@Suite struct GraphJSONTests {
  @Test(arguments: hostileNames) func isReadAsItWasWritten(_ name: String) throws {
    let graph = AppGraph.called(name, path: name)
    let text = GraphDocument(graph).text
    guard name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      // No source has such a name: somebody wants a terminal to obey it.
      #expect(throws: GraphError.self) { try GraphDocument.graph(in: Array(text.utf8)) }
      return
    }
    let read = try GraphDocument.graph(in: Array(text.utf8))
    #expect(read.nodes == graph.nodes)
    #expect(read.edges == graph.edges)
    #expect(GraphDocument(read).text == text)
  }

  @Test(arguments: [
    ("", "no graph"), ("{", "no graph"), ("[]", "no graph"),
    (#"{"version": 1, "scopes": [], "nodes": [], "edges": []}"#, "of the version"),
    (#"{"version": 2, "scopes": [], "of": ["HasX"], "nodes": [], "edges": []}"#, "only a part"),
    (#"{"version": 2, "scopes": [], "edges": []}"#, "no graph"),
    (#"{"version": 2, "scopes": [], "nodes": [{"id": 1}], "edges": []}"#, "no graph"),
    (
      #"{"version": 2, "scopes": [], "nodes": [], "edges": [{"kind":"x","from":"","to":""}]}"#,
      "no graph"
    ),
  ])
  func refusesWhatIsNone(_ text: String, _ reason: String) {
    let error = #expect(throws: GraphError.self) { try GraphDocument.graph(in: Array(text.utf8)) }
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  /// Wherever a document ends or has another byte, it is read or refused, and that is all.
  @Test func standsDamage() {
    let bytes = Array(GraphDocument(.called("a")).text.utf8)
    for index in bytes.indices {
      _ = try? GraphDocument.graph(in: Array(bytes[..<index]))
      for byte in ["\"", "{", "]", "9", "\u{0}"].compactMap(\.utf8.first) {
        var damaged = bytes
        damaged[index] = byte
        _ = try? GraphDocument.graph(in: damaged)
      }
    }
  }

  /// A place far away, and numbers that no line has, are no reason to crash.
  @Test func standsOddNumbers() throws {
    for number in ["-1", "0", "99999999999999999999", "1.5", "\"1\"", "null"] {
      let text = #"""
        {"version": 2, "scopes": [], "edges": [], "nodes": [{"id": "a", "name": "a", "module": "m",
        "roles": ["scope"], "place": {"path": "A.swift", "line": \#(number), "column": 1}}]}
        """#
      let graph = try? GraphDocument.graph(in: Array(text.utf8))
      #expect(graph == nil || graph?.nodes.count == 1)
    }
  }
}

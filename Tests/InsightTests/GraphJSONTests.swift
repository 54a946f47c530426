import Projects
import Findings
import Foundation
import Insight
import Testing

@Suite struct GraphJSONTests {
  @Test(arguments: hostileNames) func isReadAsItWasWritten(_ name: String) throws {
    let graph = AppGraph.called(name, path: name)
    let text = GraphJSON.text(graph)
    guard name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      // No source has such a name: somebody wants a terminal to obey it.
      #expect(throws: JSONError.self) { try GraphJSON.graph(in: Array(text.utf8)) }
      return
    }
    let read = try GraphJSON.graph(in: Array(text.utf8))
    #expect(read.nodes == graph.nodes)
    #expect(read.edges == graph.edges)
    #expect(GraphJSON.text(read) == text)
    #expect(try Schema.ofGraphs.faults(in: text) == [])
  }

  @Test func ofAnAppFitsTheSchema() throws {
    let graph = try AppGraph.of(
      """
      protocol HasA { var a: Int { get } }
      protocol MakesRow { func makeRow() -> Row }
      struct AppDependency { let a: Int }
      struct UserDependency { let app: AppDependency; let b: [String: Int] }
      struct Row { let dependencies: any HasA }
      struct List { typealias Dependencies = MakesRow & HasA }
      """)
    let schema = try Schema.ofGraphs
    #expect(try schema.faults(in: GraphJSON.text(graph)) == [])
    #expect(try schema.faults(in: GraphJSON.text(graph, of: ["HasA"])) == [])
    #expect(try GraphJSON.graph(in: Array(GraphJSON.text(graph).utf8)).edges == graph.edges)
  }

  @Test func isTheSameInAnyOrder() {
    let graph = AppGraph.called("x")
    let other = AppGraph(nodes: graph.nodes.reversed(), edges: graph.edges.reversed())
    #expect(GraphJSON.text(graph) == GraphJSON.text(other))
  }

  @Test(arguments: [
    ("", "a value is missing"), ("{", "a key in double quotes is missing"), ("[]", "an object"),
    (#"{"version": 2, "nodes": [], "edges": []}"#, "no graph of the version"),
    (#"{"nodes": [], "edges": []}"#, "no graph of the version"),
    (#"{"version": 1, "of": ["HasX"], "nodes": [], "edges": []}"#, "only a part of a graph"),
    (#"{"version": 1, "edges": []}"#, "'nodes' has to be a list"),
    (#"{"version": 1, "nodes": [1], "edges": []}"#, "an object is wanted"),
    (#"{"version": 1, "nodes": [{"id": 1}], "edges": []}"#, "'id' has to be a string"),
    (#"{"version": 1, "nodes": [{"name": "a"}], "edges": []}"#, "'id' is missing"),
    (
      #"{"version": 1, "nodes": [{"id":"a","name":"a","module":"m","roles":["x"]}], "edges": []}"#,
      "no such role"
    ),
    (
      #"{"version": 1, "nodes": [], "edges": [{"kind": "x", "from": "", "to": ""}]}"#,
      "no such kind"
    ),
  ])
  func refusesWhatIsNone(_ text: String, _ reason: String) {
    let error = #expect(throws: JSONError.self) { try GraphJSON.graph(in: Array(text.utf8)) }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  /// Wherever a document ends or has another byte, it is read or refused, and that is all.
  @Test func standsDamage() {
    let bytes = Array(GraphJSON.text(.called("a")).utf8)
    for index in bytes.indices {
      _ = try? GraphJSON.graph(in: Array(bytes[..<index]))
      for byte in ["\"", "{", "]", "9", "\u{0}"].compactMap(\.utf8.first) {
        var damaged = bytes
        damaged[index] = byte
        _ = try? GraphJSON.graph(in: damaged)
      }
    }
  }

  /// A place far away, and numbers that no line has, are no reason to crash.
  @Test func standsOddNumbers() throws {
    for number in ["-1", "0", "99999999999999999999", "1.5", "\"1\"", "null"] {
      let text = #"""
        {"version": 1, "nodes": [{"id": "a", "name": "a", "module": "m", "roles": ["scope"],
        "file": "A.swift", "line": \#(number)}], "edges": []}
        """#
      let graph = try? GraphJSON.graph(in: Array(text.utf8))
      #expect(graph == nil || graph?.nodes.count == 1)
    }
  }

  @Test func schemaFindsFaults() throws {
    let schema = try Schema.ofGraphs
    for text in [
      "[]", "{}", #"{"version": 2, "scopes": [], "nodes": [], "edges": []}"#,
      #"{"version": 1, "scopes": [], "nodes": [{}], "edges": []}"#,
      #"{"version": 1, "scopes": [], "nodes": [], "edges": [], "more": 1}"#,
      #"{"version": 1, "scopes": [], "nodes": [], "edges": [{"kind":"x","from":"a","to":"b"}]}"#,
    ] {
      #expect(try schema.faults(in: text) != [], "\(text)")
    }
  }
}

import Findings
import Insight
import Testing

@Suite struct WayTests {
  /// Three scopes, one inside the other, and one that conforms by hand.
  private static let source = """
    protocol HasA { var a: Int { get } }
    protocol HasB { var b: Int { get } }
    struct AppDependency { let a: Int }
    struct UserDependency { let app: AppDependency; let b: Int }
    struct CartDependency { let user: UserDependency }
    // hasgen: container
    struct LabDependency: HasA { let b: Int; var a: Int { b } }
    struct Screen { let dependencies: any HasA & HasB }
    struct Row { let dependencies: any HasA }
    """

  @Test func shortestComesFirst() throws {
    let ways = try AppGraph.of(Self.source).ways(to: "App.HasA")
    try #require(ways.count == 4)
    #expect(
      ways.map(\.scope.name) == [
        "AppDependency", "LabDependency", "UserDependency", "CartDependency",
      ])
    #expect(ways.map(\.hops.count) == [0, 0, 1, 2])
    #expect(ways[3].hops.map(\.property) == ["user", "app"])
    #expect(ways[3].source.name == "AppDependency")
  }

  @Test func leadsThroughScopesThatHaveAll() throws {
    let graph = try AppGraph.of(Self.source)
    #expect(
      graph.ways(to: "App.HasA", for: "App.Screen").map(\.scope.name) == [
        "LabDependency", "UserDependency", "CartDependency",
      ])
    #expect(graph.ways(to: "App.HasA", for: "App.Row").count == 4)
  }

  @Test func endsInMembersOrAtHands() throws {
    let graph = try AppGraph.of(Self.source)
    guard case .members(let members)? = graph.way(of: "App.HasB", in: "App.CartDependency")?.end
    else {
      Issue.record("no members")
      return
    }
    #expect(members.map(\.id) == ["App.UserDependency.b"])
    guard case .hand(let own, let place)? = graph.way(of: "App.HasA", in: "App.LabDependency")?.end
    else {
      Issue.record("not by hand")
      return
    }
    #expect(own.map(\.id) == ["App.LabDependency.a"])
    #expect(place?.line == 7)
    #expect(graph.way(of: "App.HasB", in: "App.AppDependency") == nil)
  }

  /// Parents that hold each other must not lead in a circle.
  @Test func endsInACircle() {
    let nodes = ["A", "B"].map { GraphNode(id: $0, name: $0, module: "", roles: [.scope]) }
    let graph = AppGraph(
      nodes: nodes + [GraphNode(id: "H", name: "H", module: "", roles: [.hasProtocol])],
      edges: [
        GraphEdge(.parent, from: "A", to: "B", label: "b"),
        GraphEdge(.parent, from: "B", to: "A", label: "a"),
        GraphEdge(.has, from: "A", to: "H", label: "parent", through: "b"),
        GraphEdge(.has, from: "B", to: "H", label: "parent", through: "a"),
      ])
    #expect(graph.ways(to: "H").isEmpty)
    #expect(graph.scopeCounts.map(\.scope.id) == ["A", "B"])
  }

  @Test func effectsAreNearBeforeFar() throws {
    let graph = try AppGraph.of(
      Self.source + """

        struct Outer { typealias Dependencies = Screen.Dependencies }
        extension Screen { typealias Dependencies = HasA & HasB }
        """)
    let impact = graph.impact(of: try graph.subject("AppDependency.a").nodes)
    #expect(impact.effects.first?.node.id == "App.HasA")
    let consumers = impact.effects(.consumer)
    #expect(consumers.map(\.node.name) == ["Outer", "Row", "Screen"])
    #expect(consumers.allSatisfy { $0.distance == 2 })
    #expect(impact.effects(.scope).map(\.node.name).contains("CartDependency"))
    // What else a scope has stays as it is.
    #expect(!impact.effects.contains { $0.node.id == "App.HasB" })
  }

  /// A parent does not change with its child, nor who gets its protocols from elsewhere.
  @Test func effectsOfAScopeComeThroughIt() throws {
    let graph = try AppGraph.of(
      Self.source + """

        protocol HasC { var c: Int { get } }
        struct SideDependency { let app: AppDependency; let c: Int }
        struct Side { let dependencies: any HasA & HasC }
        """)
    func effects(of name: String) throws -> [String] {
      graph.impact(of: try graph.subject(name).nodes).effects.map(\.node.name).sorted()
    }
    #expect(
      try effects(of: "UserDependency")
        == ["CartDependency", "HasA", "HasB", "Row", "Screen"])
    #expect(try effects(of: "SideDependency.c") == ["HasC", "Side", "SideDependency"])
    #expect(
      try effects(of: "LabDependency.a").contains("LabDependency"))
    #expect(try !effects(of: "LabDependency.b").contains("CartDependency"))
  }
}

import HasgenReading
import Testing

@testable import HasgenInsight

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
      ways.map(\.[0].from) == [
        "App.AppDependency", "App.LabDependency", "App.UserDependency", "App.CartDependency",
      ])
    #expect(ways.map(\.count) == [1, 1, 2, 3])
    #expect(ways[3].map(\.label) == ["user", "app", "members"])
    #expect(ways[3].last?.from == "App.AppDependency")
  }

  @Test func leadsThroughScopesThatHaveAll() throws {
    let graph = try AppGraph.of(Self.source)
    #expect(
      graph.ways(to: "App.HasA", for: "App.Screen").map(\.[0].from) == [
        "App.LabDependency", "App.UserDependency", "App.CartDependency",
      ])
    #expect(graph.ways(to: "App.HasA", for: "App.Row").count == 4)
  }

  @Test func endsInMembersOrAtHands() throws {
    let graph = try AppGraph.of(Self.source)
    let members = try #require(graph.way(of: "App.HasB", in: "App.CartDependency")?.last)
    #expect(members.source == .members)
    #expect(members.from == "App.UserDependency")
    let hand = try #require(graph.way(of: "App.HasA", in: "App.LabDependency")?.last)
    #expect(hand.source == .hand)
    #expect(hand.place?.line == 7)
    #expect(graph.way(of: "App.HasB", in: "App.AppDependency") == nil)
  }

  /// Parents that hold each other must not lead in a circle.
  @Test func endsInACircle() {
    let nodes = ["A", "B"].map { GraphNode(id: $0, name: $0, module: "", roles: [.scope]) }
    let graph = AppGraph(
      nodes: nodes + [GraphNode(id: "H", name: "H", module: "", roles: [.hasProtocol])],
      edges: [
        GraphEdge(kind: .parent, from: "A", to: "B", label: "b"),
        GraphEdge(kind: .parent, from: "B", to: "A", label: "a"),
        GraphEdge(kind: .has, from: "A", to: "H", label: "parent", through: "b"),
        GraphEdge(kind: .has, from: "B", to: "H", label: "parent", through: "a"),
      ])
    #expect(graph.ways(to: "H").isEmpty)
    #expect(graph.scopeCounts.map(\.id) == ["A", "B"])
  }
}

import HasgenReading
import Testing
@testable import HasgenInsight

@Suite struct SubjectTests {
  private let graph = AppGraph(
    nodes: [
      GraphNode(id: "A.HasX", name: "HasX", module: "A", roles: [.hasProtocol]),
      GraphNode(id: "B.HasX", name: "HasX", module: "B", roles: [.hasProtocol]),
      GraphNode(id: "B.Outer.Inner", name: "Outer.Inner", module: "B", roles: [.consumer]),
      GraphNode(id: "B.App", name: "App", module: "B", roles: [.scope]),
      GraphNode(
        id: "B.App.make(of:)", name: "App.make(of:)", module: "B", roles: [.member],
        type: "(any Storing)?", scope: "B.App"),
      GraphNode(id: "B.App.`a b`", name: "App.`a b`", module: "B", roles: [.member]),
    ], edges: [])

  @Test(arguments: [
    ("A.HasX", ["A.HasX"]), ("A::HasX", ["A.HasX"]), ("HasX", ["A.HasX", "B.HasX"]),
    ("Inner", ["B.Outer.Inner"]), ("Outer.Inner", ["B.Outer.Inner"]),
    ("make", ["B.App.make(of:)"]), ("App.make", ["B.App.make(of:)"]),
    ("make(of:)", ["B.App.make(of:)"]), ("Storing", ["B.App.make(of:)"]), ("App", ["B.App"]),
    ("a b", ["B.App.`a b`"]), ("`a b`", ["B.App.`a b`"]), ("App.a b", ["B.App.`a b`"]),
  ])
  func namesWhatItFitsBest(_ name: String, _ ids: [String]) throws {
    #expect(try graph.nodes(called: name).map(\.id) == ids)
  }

  @Test(arguments: [
    ("HasY", "HasX"), ("Iner", "Inner"), ("Storin", "Storing"), ("", nil), ("::", nil),
    ("Zebra", nil), ("hasx", "HasX"),
  ])
  func suggestsWhatIsNear(_ name: String, _ nearest: String?) {
    let error = #expect(throws: UnknownSubject.self) { try graph.nodes(called: name) }
    #expect(error?.nearest == nearest)
  }
}

import SwiftOutline
import SyntheticApp
import Testing

@testable import DependencyGraph

/// The solver asks as many questions as there are services and what they need.
@Suite
struct WiringGrowthTests {
  @Test(arguments: [60, 120, 500])
  func asksOncePerEdge(services: Int) throws {
    let app = LayeredApp(services: services)
    let files = app.files.filter { $0.path.hasSuffix(".swift") }.map {
      SourceFile(path: $0.path, outline: Outline(reading: $0.text))
    }
    let rules = Rules(wiring: ["AppDependency"])
    let sources = KnownSources(modules: [SourceModule(name: "App", files: files)], rules: rules)
    let solver = ConformanceSolver(
      table: sources.table, rules: rules, containers: sources.finder.containers(), needs: [])
    let wiring = try #require(solver.wirings.values.first)
    #expect(wiring.order.count == services)
    #expect(wiring.questionCount <= app.edgeCount)
  }
}

import HasgenProgram
import HasgenReading
import SyntheticApp
import Testing

@testable import HasgenBuilding
@testable import HasgenGraph
@testable import HasgenRules

/// The solver asks as many questions as there are services and what they need.
@Suite
struct WiringGrowthTests {
  @Test(arguments: [60, 120, 500])
  func asksOncePerEdge(services: Int) throws {
    let app = LayeredApp(services: services)
    let texts = app.files.filter { $0.path.hasSuffix(".swift") }.map(\.text)
    let wiring = try wiring(of: texts)
    #expect(wiring.builtMembers.count == services)
    #expect(wiring.questionCount <= app.edgeCount)
  }

  private func wiring(of texts: [String]) throws -> WiringSolver {
    let rules = Rules(containers: [ContainerChoice("AppDependency", isWired: true)])
    let module = SourceModule(
      name: "App",
      files: texts.enumerated().map { number, text in
        SourceFile(path: "App/\(number).swift", outline: Outline(reading: text))
      })
    let graph = DependencyGraph(KnownSources(modules: [module], rules: rules))
    return try #require(graph.wirings.values.first)
  }
}

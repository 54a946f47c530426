import Findings
import SwiftOutline
import SwiftProgram
import SyntheticApp
import Testing

@testable import BuildPlans
@testable import DependencyGraph
@testable import Resolution
@testable import Building
@testable import Roles

/// The solver asks as many questions as there are services and what they need.
@Suite
struct WiringGrowthTests {
  @Test(arguments: [60, 120, 500])
  func asksOncePerEdge(services: Int) throws {
    let app = LayeredApp(services: services)
    let texts = app.files.filter { $0.path.hasSuffix(".swift") }.map(\.text)
    let wiring = try wiring(of: texts)
    #expect(wiring.order.count == services)
    #expect(wiring.questionCount <= app.edgeCount)
  }

  /// As long as files are missing there are failures by the thousand, and nobody is told of one.
  @Test func looksForWhatMayBeMeantOnlyWhereItIsTold() throws {
    let wiring = try wiring(of: [
      "struct AppDependency { let clock: any Ticking }\nprotocol Ticking {}\n"
    ])
    guard case .handed(let handed) = try #require(wiring.parts.first).role else {
      Issue.record("nothing can build a clock")
      return
    }
    let looks = Memo<Int, BuildingFailure.Hint?>()
    let failure = BuildingFailure(
      handed.request, handed.rejections, hint: looks.answer(looks.workCount) { nil })
    let cannot = CannotBuild(failure.needed(by: handed.request.asker), in: "AppDependency")
    #expect(cannot.message == "cannot build 'any Ticking': needed by 'AppDependency.init(clock:)'")
    #expect(looks.workCount == 0)
    #expect(!cannot.diagnostic.notes.isEmpty)
    #expect(looks.workCount == 1)
  }

  private func wiring(of texts: [String]) throws -> WiringSolver {
    let rules = Rules(containers: [ContainerChoice("AppDependency", isWired: true)])
    let module = SourceModule(
      name: "App",
      files: texts.enumerated().map { number, text in
        SourceFile(path: "App/\(number).swift", outline: Outline(reading: text))
      })
    let sources = KnownSources(modules: [module], rules: rules)
    let demand = NeedCollector(
      compositions: [], table: sources.table, rules: rules, formerProtocols: [])
    let models = sources.finder.containers(among: sources.compositions).models
    let supply = SupplyTable(
      symbols: sources.table, rules: rules, containers: models, demand: demand)
    let wirings = try #require(ResolvedGraph(resolving: supply, by: rules).wirings.values.first)
    return try #require(wirings.first)
  }
}

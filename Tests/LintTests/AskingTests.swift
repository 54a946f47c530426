import Findings
import Projects
import HasWorkspace
import Insight
import Lint
import SyntheticApp
import TestFolders
import Testing
import Usage

/// What is told of a consumer is the same, whether the code of all is read or what matters to it.
@Suite struct AskingTests {
  @Test(arguments: LintCase.all) func answersForOneAsForAll(_ lintCase: LintCase) throws {
    var files = lintCase.files
    files[".hasgen.json"] = lintCase.configuration
    try expectSameAnswers(in: try TestFolder(files))
  }

  @Test func answersForOneOfMany() throws {
    let app = SyntheticApp(files: 120, services: 20, consumers: 60)
    try expectSameAnswers(
      in: try TestFolder(
        Dictionary(app.files.map { ($0.path, $0.text) }) { first, _ in first }))
  }

  private func expectSameAnswers(in folder: TestFolder) throws {
    var differences: [String] = []
    var count = 0
    _ = try Workspace(Request(workingDirectory: folder.path)).planLooking { sources in
      let insight = AppInsight(sources.graph)
      func app(asking ids: Set<String>?) -> LintedApp {
        LintedApp(sources, asking: ids.map(insight.consumers))
      }
      let full = app(asking: nil)
      let wanted = insight.uses(in: full)
      for consumer in insight.graph.nodes(.consumer) {
        let found = insight.uses(in: app(asking: [consumer.id]))
        for edge in insight.graph.edges(from: consumer.id, .asks) {
          count += 1
          let (one, other) = (found(edge.from, edge.to), wanted(edge.from, edge.to))
          if "\(one as Any)" != "\(other as Any)" {
            differences.append("\(edge.from) \(edge.to): \(one as Any), not \(other as Any)")
          }
        }
      }
    }
    #expect(differences == [])
    #expect(count > 0 || folder.text(of: ".hasgen.json") != nil)
  }
}

import HasgenGraph
import HasgenProgram
import HasgenReading

extension DependencyGraph {
  /// Adds the findings: the problems of reading, and the mistakes that the rules find.
  mutating func addFindings(about sources: KnownSources, _ demand: NeedCollector) {
    let problems = sources.table.files.map(\.source).flatMap { file in
      file.outline.problems.map {
        Finding(cause: Diagnostic(problem: $0, in: file), about: [.unreadText])
      }
    }
    let app = CheckedApp(sources: sources, demand: demand, graph: self)
    findings = (problems + GraphRule.findings(in: app)).filter {
      !sources.table.isOfReadOnlyModule($0.diagnostic)
    }
    isUnreliable =
      !problems.isEmpty || findings.contains { $0.diagnostic.id == .duplicateDeclaration }
  }
}

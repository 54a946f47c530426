import HasgenBuilding
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
    findings = (problems + app.merged(GraphRule.findings(in: app))).filter {
      !sources.table.isOfReadOnlyModule($0.diagnostic)
    }
    isUnreliable =
      !problems.isEmpty || findings.contains { $0.diagnostic.id == .duplicateDeclaration }
  }
}

extension CheckedApp {
  /// Merges the findings with one message at one place in a file that several modules compile. A
  /// finding names its modules if another module with a container and the file does not have it.
  fileprivate func merged(_ findings: [Finding]) -> [Finding] {
    let homes = Set(containers.map(\.module))
    let groups = Dictionary(grouping: findings) { finding in
      var headline = finding.diagnostic
      headline.notes = []
      return headline
    }
    return groups.flatMap { headline, group -> [Finding] in
      let own = Set(group.compactMap(\.module))
      guard !own.isEmpty, let path = headline.location?.path else { return group }
      let all = homes.filter { table.modules[$0].files.contains { $0.path == path } }
      guard all.count > 1 else { return group }
      var finding = group[0]
      finding.diagnostic.notes = group.flatMap(\.diagnostic.notes).eachOnce
      if own != all {
        let names = own.sorted().map { table.modules[$0].name }
        finding.diagnostic.message += ", in target \(names.inQuotes())"
      }
      return [finding]
    }
  }
}

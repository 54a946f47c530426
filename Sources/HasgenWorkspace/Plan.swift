import HasgenBuilding
import HasgenDoubles
import HasgenGraph
import HasgenLint
import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenRules

/// The changes that `generate` would make, and the diagnostics of the sources.
package struct Plan: Sendable {
  /// The changes to make, sorted by path.
  package private(set) var changes: [Change] = []
  /// The paths of files that keep their old text, because the new text would lose declarations that
  /// may be needed; sorted.
  package private(set) var keptFiles: [String] = []
  /// The diagnostics, sorted by place.
  package private(set) var diagnostics: [Diagnostic]
  /// True if an error stops the run, so that no file changes.
  package private(set) var isStopped: Bool
  /// True if a file cannot be read or written, so that changes are missing.
  package private(set) var isIncomplete: Bool
  /// The modules that were read.
  package let modules: [SourceModule]
  /// The doubles for tests and previews.
  package let doubles: [Stub]
  package let graph: DependencyGraph
  /// The findings of `lint`, sorted by place; empty if `lint` was not requested.
  package let lintFindings: [Diagnostic]
  /// The app that the rules of `lint` examined; `nil` if they did not run.
  let lintedApp: LintedApp?

  /// The containers that were found. One that several targets compile is listed once.
  package var containers: [Container] {
    var seen: Set<[String]> = []
    return graph.containers.filter { seen.insert([$0.path, $0.name]).inserted }
  }

  /// A plan without changes.
  init(of sources: ReadSources, generation: Generation, lintedApp: LintedApp?) {
    let found = sources.unreadable + generation.findings.reported(beside: sources.unread)
    // If a container is not found, most other diagnostics are consequences.
    let unknown = found.filter { $0.id == .unknownContainer }
    let texts = sources.sourceTexts
    diagnostics =
      (unknown.isEmpty ? found : unknown).compactMap { diagnostic in
        guard diagnostic.mayBeAllowed else { return diagnostic }
        return texts.allow(diagnostic) ? nil : diagnostic.sayingHowToAllow
      }.sortedByPlace
    lintFindings = (lintedApp?.findings() ?? []).map(\.sayingHowToAllow).sortedByPlace
    self.lintedApp = lintedApp
    isIncomplete = sources.unreadable.haveErrors
    let lacksContainer = !unknown.isEmpty || found.contains { $0.id == .noContainer }
    isStopped = isIncomplete || generation.graph.isUnreliable || lacksContainer
    modules = sources.modules
    doubles = generation.doubles.flatMap(\.stubs)
    graph = generation.graph
  }

  /// Adds the changes of a comparison. A file that would lose a declaration stays as it is while
  /// errors may be the reason.
  ///
  /// - Parameters:
  ///   - isWhole: True if the run has read all modules that the sources import.
  ///   - choices: The user's choices, which may state the path of a generated file.
  mutating func addChanges(
    of comparison: Comparison, isWhole: Bool, choices: ContainerChoices
  ) {
    // An unmet dependency is an error of a consumer, and no file changes because of it.
    let mayLackCode = diagnostics.errors.contains {
      $0.id != .unmetDependency || graph.failsToBuild
    }
    // A file that cannot be written may be the new place of the declarations.
    let isUncertain = !isWhole || !comparison.obstacles.isEmpty || mayLackCode
    let lost = isUncertain ? comparison.changes.filter(\.losesDeclarations) : []
    keptFiles = lost.map(\.path).sorted()
    let files = Set(keptFiles)
    let changes = comparison.changes.filter { !files.contains($0.path) }
    var notes: [Diagnostic] = []
    for container in containers {
      let path = container.generatedPath(by: choices)
      guard let change = changes.first(where: { $0.path == path }) else { continue }
      notes += container.newParameters(in: change)
    }
    // An error in the file of a container may be the reason why its targets need different texts.
    let faulty = Set(diagnostics.errors.compactMap(\.location?.path))
    let obstacles = comparison.obstacles.filter { !faulty.contains($0.location?.path ?? "") }
    isIncomplete = isIncomplete || !obstacles.isEmpty
    self = with(changes: changes, diagnostics: diagnostics + obstacles + notes)
  }

  /// Adds diagnostics, and sorts all of them by place.
  mutating func addDiagnostics(_ others: [Diagnostic]) {
    diagnostics = (diagnostics + others).sortedByPlace
  }

  /// Stops the plan with an error.
  mutating func stop(for error: Diagnostic) {
    isStopped = true
    addDiagnostics([error])
  }

  /// Stops the plan because generated files lost their first line. They were read as sources, so
  /// other errors may follow.
  mutating func stop(forLostFirstLinesOf paths: [String]) {
    isStopped = true
    isIncomplete = true
    diagnostics = paths.map(Diagnostic.lacksFirstLine).sortedByPlace
  }

  /// Returns the plan with other changes and diagnostics, which it sorts.
  func with(changes: [Change], diagnostics: [Diagnostic]) -> Plan {
    var plan = self
    plan.changes = changes.sorted { $0.path < $1.path }
    plan.diagnostics = diagnostics.sortedByPlace
    return plan
  }

  /// The dependencies that `lint` does not judge, a line for each consumer and reason.
  package var lintRemarks: [String] { lintedApp?.remarks ?? [] }

  /// True if the sources could not be read, or a name is ambiguous. A missing container does not
  /// stop `lint`.
  package var cannotBeLinted: Bool {
    guard isStopped else { return false }
    let harmless: Set<DiagnosticID> = [.noContainer, .unmetDependency]
    return diagnostics.errors.contains { !harmless.contains($0.id) }
  }

  /// True if a diagnostic is an error.
  package var hasErrors: Bool { diagnostics.haveErrors }
}

extension Container {
  /// A note for each parameter of `live` that was not required before a change of its file.
  fileprivate func newParameters(in change: Change) -> [Diagnostic] {
    guard let former = change.formerParameters(of: Wiring.name, in: name) else { return [] }
    let parameters = wiring?.parameters ?? []
    return parameters.filter { !$0.isOptional && !former.contains($0.name) }.map { parameter in
      let reasons = parameter.reasons.joined(separator: "; ")
      return Diagnostic(
        .note,
        "\(name).\(Wiring.name) now takes '\(parameter.name)'"
          + (reasons.isEmpty ? "" : ": \(reasons)"),
        id: .newParameter)
    }
  }
}

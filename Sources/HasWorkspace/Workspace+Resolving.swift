import DependencyGraph
import Findings
import HasConfiguration
import HasGeneration
import Lint
import Projects
import Resolution
import Roles
import SwiftProgram
import Usage

/// The sources of a run with what follows from them.
struct ResolvedSources {
  let sources: ReadSources
  let found: FoundSources
  let tests: TestSources
  /// What is missing of the sources.
  let partial: PartialSources
  /// `nil` if something is missing.
  let generation: Generation?
  /// What the rules of `lint` find, where somebody asks for it.
  let lint: LintOutcome
}

/// What comes of the rules of `lint`.
struct LintOutcome {
  var findings: [Diagnostic] = []
  /// The consumers of which it is not known what they use, in lines.
  var remarks: @Sendable () -> [String] = { [] }
}

extension Workspace {
  /// Finds and reads the sources, and resolves what follows from them.
  ///
  /// - Parameter question: Looks at what is resolved once no file is missing for the graph, and
  ///   returns the paths of files that it would have to be outlined for: then it looks once more.
  func resolve(
    outliningAll: Bool, with edits: SourceEdits, linting choices: LintChoices?,
    asking question: @escaping (LintedSources) -> Set<String> = { _ in [] }
  ) throws(WorkspaceError) -> ResolvedSources {
    let all = try ModuleFinder(settings).find().adding(edits.newFiles)
    let tests = try TestSources(of: settings, all)
    let rules = settings.rules.testing(tests.targets)
    var sources = ReadSources(
      reading: all, workingDirectory: settings.workingDirectory,
      detail: outliningAll ? .outlines : .outlinesOfDeclarations(with: rules.wordsOfInterest),
      outputs: settings.outputs + tests.generated, texts: edits.texts)
    let found = sources.keepImported(of: all)
    let partial = PartialSources(reading: found, sources: &sources, finder: settings.finder)
    guard partial.diagnostics.isEmpty else {
      return ResolvedSources(
        sources: sources, found: found, tests: tests, partial: partial, generation: nil,
        lint: LintOutcome())
    }
    var lint = LintOutcome()
    let texts = sources.sourceTexts
    let generation = sources.generation(by: rules) { known, generation in
      let resolved = generation.graph.resolved
      let linted = LintedSources(
        known, resolved, choices: choices ?? settings.lint, texts: texts)
      guard choices != nil else { return question(linted) }
      let app = LintedApp(linted)
      let missing = app.uses.filesToOutline
      if missing.isEmpty {
        lint = LintOutcome(
          findings: app.findings(), remarks: { app.remarks })
      }
      return missing
    }
    return ResolvedSources(
      sources: sources, found: found, tests: tests, partial: partial, generation: generation,
      lint: lint)
  }

  /// What the rules of `lint` find, with what is wrong with the sources; nothing is to be written.
  public func planLinting() throws(WorkspaceError) -> Plan {
    try plan(try resolve(outliningAll: false, with: .none, linting: settings.lint))
  }

  /// The app's graph, with what is wrong with the sources; nothing is to be written.
  ///
  /// - Parameter question: Looks at what is resolved; see `resolve`.
  package func planLooking(
    asking question: @escaping (LintedSources) -> Set<String> = { _ in [] }
  ) throws(WorkspaceError) -> Plan {
    try plan(
      try resolve(outliningAll: false, with: .none, linting: nil, asking: question))
  }

  /// What is resolved, as a plan in which nothing is to be written.
  private func plan(_ resolved: ResolvedSources) throws(WorkspaceError) -> Plan {
    guard let generation = resolved.generation else {
      return Plan(sources: resolved.sources, partial: resolved.partial, root: settings.root)
    }
    return Plan(
      sources: resolved.sources, generation: generation, lint: resolved.lint,
      diagnostics: generation.findings.told(beside: resolved.sources.unread).map(settings.placed),
      changes: [], obstacles: [], remarks: resolved.found.remarks, leftBehind: [],
      root: settings.root, workingDirectory: settings.workingDirectory)
  }
}

import DependencyGraph
import Findings
import HasConfiguration
import HasGeneration
import Lint
import Projects
import Resolution
import Roles
import SwiftProgram

/// The way from source text to written files:
/// configuration, find, read, graph, generate, compare; and then `Writer` writes.
///
/// Each stage is a function from values to values; all but graph and generate touch the disk.
public struct Workspace: Sendable {
  let settings: Settings

  /// A workspace of what the user asked for.
  ///
  /// - Throws: `WorkspaceError` when there is nothing to work on, or the configuration is wrong.
  public init(_ request: Request) throws(WorkspaceError) {
    settings = try Settings(request)
  }

  init(_ settings: Settings) {
    self.settings = settings
  }

  /// The changes that `generate` would make.
  ///
  /// - Throws: `WorkspaceError` when paths or templates cannot be used. What is wrong with the
  ///   sources is no such error: it stands in the plan.
  public func plan() throws(WorkspaceError) -> Plan { try plan(outliningAll: false) }

  /// What `check` compares with: the same, with the errors of `lint` if the configuration asks for
  /// them there.
  public func planChecking() throws(WorkspaceError) -> Plan {
    guard settings.lint.isInCheck else { return try plan() }
    let plan = try plan(outliningAll: false, with: .none, linting: settings.lint)
    return plan.with(
      changes: plan.changes,
      diagnostics: plan.diagnostics + plan.lintFindings.filter { $0.severity == .error })
  }

  /// The plan, with the choice to outline the files too that cannot matter: that takes longer, and
  /// gives the same plan.
  package func plan(outliningAll: Bool) throws(WorkspaceError) -> Plan {
    try plan(outliningAll: outliningAll, with: .none)
  }

  /// The plan for sources as some edits leave them.
  func plan(
    outliningAll: Bool, with edits: SourceEdits, linting choices: LintChoices? = nil
  ) throws(WorkspaceError) -> Plan {
    let templates = try settings.templates()
    let resolved = try resolve(outliningAll: outliningAll, with: edits, linting: choices)
    let (sources, found, tests) = (resolved.sources, resolved.found, resolved.tests)
    guard let generation = resolved.generation else {
      return Plan(sources: sources, partial: resolved.partial, root: settings.root)
    }
    let generator = FileGenerator(
      templates: templates.templates, choices: settings.rules.choices, header: settings.header)
    let lost = LostFirstLines(
      of: generator, generation.graph.containers, in: sources, doubles: tests.withoutFirstLine,
      previews: tests.targets.filter(\.isForPreviews))
    let files: [GeneratedFile]
    do {
      files = try generator.files(for: generation)
    } catch {
      throw templates.error(for: error)
    }
    let comparison = Comparison(
      wanted: files, generated: sources.generated,
      workingDirectory: settings.workingDirectory,
      folders: [settings.root] + found.folders, places: settings.outputPlaces)
    // Whether a file's type is still there decides what becomes of the file.
    if !comparison.removals.isEmpty, sources.modules.contains(where: { !$0.sketched.isEmpty }) {
      return try plan(outliningAll: true, with: edits, linting: choices)
    }
    // A type may be no container because its name is misspelt, or its file broken.
    let areTypesKnown =
      sources.problems.isEmpty
      && !generation.diagnostics.contains { $0.id == .unknownContainer }
    let leftovers = Leftovers(
      judging: comparison.removals, found: found, modules: sources.modules,
      containers: generation.graph.containers, areTypesKnown: areTypesKnown, settings: settings,
      doubles: tests.generated)
    let run = PartialRun(
      allowing: comparison.changes + leftovers.changes, found.coverage, modules: sources.modules)
    return Plan(
      sources: sources, generation: generation, lint: resolved.lint,
      diagnostics: generation.findings.told(beside: lost.findings + sources.unread).map(
        settings.placed)
        + (sources.unreadable.isEmpty ? run.diagnostics : [])
        + (run.changes.isEmpty ? noContainer(in: generation, of: sources) : []),
      changes: run.changes, obstacles: lost.findings.map(\.diagnostic) + comparison.diagnostics,
      remarks: found.remarks,
      leftBehind: found.leftBehind + tests.leftBehind
        // What is written elsewhere is not walked.
        + Litter.candidates(
          besides: comparison.targets + settings.outputTargets),
      root: settings.root, workingDirectory: settings.workingDirectory)
  }

  /// The error of a run in which no type is a container, unless that is as it should be or another
  /// error may be the reason.
  func noContainer(
    in generation: Generation, of sources: ReadSources
  ) -> [Diagnostic] {
    guard generation.graph.containers.isEmpty, generation.doubles.isEmpty,
      !settings.rules.mayLackContainers,
      sources.problems.isEmpty, !generation.diagnostics.haveErrors
    else { return [] }
    return [.noContainer(inFiles: sources.modules.reduce(0) { $0 + $1.fileCount })]
  }

  /// The outlines of all files, generated ones included.
  ///
  /// - Throws: `WorkspaceError` when paths cannot be used.
  public func scan() throws(WorkspaceError) -> Scan {
    let found = try ModuleFinder(settings).find()
    return Scan(
      ReadSources(
        reading: found, workingDirectory: settings.workingDirectory,
        detail: .everything))
  }
}

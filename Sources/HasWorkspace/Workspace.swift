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
  let progress: Progress

  /// A workspace of what the user asked for.
  ///
  /// - Parameter progress: Who is told how far the work has come.
  /// - Throws: `WorkspaceError` when there is nothing to work on, or the configuration is wrong.
  public init(_ request: Request, progress: Progress = .none) throws(WorkspaceError) {
    settings = try Settings(request)
    self.progress = progress
  }

  init(_ settings: Settings, progress: Progress) {
    self.settings = settings
    self.progress = progress
  }

  /// What `generate` would do.
  ///
  /// - Throws: `WorkspaceError` when paths or templates cannot be used. What is wrong with the
  ///   sources is no such error: it stands in the plan.
  public func plan() throws(WorkspaceError) -> Plan { try plan(outliningAll: false) }

  /// The same, with the choice to outline the files too that cannot matter: it takes longer, and
  /// what comes out is the same.
  package func plan(outliningAll: Bool) throws(WorkspaceError) -> Plan {
    try plan(outliningAll: outliningAll, with: .none)
  }

  /// What `generate` would do, with what the rules of `lint` find.
  public func planLinting() throws(WorkspaceError) -> Plan {
    try plan(outliningAll: false, with: .none) { $0.findings() }
  }

  /// What `generate` would do, with an answer to a question about what the code of consumers does.
  ///
  /// - Parameter answer: Is asked once no file is missing for the graph, and once more if what it
  ///   looks up leads to further files; `nil` where some of the sources are missing.
  package func plan<Answer>(
    asking answer: @escaping (LintedApp) -> Answer
  ) throws(WorkspaceError) -> (Plan, Answer?) {
    var last: Answer?
    let plan = try plan(outliningAll: false, with: .none) { app in
      last = answer(app)
      return []
    }
    return (plan, last)
  }

  /// The same, as if sources had been edited already.
  func plan(
    outliningAll: Bool, with edits: SourceEdits,
    asking question: ((LintedApp) -> [LintFinding])? = nil
  ) throws(WorkspaceError) -> Plan {
    let templates = try settings.templates()
    let all = try find().adding(edits.newFiles)
    let tests = try TestSources(of: settings, all)
    let rules = settings.rules.testing(tests.targets)
    var sources = ReadSources(
      reading: all, of: settings.files, workingDirectory: settings.workingDirectory,
      detail: outliningAll ? .outlines : .outlinesOfDeclarations(with: rules.wordsOfInterest),
      outputs: settings.outputs + tests.generated, progress: progress, texts: edits.texts)
    let found = sources.keepImported(of: all)
    let partial = PartialSources(reading: found, sources: &sources, finder: settings.finder)
    guard partial.diagnostics.isEmpty else {
      return Plan(sources: sources, partial: partial, root: settings.root)
    }
    var lintFindings: [LintFinding] = []
    let texts = sources.sourceTexts
    var generation = sources.generation(
      by: rules,
      asking: question.map { question in
        { known, generation in
          lintFindings = question(
            LintedApp(
              known, generation.graph.resolved, choices: settings.lint, texts: texts))
        }
      })
    if generation.graph.lacksSomething {
      let modules = sources.modulesWithTypeHeaders(by: rules)
      let formerFiles = sources.formerFiles
      generation = Generation(
        of: KnownSources(modules: modules, rules: rules) { formerFiles })
    }
    let generator = FileGenerator(
      templates: templates.templates, choices: settings.rules.choices, header: settings.header)
    let lost = LostFirstLines(
      of: generator, generation.graph.containers, in: sources, doubles: tests.withoutFirstLine)
    let files: [GeneratedFile]
    do {
      files = try generator.files(for: generation)
    } catch {
      throw templates.error(for: error)
    }
    let comparison = Comparison(
      wanted: files, generated: sources.generated, on: settings.files,
      workingDirectory: settings.workingDirectory,
      folders: [settings.root] + found.folders, places: settings.outputPlaces)
    // Whether a file's type is still there decides what becomes of the file.
    if !comparison.removals.isEmpty, sources.modules.contains(where: { !$0.sketched.isEmpty }) {
      return try plan(outliningAll: true, with: edits, asking: question)
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
      sources: sources, generation: generation, lintFindings: lintFindings,
      diagnostics: generation.findings.told(beside: lost.findings + sources.unread).map(
        settings.placed)
        + (sources.unreadable.isEmpty ? run.diagnostics : [])
        + (run.changes.isEmpty ? noContainer(in: generation, of: sources) : []),
      changes: run.changes, obstacles: lost.findings.map(\.diagnostic) + comparison.diagnostics,
      remarks: found.remarks,
      leftBehind: found.leftBehind + tests.leftBehind
        // What is written elsewhere is not walked.
        + Litter.candidates(
          besides: comparison.targets + settings.outputTargets, on: settings.files),
      root: settings.root, files: settings.files, workingDirectory: settings.workingDirectory)
  }

  /// The error of a run in which no type is a container, unless that is as it should be or another
  /// error may be the reason.
  private func noContainer(
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
        reading: found, of: settings.files, workingDirectory: settings.workingDirectory,
        detail: .everything,
        progress: progress))
  }
}

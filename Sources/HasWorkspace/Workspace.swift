import DependencyGraph
import HasGeneration

/// The way from source text to written files:
/// configuration, find, read, graph, generate, compare; and then `Writer` writes.
///
/// Each stage is a function from values to values; all but graph and generate touch the disk.
public struct Workspace: Sendable {
  private let settings: Settings
  private let progress: Progress

  /// A workspace of what the user asked for.
  ///
  /// - Parameter progress: Who is told how far the work has come.
  /// - Throws: `WorkspaceError` when there is nothing to work on, or the configuration is wrong.
  public init(_ request: Request, progress: Progress = .none) throws(WorkspaceError) {
    settings = try Settings(request)
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
    let templates = try settings.templates()
    let found = try ModuleFinder(settings).find()
    let tests = try TestSources(of: settings, found)
    let rules = settings.rules.testing(tests.targets)
    var sources = ReadSources(
      reading: found, workingDirectory: settings.workingDirectory,
      detail: outliningAll ? .outlines : .outlinesOfDeclarations(with: rules.wordsOfInterest),
      outputs: settings.outputs + tests.generated, progress: progress)
    let partial = PartialSources(reading: found, sources: &sources, finder: settings.finder)
    guard partial.diagnostics.isEmpty else {
      return Plan(sources: sources, partial: partial, root: settings.root)
    }
    var graph = sources.graph(by: rules)
    if graph.lacksSomething {
      graph = DependencyGraph(
        modules: sources.modulesWithTypeHeaders(by: rules), rules: rules,
        formerFiles: sources.formerFiles)
    }
    let files: [GeneratedFile]
    do {
      let generator = FileGenerator(templates: templates.templates, choices: settings.rules.choices)
      files = try generator.files(for: graph)
    } catch {
      throw templates.error(for: error)
    }
    let comparison = Comparison(
      wanted: files, generated: sources.generated, workingDirectory: settings.workingDirectory,
      folders: [settings.root] + found.folders, places: settings.outputPlaces)
    // Whether a file's type is still there decides what becomes of the file.
    if !comparison.removals.isEmpty, sources.modules.contains(where: { !$0.sketched.isEmpty }) {
      return try plan(outliningAll: true)
    }
    let leftovers = Leftovers(
      judging: comparison.removals, found: found, modules: sources.modules,
      containers: graph.containers, settings: settings, doubles: tests.generated)
    return Plan(
      sources: sources, graph: graph, diagnostics: graph.diagnostics.map(settings.placed),
      comparison: comparison, leftovers: leftovers,
      leftBehind: found.leftBehind + tests.leftBehind
        // What is written elsewhere is not walked.
        + Litter.candidates(besides: comparison.targets + settings.outputTargets),
      root: settings.root)
  }

  /// The outlines of all files, generated ones included.
  ///
  /// - Throws: `WorkspaceError` when paths cannot be used.
  public func scan() throws(WorkspaceError) -> Scan {
    let found = try ModuleFinder(settings).find()
    return Scan(
      ReadSources(
        reading: found, workingDirectory: settings.workingDirectory, detail: .everything,
        progress: progress))
  }
}

import HasgenGraph
import HasgenLint
import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenRules

/// The way from source text to changes of files: configure, find, read, know, resolve, generate,
/// compare. `Writer` makes the changes.
///
/// Each stage is a function from values to values. Only find, read and compare access the disk, and
/// none of them writes.
package struct Workspace: Sendable {
  let settings: Settings
  /// True if a file in no target is an error, not a warning.
  private var isChecking = false

  /// A workspace for a request of the user.
  ///
  /// - Throws: `WorkspaceError` if there is nothing to work on, or the configuration is wrong.
  package init(_ request: Request) throws(WorkspaceError) {
    settings = try Settings(request)
  }

  init(_ settings: Settings) {
    self.settings = settings
  }

  /// The path of the configuration; absolute. `nil` if there is no file.
  package var configurationFile: String? { settings.configurationFile }

  /// The changes that `generate` would make.
  ///
  /// - Throws: `WorkspaceError` if paths or templates cannot be used. Errors in the sources are
  ///   diagnostics of the plan.
  package func plan() throws(WorkspaceError) -> Plan { try plan(with: .none) }

  /// The same plan for `check`, with the errors of `lint` if the configuration asks for them.
  package func planChecking() throws(WorkspaceError) -> Plan {
    var workspace = self
    workspace.isChecking = true
    let choices = settings.configuration.lint
    var plan = try workspace.plan(linting: choices.isInCheck ? choices : nil)
    plan.addDiagnostics(plan.lintFindings.errors)
    return plan
  }

  /// The findings of `lint`, without changes.
  package func planLinting() throws(WorkspaceError) -> Plan {
    try plan(isComparing: false, linting: settings.configuration.lint)
  }

  /// The graph, without changes.
  ///
  /// - Parameter question: Examines the code of consumers; `nil` if their code is not needed.
  package func planLooking(
    asking question: ((LintedSources) -> Void)? = nil
  ) throws(WorkspaceError) -> Plan {
    try plan(isComparing: false, asking: question)
  }

  /// Returns the plan of `plan()`, for tests that read all members at once.
  package func plan(readingMembers: Bool) throws(WorkspaceError) -> Plan {
    try plan(readingMembers: readingMembers, with: .none)
  }

  /// Makes a plan, for all commands.
  ///
  /// - Parameters:
  ///   - readingMembers: True to read all members at once.
  ///   - edits: Edits of sources that the plan assumes.
  ///   - isComparing: True to compare the generated files with the disk.
  ///   - choices: The choices for `lint`, if its rules run.
  ///   - question: See `planLooking`.
  func plan(
    readingMembers: Bool = false, with edits: SourceEdits = .none, isComparing: Bool = true,
    linting choices: LintChoices? = nil, asking question: ((LintedSources) -> Void)? = nil
  ) throws(WorkspaceError) -> Plan {
    let run = try read(with: edits, allMembers: readingMembers)
    let known = KnownSources(modules: run.sources.modules, rules: run.rules)
    let generation = Generation(of: known)
    var lintedApp: LintedApp?
    if choices != nil || question != nil {
      let linted = LintedSources(
        known, generation.graph, choices: choices ?? settings.configuration.lint,
        texts: run.sources.sourceTexts)
      question?(linted)
      if choices != nil { lintedApp = LintedApp(linted) }
    }
    var plan = Plan(of: run.sources, generation: generation, lintedApp: lintedApp)
    if isComparing { try addChanges(to: &plan, for: generation, of: run) }
    // A container may be in a file that has a problem in its members.
    let removesFile = plan.changes.contains { $0.kind == .remove }
    guard removesFile, !readingMembers else { return plan }
    return try self.plan(readingMembers: true, with: edits, linting: choices, asking: question)
  }

  /// The files that a run has found and read.
  private struct Run {
    let edits: SourceEdits
    let found: FoundSources
    let doubles: DoublesSources
    let rules: Rules
    let sources: ReadSources
  }

  /// Finds and reads the sources.
  private func read(
    with edits: SourceEdits, allMembers: Bool
  ) throws(WorkspaceError) -> Run {
    var all = try ModuleFinder(settings).find()
    if let (path, neighbour) = edits.newFile { all.addFile(path, inModuleOf: neighbour) }
    let doubles = try DoublesSources(of: settings, all)
    let rules = settings.rules.with(doubles: doubles.targets)
    var sources = ReadSources(
      reading: all, workingDirectory: settings.workingDirectory,
      detail: allMembers ? .members : .membersOfTypes(with: rules.wordsOfInterest),
      outputs: settings.outputs + doubles.generated
        + all.generatedFilesBesideTargets(settings.finder),
      texts: edits.texts)
    let found = sources.keepImported(of: all)
    return Run(edits: edits, found: found, doubles: doubles, rules: rules, sources: sources)
  }

  /// Adds the changes to a plan that bring the generated files up to date.
  private func addChanges(
    to plan: inout Plan, for generation: Generation, of run: Run
  ) throws(WorkspaceError) {
    // A generated file that lost its first line was read as a source.
    let choices = settings.rules.choices
    let generatedPaths = Set(plan.containers.map { $0.generatedPath(by: choices) })
    let paths = run.sources.modules.flatMap(\.files).map(\.path)
    let readAsSources = paths.filter(generatedPaths.contains) + run.doubles.withoutFirstLine
    if plan.hasErrors, !readAsSources.isEmpty {
      return plan.stop(forLostFirstLinesOf: readAsSources)
    }
    guard !plan.isStopped else { return }
    let wanted = try FileGenerator(settings).files(
      for: generation.graph.containers, and: generation.doubles)
    let comparison = Comparison(
      wanted: wanted, present: run.sources.generated, readAsSources: readAsSources,
      workingDirectory: settings.workingDirectory, folders: [settings.root] + run.found.folders,
      outputLocations: settings.configuration.outputPlaces)
    plan.addChanges(
      of: comparison, isWhole: run.found.isWhole || run.sources.importOnlyReadModules,
      choices: choices)
    plan.addDiagnostics(run.found.isolationWarnings(writing: wanted.map(\.path)))
    // Do not report a missing container if an error may hide it, or if this run removes the file of
    // the last one.
    let isEmpty = plan.containers.isEmpty && plan.doubles.isEmpty && plan.changes.isEmpty
    if isEmpty, !plan.hasErrors, !settings.rules.mayLackContainers {
      plan.stop(for: .noContainer(inFiles: Set(paths).count))
    }
    guard !plan.isIncomplete else { return }
    var written = wanted.map { (path: $0.path, needing: $0.needingTargets) }
    if let (path, neighbour) = run.edits.newFile { written.append((path, .compiling(neighbour))) }
    plan.addDiagnostics(
      run.found.targetDiagnostics(
        isChecking ? .error : .warning, for: written, settings.finder))
  }

  /// The outlines of all files, generated ones included.
  ///
  /// - Throws: `WorkspaceError` if paths cannot be used.
  package func scan() throws(WorkspaceError) -> ReadSources {
    ReadSources(
      reading: try ModuleFinder(settings).find(), workingDirectory: settings.workingDirectory,
      detail: .everything)
  }
}

extension ReadSources {
  /// True if the sources import only modules that were read. Outside a project, neighbouring
  /// folders may hold other modules.
  fileprivate var importOnlyReadModules: Bool {
    let names = Set(modules.map(\.name))
    return !modules.flatMap(\.files).flatMap(\.outline.imports).contains {
      !names.contains($0.module) && !$0.isOfPlatform
    }
  }
}

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

  /// A workspace for a request of the user.
  ///
  /// - Throws: `WorkspaceError` if there is nothing to work on, or the configuration is wrong.
  package init(_ request: Request) throws(WorkspaceError) {
    settings = try Settings(request)
  }

  init(_ settings: Settings) {
    self.settings = settings
  }

  /// The changes that `generate` would make.
  ///
  /// - Throws: `WorkspaceError` if paths or templates cannot be used. Errors in the sources are
  ///   diagnostics of the plan.
  package func plan() throws(WorkspaceError) -> Plan { try plan(with: .none) }

  /// The same plan for `check`, with the errors of `lint` if the configuration asks for them.
  package func planChecking() throws(WorkspaceError) -> Plan {
    guard settings.configuration.lint.isInCheck else { return try plan() }
    var plan = try plan(with: .none, linting: settings.configuration.lint)
    plan.add(plan.lintFindings.filter { $0.severity == .error })
    return plan
  }

  /// The findings of `lint`, without changes.
  package func planLinting() throws(WorkspaceError) -> Plan {
    try plan(with: .none, isComparing: false, linting: settings.configuration.lint)
  }

  /// The graph, without changes.
  ///
  /// - Parameter question: Examines the code of consumers; `nil` if their code is not needed.
  package func planLooking(
    asking question: ((LintedSources) -> Void)? = nil
  ) throws(WorkspaceError) -> Plan {
    try plan(with: .none, isComparing: false, asking: question)
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
    readingMembers: Bool = false, with edits: SourceEdits, isComparing: Bool = true,
    linting choices: LintChoices? = nil, asking question: ((LintedSources) -> Void)? = nil
  ) throws(WorkspaceError) -> Plan {
    var all = try ModuleFinder(settings).find()
    if let (path, neighbour) = edits.newFile { all.addFile(path, inModuleOf: neighbour) }
    let tests = try TestSources(of: settings, all)
    let rules = settings.rules.testing(tests.targets)
    var sources = ReadSources(
      reading: all, workingDirectory: settings.workingDirectory,
      detail: readingMembers ? .members : .membersOfTypes(with: rules.wordsOfInterest),
      outputs: settings.outputs + tests.generated, texts: edits.texts)
    let found = sources.keepImported(of: all)
    let partial = PartialSources(reading: found, sources: sources, finder: settings.finder)
    var lint = LintOutcome()
    var generation: Generation?
    if partial.diagnostics.isEmpty {
      let known = KnownSources(modules: sources.modules, rules: rules)
      let made = Generation(of: known)
      generation = made
      if choices != nil || question != nil {
        let linted = LintedSources(
          known, made.graph, choices: choices ?? settings.configuration.lint,
          texts: sources.sourceTexts)
        question?(linted)
        if choices != nil {
          let app = LintedApp(linted)
          lint = LintOutcome(findings: app.findings(), app: app)
        }
      }
    }
    var plan = Plan(
      of: sources, missing: partial.diagnostics, generation: generation, lint: lint)
    plan.add(UndeclaredImports(in: sources.modules).diagnostics)
    if isComparing, let generation {
      try compare(&plan, generation, with: sources, found, tests)
    }
    // A container may be in a file that has a problem in its members.
    guard readingMembers || !plan.changes.contains(where: { $0.kind == .remove }) else {
      return try self.plan(
        readingMembers: true, with: edits, linting: choices, asking: question)
    }
    return plan
  }

  /// Adds the changes to a plan that bring the generated files up to date.
  private func compare(
    _ plan: inout Plan, _ generation: Generation, with sources: ReadSources, _ found: FoundSources,
    _ tests: TestSources
  ) throws(WorkspaceError) {
    // A generated file that lost its first line was read as a source.
    let choices = settings.rules.choices
    let generatedPaths = Set(plan.containers.map { $0.generatedPath(by: choices) })
    let paths = sources.modules.flatMap(\.files).map(\.path)
    let readAsSources = paths.filter(generatedPaths.contains) + tests.withoutFirstLine
    if plan.hasErrors, !readAsSources.isEmpty {
      return plan.stop(forLostFirstLinesOf: readAsSources)
    }
    guard !plan.isStopped else { return }
    let wanted = try FileGenerator(settings).files(
      for: generation.graph.containers, and: generation.doubles)
    let comparison = Comparison(
      wanted: wanted, present: sources.generated, readAsSources: readAsSources,
      workingDirectory: settings.workingDirectory, folders: [settings.root] + found.folders,
      outputLocations: settings.configuration.outputPlaces)
    plan.add(comparison, isWhole: found.isWhole || sources.importOnlyReadModules) {
      $0.generatedPath(by: choices)
    }
    plan.add(found.isolationWarnings(writing: wanted.map(\.path)))
    // Do not report a missing container if an error may hide it, or if this run removes the file of
    // the last one.
    if plan.containers.isEmpty, plan.doubles.isEmpty, plan.changes.isEmpty, !plan.hasErrors,
      !settings.rules.mayLackContainers
    {
      plan.stop(for: .noContainer(inFiles: sources.modules.reduce(0) { $0 + $1.files.count }))
    }
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

/// The result of the rules of `lint`.
struct LintOutcome {
  var findings: [Diagnostic] = []
  /// The app that the rules examined; `nil` if they did not run.
  var app: LintedApp?
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

import DependencyGraph
import Findings
import HasConfiguration
import HasGeneration
import Projects
import Roles
import Scaffolding
import SwiftOutline

extension Workspace {
  /// The changes that adding a service or a consumer would make to sources and generated files.
  ///
  /// - Throws: `WorkspaceError` when paths or templates cannot be used.
  public func plan(adding addition: Addition) throws(WorkspaceError) -> AdditionPlan {
    let before = try plan(outliningAll: true)
    let found = try ModuleFinder(settings).find()
    let tests = try TestSources(of: settings, found)
    var sources = ReadSources(
      reading: found, workingDirectory: settings.workingDirectory,
      detail: .outlines,
      outputs: settings.outputs + tests.generated)
    let kept = sources.keepImported(of: found)
    let partial = PartialSources(reading: kept, sources: &sources, finder: settings.finder)
    // What could be missing or misread might be what a name is taken by.
    guard sources.problems.isEmpty, partial.diagnostics.isEmpty else {
      return .refusing(before, for: before.diagnostics)
    }
    let templates = try settings.templates()
    let generator: ScaffoldGenerator
    do {
      generator = try ScaffoldGenerator(templates: templates.templates)
    } catch {
      throw templates.error(for: error)
    }
    let former = sources.formerFiles
    let known = KnownSources(
      modules: sources.modules, rules: settings.rules.testing(tests.targets)
    ) { former }
    let planner = AdditionPlanner(
      addition: addition, known: known, settings: settings, generator: generator,
      templates: templates,
      folders: ModuleFolders(found: kept, finder: settings.finder))
    let drafts: [AdditionDraft]
    do {
      drafts = try planner.drafts()
    } catch {
      switch error {
      case .refused(let error): return .refusing(before, for: error.diagnostics)
      case .unusable(let error): throw error
      }
    }
    var last = AdditionPlan.refusing(before, for: before.diagnostics)
    for draft in drafts {
      last = try judge(draft, before: before, addition)
      // The best draft may need what is generated, which may wait while an error stands.
      if !last.isRefused, !last.plan.isWaiting { break }
    }
    return last
  }

  /// Takes a draft for done, and compares the errors with those before.
  private func judge(
    _ draft: AdditionDraft, before: Plan, _ addition: Addition
  ) throws(WorkspaceError) -> AdditionPlan {
    let after = try plan(outliningAll: true, with: draft.edits)
    let known = Set(before.diagnostics.filter { $0.severity == .error }.map(\.key))
    let new = after.diagnostics.filter { diagnostic in
      diagnostic.severity == .error && !known.contains(diagnostic.key)
        && !addition.allows(diagnostic, in: draft.newFile)
    }
    guard new.isEmpty else { return .refusing(after, for: new) }
    let changes = draft.changes + after.changes
    return AdditionPlan(
      plan: after.with(changes: changes, diagnostics: after.diagnostics),
      isRefused: false, remarks: XcodeTargets(of: changes).remarks)
  }
}

extension Addition {
  /// Whether an error may stand after it: a new consumer may need what no container has yet.
  fileprivate func allows(_ diagnostic: Diagnostic, in newFile: String) -> Bool {
    guard case .consumer = kind else { return false }
    return diagnostic.id == .unmetDependency && diagnostic.location?.path == newFile
  }
}

extension Diagnostic {
  /// The facts that identify it, even if lines have moved.
  fileprivate var key: [String] { [id.rawValue, message, location?.path ?? ""] }
}

import HasgenLint
import HasgenProjects
import HasgenReading

/// The choices of `lint --fix`.
package struct FixChoices: Sendable {
  let changesPublic: Bool
  let changesTested: Bool

  /// - Parameters:
  ///   - changesPublic: True to change public compositions.
  ///   - changesTested: True to change compositions although tests or previews name a removed
  ///     member.
  package init(changesPublic: Bool, changesTested: Bool) {
    self.changesPublic = changesPublic
    self.changesTested = changesTested
  }
}

extension Workspace {
  /// The plan of `generate` after the removal of unused and repeated dependencies, with the
  /// removal.
  ///
  /// - Throws: `WorkspaceError` if paths or templates cannot be used.
  package func planFixing(_ choices: FixChoices) throws(WorkspaceError) -> Plan {
    let tested = choices.changesTested ? DoubleUses() : try DoubleUses(of: settings)
    var edits = SourceEdits.none
    var left: [Diagnostic] = []
    // If a removal ends a pass, the consumer that passed the dependency no longer uses it either.
    while true {
      let found = try plan(
        with: edits, isComparing: false, linting: settings.configuration.lint)
      guard let app = found.lintedApp, !found.cannotBeLinted else { return found }
      // A repeated name may be the only one when the unused ones are gone.
      let fixes = [DiagnosticID.unusedDependency, .repeatedDependency].map { rule in
        LintFix(
          of: found.lintFindings.filter { $0.id == rule }, in: app,
          removesPublic: choices.changesPublic, tested: tested.member)
      }
      // The places in edited texts are not those in the files.
      left = fixes.flatMap(\.left).map {
        edits.texts[$0.location?.path ?? ""] == nil ? $0 : $0.withoutPlace
      }
      guard let fix = fixes.first(where: { !$0.texts.isEmpty }) else { break }
      for (path, after) in fix.texts.sorted(by: { $0.key < $1.key }) {
        try edits.replace(path, with: after, in: settings.workingDirectory)
      }
    }
    let plan = try plan(with: edits)
    guard !plan.cannotBeLinted, !plan.isIncomplete else {
      return plan.with(changes: [], diagnostics: plan.diagnostics)
    }
    return plan.with(
      changes: edits.changes + plan.changes,
      diagnostics: left + plan.diagnostics.filter { $0.id != .noContainer })
  }
}

extension SourceEdits {
  /// Replaces the text of a file.
  fileprivate mutating func replace(
    _ path: String, with after: [UInt8], in folder: String
  ) throws(WorkspaceError) {
    if let index = changes.firstIndex(where: { $0.path == path }) {
      let change = changes[index]
      changes[index] = Change(
        path: path, before: change.before, after: after, target: change.target)
    } else if let target = Disk.realPath(of: Path.resolved(folder, path)),
      let before = try? Disk.contents(of: target)
    {
      changes.append(Change(path: path, before: before, after: after, target: target))
    } else {
      throw WorkspaceError("'\(path)' cannot be read", id: .unreadableFile)
    }
  }
}

extension Diagnostic {
  fileprivate var withoutPlace: Diagnostic {
    Diagnostic(severity: severity, id: id, message: message, location: nil, notes: notes)
  }
}

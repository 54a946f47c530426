import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWorkspace

/// The plan for some sources, made in two ways: with members that are read when somebody asks for
/// them, and with all members read at once.
package struct TwoWays {
  /// The plan with members that are read when somebody asks for them.
  package let quick: PlanSummary
  /// The plan with all members read at once.
  package let thorough: PlanSummary
  /// The paths of the files whose members the quick way did not read, or read later.
  package let passed, readLater: [String]

  /// The lines in which the two differ; empty where all is well.
  package var difference: [String] {
    let changes = thorough.lines.difference(from: quick.lines)
    let lines = changes.map { change in
      switch change {
      case .remove(_, let line, _): "quick: \(line)"
      case .insert(_, let line, _): "thorough: \(line)"
      }
    }
    return lines.isEmpty && quick != thorough ? ["the notes of diagnostics"] : lines
  }

  /// Plans twice; changes nothing.
  package init(_ request: Request) {
    var quickPlan: Plan?
    quick = PlanSummary { () throws(WorkspaceError) in
      let plan = try Workspace(request).plan()
      quickPlan = plan
      return plan
    }
    thorough = PlanSummary { () throws(WorkspaceError) in
      try Workspace(request).plan(readingMembers: true)
    }
    let files = quickPlan?.modules.flatMap(\.files) ?? []
    readLater = files.filter(\.outline.hasReadMembers).map(\.path)
    passed = files.filter { file in
      !file.outline.hasReadMembers && file.outline.declarations.contains(where: \.isPlain)
    }.map(\.path)
  }
}

/// What a plan comes to, to be compared and printed.
package struct PlanSummary: Equatable {
  /// The texts to be written by path; `nil` for what is to be removed.
  package let changes: [String: String?]
  package let diagnostics: [Diagnostic]
  /// The conformances to generate: `AppDependency: HasClock`.
  package let conformances: [String]
  /// The containers, with what their files do not show.
  private let containers: [String]
  private let isIncomplete: Bool

  init(_ plan: () throws(WorkspaceError) -> Plan) {
    do {
      let plan = try plan()
      changes = Dictionary(
        uniqueKeysWithValues: plan.changes.map { change in
          (change.path, change.after.map { String(decoding: $0, as: UTF8.self) })
        })
      diagnostics = plan.diagnostics
      conformances = plan.containers.flatMap { container in
        container.conformances.map { "\(container.name): \($0.name)" }
      }
      containers = plan.containers.map { "\($0.name): \($0.origin)" }
      isIncomplete = plan.isIncomplete
    } catch {
      changes = [:]
      diagnostics = error.diagnostics
      conformances = []
      containers = []
      isIncomplete = true
    }
  }

  /// The messages as the compiler would print them, notes left out.
  package var messages: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
      return "\(place)\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
    }
  }

  /// All of it.
  fileprivate var lines: [String] {
    let files = changes.sorted { $0.key < $1.key }.flatMap { path, text in
      ["--- \(path)"] + (text ?? "removed").split(separator: "\n").map(String.init)
    }
    return messages + files + containers + ["incomplete: \(isIncomplete)"]
  }
}

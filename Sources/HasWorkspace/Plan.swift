import Building
import DependencyGraph
import Doubles
import Projects
import Findings
import HasGeneration
import Resolution
import Roles
import SwiftProgram

/// The changes that `generate` would make, and all that is wrong with the sources.
public struct Plan: Sendable {
  /// The changes to make, sorted by path.
  public private(set) var changes: [Change] = []
  /// The paths of the files that stay as they are, since they would lose declarations that are
  /// perhaps needed; sorted.
  public private(set) var kept: [String] = []
  /// Everything that is wrong, sorted by place.
  public private(set) var diagnostics: [Diagnostic]
  /// True if an error stops the run, so that no file changes.
  public private(set) var isStopped: Bool
  /// True if a file cannot be read or written, so that changes are missing.
  public private(set) var isIncomplete: Bool
  /// The modules that were read.
  public let modules: [SourceModule]
  /// The doubles for tests.
  public let doubles: [Stub]
  /// The dependency graph; `nil` if some of the sources are missing.
  package let graph: DependencyGraph?
  /// The findings of `lint`, sorted by place; empty unless somebody asked for them.
  package let lintFindings: [Diagnostic]
  /// The consumers of which `lint` does not know what they use, in lines; computed by the call.
  package let lintRemarks: @Sendable () -> [String]

  /// The containers that were found.
  public var containers: [Container] { graph?.containers ?? [] }
  /// The types that store a container without being one.
  public var nearContainers: [NearContainer] { graph?.nearContainers ?? [] }

  /// A plan without changes.
  ///
  /// - Parameter lacking: Errors for missing sources, which explain all others.
  init(
    _ sources: ReadSources, _ generation: Generation?, _ lint: LintOutcome,
    lacking: [Diagnostic], settings: Settings
  ) {
    let found =
      generation.map {
        sources.unreadable + $0.findings.told(beside: sources.unread).map(settings.placed)
      } ?? sources.problems + lacking
    // Without its container, most of an app seems to be wrong.
    let unknown = found.filter { $0.id == .unknownContainer }
    var allowed = AllowedWarnings(workingDirectory: settings.workingDirectory)
    diagnostics =
      allowed.remaining(unknown.isEmpty ? found : unknown, where: \.mayBeAllowed).sortedByPlace
    lintFindings = allowed.remaining(lint.findings, where: { _ in true }).sortedByPlace
    lintRemarks = lint.remarks
    isIncomplete = !sources.unreadable.isEmpty
    isStopped =
      isIncomplete || generation?.graph.isUnreliable != false || !unknown.isEmpty
      || found.contains { $0.id == .noContainer }
    modules = sources.modules
    doubles = generation?.doubles.flatMap(\.stubs) ?? []
    graph = generation?.graph
  }

  /// Adds the changes of a comparison, except those that take a declaration from a file while
  /// nobody knows whether it is still needed.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the run has read everything that the sources need.
  ///   - path: The path of a container's generated file.
  mutating func add(
    _ comparison: Comparison, isWhole: Bool, path: (Container) -> String
  ) {
    // An unmet dependency is an error of a consumer, and no file changes because of it.
    // A file that cannot be written may be the one that takes the declarations over.
    let isUncertain =
      !isWhole || !comparison.obstacles.isEmpty
      || diagnostics.contains {
        $0.severity == .error && ($0.id != .unmetDependency || graph?.lacksMakers == true)
      }
    let lost = isUncertain ? comparison.changes.filter(\.losesDeclarations) : []
    kept = lost.map(\.path).sorted()
    let files = Set(kept)
    let changes = comparison.changes.filter { !files.contains($0.path) }
    let notes = containers.flatMap { container in
      let path = path(container)
      return changes.first { $0.path == path }.map(container.newParameters) ?? []
    }
    isIncomplete = isIncomplete || !comparison.obstacles.isEmpty
    self = with(changes: changes, diagnostics: diagnostics + comparison.obstacles + notes)
  }

  /// Stops the plan with an error.
  mutating func stop(for error: Diagnostic) {
    isStopped = true
    diagnostics = (diagnostics + [error]).sortedByPlace
  }

  /// Stops the plan for generated files that lost their first line: they were read as sources, so all
  /// other errors may follow from that.
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

  /// Whether generated files stay as they are until errors are gone.
  var isWaiting: Bool { isStopped || !kept.isEmpty }

  /// True if a diagnostic is an error.
  public var hasErrors: Bool { diagnostics.haveErrors }
}

extension Container {
  /// A note for each parameter of `live` that was not required before a change of its file.
  fileprivate func newParameters(in change: Change) -> [Diagnostic] {
    guard let former = change.formerParameters(of: Wiring.name, in: name) else { return [] }
    let parameters = wirings.flatMap(\.parameters)
    return parameters.filter { !$0.isOptional && !former.contains($0.name) }.map { parameter in
      let reasons = parameter.reasons.joined(separator: "; ")
      return Diagnostic(
        severity: .note, id: .newParameter,
        message: "\(name).\(Wiring.name) now takes '\(parameter.name)'"
          + (reasons.isEmpty ? "" : ": \(reasons)"),
        location: nil)
    }
  }
}

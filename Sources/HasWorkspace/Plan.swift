import DependencyGraph
import Doubles
import FileSystem
import Findings
import HasGeneration
import Lint
import Resolution
import Roles
import SwiftProgram

/// The changes that `generate` would make, and all that is wrong with the sources.
public struct Plan: Sendable {
  /// The changes to make, sorted by path.
  public private(set) var changes: [Change]
  /// The files that are left as they are until the errors are gone, sorted.
  public let kept: [String]
  /// Whether errors stand that leave nothing to be done.
  public let isStopped: Bool
  /// Everything that is wrong, sorted by place.
  public private(set) var diagnostics: [Diagnostic]
  /// The modules that were read.
  public let modules: [SourceModule]
  /// The containers that were found.
  public let containers: [Container]
  /// The types that store a container and are none.
  public let nearContainers: [NearContainer]
  /// The Has-protocols that some containers do not get; worked out when it is called.
  public let leftOut: @Sendable () -> [LeftOut]
  /// The doubles for tests.
  public let doubles: [Stub]
  /// Whether something could not be read at all, so that what may come of it is not told.
  public let isIncomplete: Bool
  /// Whether a file cannot be written for what is in its way.
  public let isBlocked: Bool
  /// The folder of the package, or of the configuration; absolute.
  let root: String
  /// Files that killed runs may have left; absolute.
  let leftBehind: [String]

  /// What the rules of `lint` find, sorted by place; empty where nobody asked for it.
  package let lintFindings: [Diagnostic]
  /// Who has what, and who needs it; `nil` where some of the sources are missing.
  package let graph: DependencyGraph?
  /// The consumers of which `lint` does not know what they use, in lines; worked out when it is called.
  package let lintRemarks: @Sendable () -> [String]

  /// The remarks on how modules were found, where that may surprise; in lines.
  public let remarks: [String]

  /// - Parameters:
  ///   - diagnostics: What is wrong with the sources and the request.
  ///   - obstacles: What is in the way of files that are to be written.
  init(
    sources: ReadSources, generation: Generation, lint: LintOutcome,
    diagnostics: [Diagnostic],
    changes: [Change], obstacles: [Diagnostic], remarks: [String], leftBehind: [String],
    root: String, workingDirectory: String
  ) {
    let graph = generation.graph
    isStopped =
      !sources.unreadable.isEmpty || !obstacles.isEmpty || graph.isUnreliable
      || diagnostics.contains { $0.severity == .error && $0.id == .noContainer }
    let files = KeptFiles(
      in: isStopped ? [] : changes, errors: diagnostics, lacksMakers: graph.lacksMakers)
    self.changes = files.changes.sorted { $0.path < $1.path }
    kept = files.paths
    self.remarks = remarks
    var allowed = AllowedWarnings(workingDirectory: workingDirectory)
    self.diagnostics =
      (sources.unreadable + allowed.remaining(diagnostics, where: \.mayBeAllowed) + obstacles)
      .sortedByPlace
    modules = sources.modules
    lintFindings = allowed.remaining(lint.findings, where: { _ in true }).sortedByPlace
    lintRemarks = lint.remarks
    self.graph = graph
    containers = graph.containers
    nearContainers = graph.nearContainers
    leftOut = graph.leftOut
    doubles = generation.doubles.flatMap(\.stubs)
    isIncomplete = !sources.unreadable.isEmpty
    isBlocked = !obstacles.isEmpty
    self.root = root
    self.leftBehind = leftBehind.sorted()
  }

  /// A plan for sources of which some are missing: whatever else seems to be wrong with them may
  /// come of that, but for files that cannot be read to the end.
  init(sources: ReadSources, partial: PartialSources, root: String) {
    changes = []
    kept = []
    isStopped = true
    diagnostics = (sources.problems + partial.diagnostics).sortedByPlace
    modules = sources.modules
    containers = []
    lintFindings = []
    lintRemarks = { [] }
    graph = nil
    nearContainers = []
    leftOut = { [] }
    doubles = []
    isIncomplete = !sources.unreadable.isEmpty
    isBlocked = false
    remarks = []
    self.root = root
    leftBehind = []
  }

  /// Returns the plan with other changes, sorted by path, and other diagnostics.
  func with(changes: [Change], diagnostics: [Diagnostic]) -> Plan {
    var plan = self
    plan.changes = changes.sorted { $0.path < $1.path }
    plan.diagnostics = diagnostics.sortedByPlace
    return plan
  }

  /// Whether generated files stay as they are until errors are gone.
  var isWaiting: Bool { isStopped || !kept.isEmpty }

  /// Whether an error stands.
  public var hasErrors: Bool { diagnostics.haveErrors }
}

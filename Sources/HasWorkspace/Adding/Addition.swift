import Doubles
import Findings
import Projects
import HasGeneration
import Resolution

/// A service or a consumer for `hasgen new` to add.
public struct Addition: Sendable {
  /// The kind of an addition.
  public enum Kind: Sendable {
    /// A service with the name of its protocol, and of the container that gets it.
    case service(protocolName: String?, container: String?)
    /// A consumer with the names of its Has-protocols, and of its module.
    ///
    /// A view has a model that uses the Has-protocols.
    case consumer(needs: [String], module: String?, isView: Bool)
  }

  /// The name of the service or consumer.
  let name: String
  /// The kind.
  let kind: Kind
  /// The folder of the new file, relative to the working directory; `nil` for the standard folder.
  let folder: String?

  /// An addition.
  public init(_ name: String, _ kind: Kind, folder: String? = nil) {
    self.name = name
    self.kind = kind
    self.folder = folder
  }
}

extension Addition {
  /// The name of a view without `View`, or the name itself.
  var stem: String {
    guard case .consumer(_, _, isView: true) = kind, name.hasSuffix("View") else { return name }
    return String(name.dropLast("View".count))
  }

  /// Returns true if the new view's preview can make its dependencies without arguments.
  fileprivate func isPreviewed(with dependencies: Stub) -> Bool {
    guard case .consumer(let needs, _, isView: true) = kind else { return false }
    return dependencies.isForPreviews
      && dependencies.owner == (needs.isEmpty ? "\(stem)View" : "\(stem)Model")
      && dependencies.needsNoArguments
  }
}

/// Changes of the user's sources that a plan takes into account before they are written.
struct SourceEdits: Sendable {
  /// The new file, and the container's file with a new property.
  var changes: [Change] = []
  /// The path of a file in the module of the new file.
  var neighbour = ""
  /// The work that is left for the user.
  var remarks: [Diagnostic] = []

  static let none = SourceEdits()

  /// The texts of the changed files by their paths.
  var texts: [String: [UInt8]] {
    Dictionary(changes.map { ($0.path, $0.after ?? []) }, uniquingKeysWith: { first, _ in first })
  }

  /// The paths of the new files, each with the path of a file in its module.
  var newFiles: [String: String] {
    let paths = changes.filter { $0.kind == .create }.map { ($0.path, neighbour) }
    return Dictionary(paths, uniquingKeysWith: { first, _ in first })
  }
}

extension Workspace {
  /// The changes that an addition makes to sources and generated files.
  ///
  /// - Throws: `WorkspaceError` when it cannot be added, or paths or templates cannot be used.
  public func plan(adding addition: Addition) throws(WorkspaceError) -> Plan {
    let present = try plan(outliningAll: true, with: .none, isComparing: false)
    // A declaration that was not read could be what the addition needs, or have its name.
    guard let graph = present.graph, !present.isStopped else { return try plan() }
    let planner = AdditionPlanner(
      addition: addition, found: try ModuleFinder(settings).find(), modules: present.modules,
      supply: graph.resolved.supply, settings: settings)
    var edits = try planner.edits()
    let plan = try plan(outliningAll: true, with: edits)
    guard !plan.isStopped, !plan.isIncomplete else {
      return plan.with(changes: [], diagnostics: plan.diagnostics)
    }
    if plan.doubles.contains(where: addition.isPreviewed(with:)) {
      // A preview changes no generated file.
      edits = try planner.edits(withPreview: true)
    }
    return plan.with(
      changes: edits.changes + plan.changes, diagnostics: edits.remarks + plan.diagnostics)
  }
}

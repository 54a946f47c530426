import HasgenProjects
import HasgenReading
import HasgenRules

/// A service or a consumer for `hasgen new` to add.
package enum Addition: Sendable {
  /// A service with the name of its protocol, and of the container that gets it.
  case service(protocolName: String?, container: String?)
  /// A consumer with the names of its Has-protocols. A view has a model that uses them.
  case consumer(needs: [String], isView: Bool)
}

/// Changes of the user's sources that a plan takes into account before they are written.
struct SourceEdits: Sendable {
  /// The new file, followed by the container's file with a new property.
  var changes: [Change] = []
  /// The path of the new file, with the path of a file in its module.
  var newFile: (path: String, pathInSameModule: String)?
  /// The work that is left for the user.
  var remarks: [Diagnostic] = []

  static let none = SourceEdits()

  /// The texts of the changed files by their paths.
  var texts: [String: [UInt8]] { changes.reduce(into: [:]) { $0[$1.path] = $1.after } }
}

extension Workspace {
  /// The changes that an addition makes to sources and generated files.
  ///
  /// - Parameters:
  ///   - name: The name of the service or consumer.
  ///   - folder: The folder of the new file, relative to the working directory; `nil` for the
  ///     standard folder.
  /// - Throws: `WorkspaceError` if it cannot be added, or paths or templates cannot be used.
  package func plan(
    adding addition: Addition, named name: String, in folder: String? = nil
  ) throws(WorkspaceError) -> Plan {
    // The addition may need a declaration that is not outlined, or have the same name.
    let present = try plan(readingMembers: true, isComparing: false)
    guard !present.isStopped else { return present }
    let planner = AdditionPlanner(
      name: name, folder: folder, found: try ModuleFinder(settings).find(),
      supply: present.graph.supply, settings: settings)
    let edits =
      switch addition {
      case .service(let protocolName, let container):
        try planner.service(protocolName, in: container)
      case .consumer(let needs, let isView): try planner.consumer(needs, isView: isView)
      }
    let plan = try plan(readingMembers: true, with: edits)
    guard !plan.isStopped, !plan.isIncomplete else {
      return plan.with(changes: [], diagnostics: plan.diagnostics)
    }
    return plan.with(
      changes: edits.changes + plan.changes, diagnostics: edits.remarks + plan.diagnostics)
  }
}

import DependencyGraph
import Findings
import Resolution
import SwiftProgram

/// The files that `check` reads, so that it comes to the same where it may read nothing else.
public struct Inputs: Sendable {
  /// The files; absolute, sorted. A folder is among them where it matters that it is there, and none
  /// of its files does.
  public let paths: [String]
  /// What `check` would come to.
  public let plan: Plan

  /// The paths as seen from the working directory.
  public let relativePaths: [String]

  /// Runs `check` with a record of what it reads, and once more with these files alone.
  ///
  /// - Throws: `WorkspaceError` where `check` would, and where the files alone do not tell it all.
  public init(of request: Request, progress: Progress = .none) throws(WorkspaceError) {
    let record = FileRecord()
    let workspace = try Workspace(
      request.seeing(Files(recordedIn: record)), progress: progress)
    plan = try workspace.plan()
    let paths = record.paths
    self.paths = paths
    let folder = workspace.settings.workingDirectory
    relativePaths = paths.map { Path.relative(from: folder, to: $0) }
    // What could not be read may not be listed, and cannot be checked.
    guard !plan.isIncomplete else { return }
    var list = FileList()
    for path in paths { list.add(path, at: path, isFolder: Disk.targetKind(of: path) == .folder) }
    let again: Plan
    do {
      again = try Workspace(request.seeing(Files(of: list)), progress: progress).plan()
    } catch {
      throw WorkspaceError([.notTold(error.diagnostics.first, among: workspace.settings)])
    }
    guard !plan.comesToTheSame(as: again) else { return }
    let difference = Set(again.diagnostics).symmetricDifference(plan.diagnostics).sorted {
      $0.message < $1.message
    }
    throw WorkspaceError([.notTold(difference.first, among: workspace.settings)])
  }
}

extension Plan {
  /// Whether another plan does and tells the same.
  fileprivate func comesToTheSame(as other: Plan) -> Bool {
    changes == other.changes && kept == other.kept && isStopped == other.isStopped
      && diagnostics == other.diagnostics
      && modules.map(\.name) == other.modules.map(\.name)
      && modules.map(\.fileCount) == other.modules.map(\.fileCount)
      && containers.map(\.path) == other.containers.map(\.path)
  }
}

extension Diagnostic {
  /// A run that reads the listed files alone comes to something else.
  fileprivate static func notTold(_ difference: Diagnostic?, among settings: Settings) -> Diagnostic
  {
    Diagnostic(
      severity: .error, id: .unusableFileList,
      message: "a list of files does not tell all that 'hasgen check' goes by here", location: nil,
      notes: [
        difference.map {
          Note("with the list alone it differs in: \($0.message)", at: $0.location)
        },
        Note(
          "a link to a folder cannot be listed: name the folder that it leads to, in the manifest or "
            + "as 'sources' in \(Configuration.fileName)"),
      ].compactMap(\.self))
  }
}

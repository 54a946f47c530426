import DependencyGraph
import FileSystem
import Findings
import HasConfiguration
import Resolution
import SwiftProgram

/// The files that `check` reads, so that it comes to the same where it may read nothing else.
public struct Inputs: Sendable {
  /// The files; absolute, sorted. A folder is among them only where it matters that it is there, and
  /// none of its files does.
  public let paths: [String]
  /// The paths as seen from the working directory.
  public let relativePaths: [String]
  /// The plan of `check`.
  public let plan: Plan

  /// Makes a plan with a record of what it reads, and tries whether these files alone do.
  ///
  /// - Throws: `WorkspaceError` where a plan cannot be made, and where no list of files tells all
  ///   that it goes by.
  public init(of request: Request, progress: Progress = .none) throws(WorkspaceError) {
    let record = FileRecord()
    let workspace = try Workspace(
      request.seeing(Files(recordedIn: record)), progress: progress)
    plan = try workspace.plan()
    // What cannot be read need not be listed: whoever asks has to do something about it first.
    paths =
      plan.isIncomplete
      ? [] : try Self.sufficient(record, for: request, like: plan, progress: progress)
    relativePaths = paths.map {
      Path.relative(from: workspace.settings.workingDirectory, to: $0)
    }
  }

  /// The paths that do.
  private static func sufficient(
    _ record: FileRecord, for request: Request, like plan: Plan, progress: Progress
  ) throws(WorkspaceError) -> [String] {
    var differences: [Diagnostic] = []
    // That a folder is there mostly does not matter.
    for folders in [[], record.emptyFolders] {
      var list = FileList()
      for file in record.paths { list.add(file, at: file, isFolder: false) }
      for folder in folders { list.add(folder, at: folder, isFolder: true) }
      do {
        let other = try Workspace(request.seeing(Files(of: list)), progress: progress).plan()
        if plan.comesToTheSame(as: other) { return record.paths.union(folders).sorted() }
        differences =
          Array(Set(other.diagnostics).symmetricDifference(plan.diagnostics)).sortedByPlace
      } catch {
        differences = error.diagnostics
      }
    }
    throw WorkspaceError([.notTold(differences.first)])
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
  fileprivate static func notTold(_ difference: Diagnostic?) -> Diagnostic {
    let words = difference.map {
      Note("with the listed files alone it differs in: \($0.message)", at: $0.location)
    }
    let cure = Note(
      "a link to a folder cannot be listed: name the folder that it leads to, in the manifest or as "
        + "'sources' in \(Configuration.fileName)")
    return Diagnostic(
      severity: .error, id: .unusableFileList,
      message: "no list of files tells all that 'hasgen check' goes by here", location: nil,
      notes: [words, cure].compactMap(\.self))
  }
}

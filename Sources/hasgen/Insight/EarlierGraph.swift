import FileSystem
import Findings
import HasConfiguration
import HasWorkspace
import Insight
import Resolution

/// The graph that the sources are compared with: of a revision, or of a file.
struct EarlierGraph {
  private let word: String
  private let request: Request
  private let workingDirectory: String

  init(_ word: String, for request: Request, in workingDirectory: String) {
    self.word = word
    self.request = request
    self.workingDirectory = workingDirectory
  }

  /// Reads it; also returns the submodules that it needs, which are taken as they are today.
  ///
  /// - Throws: `WorkspaceError` for a file that holds no graph, and a revision that git does not
  ///   know.
  func graph() throws(WorkspaceError) -> (AppGraph, submodules: [String]) {
    let path = Path.join(workingDirectory, word)
    return word.hasSuffix(".json") && Disk.targetKind(of: path) == .file
      ? (try graph(inFile: path), []) : try graph(ofRevision: word)
  }

  private func graph(inFile path: String) throws(WorkspaceError) -> AppGraph {
    func unusable(_ reason: String) -> WorkspaceError {
      WorkspaceError(
        "cannot use '\(word)' as a graph: \(reason)", id: .unusableGraph,
        note: "make it anew: 'hasgen graph --format json > \(word)'")
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Disk.contents(of: path, upTo: .max)
    } catch {
      throw unusable(error.reason)
    }
    do throws(JSONError) {
      return try GraphJSON.graph(in: bytes)
    } catch {
      throw unusable(error.message)
    }
  }

  private func graph(
    ofRevision revision: String
  ) throws(WorkspaceError) -> (AppGraph, submodules: [String]) {
    guard let repository = Repository(around: workingDirectory) else {
      throw WorkspaceError(
        "'\(revision)' is no file of a graph, and there is no git repository around this folder",
        id: .unusableRevision)
    }
    let files: RevisionFiles
    do throws(GitShow.Failure) {
      files = try RevisionFiles(of: revision, in: repository.root)
    } catch {
      throw repository.error(error, about: revision)
    }
    let result = Result { () throws(WorkspaceError) in
      try graph(of: revision, in: Files(of: files))
    }
    if let failure = files.failure { throw repository.error(failure, about: revision) }
    return (try result.get(), files.openedSubmodules)
  }

  private func graph(
    of revision: String, in files: Files
  ) throws(WorkspaceError) -> AppGraph {
    do throws(WorkspaceError) {
      let plan = try Workspace(request.seeing(files)).planLooking()
      if let graph = plan.graph { return AppGraph(graph.resolved) }
      throw WorkspaceError(
        "the sources of '\(revision)' cannot be read", id: .unusableRevision,
        note: plan.diagnostics.first?.message)
    } catch {
      // There may have been no sources yet.
      let absent: Set<DiagnosticID> = [.noSwiftFile, .noSources, .missingPath]
      guard error.diagnostics.allSatisfy({ absent.contains($0.id) }) else { throw error }
      return AppGraph(nodes: [], edges: [])
    }
  }
}

/// The repository of git around a folder.
private struct Repository {
  let root: String
  /// Whether it has only a part of its history.
  let isShallow: Bool

  init?(around folder: String) {
    var folder = folder
    while Disk.kind(of: Path.join(folder, ".git")) == nil {
      guard folder != "/" else { return nil }
      folder = Path.folder(of: folder)
    }
    root = folder
    isShallow = Disk.kind(of: Path.join(folder, ".git/shallow")) != nil
  }

  /// Why nothing came of a revision, with the cure.
  func error(_ failure: GitShow.Failure, about revision: String) -> WorkspaceError {
    switch failure {
    case .notStarted(let error):
      WorkspaceError(
        "cannot run git: \(error.reason)", id: .unusableRevision,
        note: "or compare with a file: 'hasgen graph --format json > graph.json' in the revision")
    case .refused(let words):
      WorkspaceError(
        "git cannot show '\(revision)': \(words)", id: .unusableRevision,
        note: words.hasPrefix("fatal: transport ")
          ? "this clone has not all files of its history, and hasgen fetches none: run "
            + "'git fetch --refetch --no-filter', or clone without '--filter'"
          : isShallow
            ? "this clone has only a part of the history: run 'git fetch --unshallow', or set "
              + "'fetch-depth: 0' for 'actions/checkout'"
            : "name a commit, a branch or a tag: 'git log --oneline' lists commits")
    }
  }
}

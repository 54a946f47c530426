import FileSystem
import Findings
import HasConfiguration
import HasWorkspace
import Insight
import Resolution

/// The graph that the sources are compared with: of a revision, or of a file.
struct EarlierGraph {
  let graph: AppGraph
  /// The submodules that it needs, which are taken as they are today.
  var submodules: [String] = []
  /// What makes the comparison worth less.
  var warnings: [Diagnostic] = []
}

/// Reads the graph that the sources are compared with.
struct EarlierGraphReader {
  private let word: String
  private let request: Request
  private let workingDirectory: String

  init(_ word: String, for request: Request, in workingDirectory: String) {
    self.word = word
    self.request = request
    self.workingDirectory = workingDirectory
  }

  /// Reads the graph.
  ///
  /// - Throws: `WorkspaceError` for a file that holds no graph, and a revision that git does not
  ///   know.
  func read() throws(WorkspaceError) -> EarlierGraph {
    let isPath = word.hasSuffix(".json") || ["/", "./", "../"].contains { word.hasPrefix($0) }
    guard isPath else { return try graph(ofRevision: word) }
    return EarlierGraph(graph: try graph(inFile: Path.join(workingDirectory, word)))
  }

  private func graph(inFile path: String) throws(WorkspaceError) -> AppGraph {
    func unusable(_ reason: String) -> WorkspaceError {
      WorkspaceError(
        "cannot use '\(word)' as a graph: \(reason)", id: .unusableGraph,
        note: "make it anew: 'hasgen graph --format json > "
          + "\(word.hasSuffix(".json") ? word : "graph.json")'")
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Disk.contents(of: path, upTo: .max)
    } catch {
      throw unusable(Disk.targetKind(of: path) == .other ? "it is no file" : error.reason)
    }
    do throws(JSONError) {
      return try GraphJSON.graph(in: bytes)
    } catch {
      throw unusable(error.message)
    }
  }

  private func graph(ofRevision revision: String) throws(WorkspaceError) -> EarlierGraph {
    let folders = [workingDirectory] + request.paths.map { Path.join(workingDirectory, $0) }
    guard let repository = folders.lazy.compactMap(Repository.init).first else {
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
    var earlier = try result.get()
    earlier.submodules = files.openedSubmodules
    return earlier
  }

  private func graph(
    of revision: String, in files: Files
  ) throws(WorkspaceError) -> EarlierGraph {
    do throws(WorkspaceError) {
      let plan = try Workspace(request.seeing(files)).planLooking()
      guard let graph = plan.graph else {
        throw WorkspaceError(plan.diagnostics.filter { $0.severity == .error })
      }
      return EarlierGraph(
        graph: AppGraph(graph.resolved), warnings: warnings(about: plan.diagnostics, in: revision))
    } catch {
      // There may have been no sources yet.
      let absent: Set<DiagnosticID> = [.noSwiftFile, .noSources, .missingPath]
      guard error.diagnostics.allSatisfy({ absent.contains($0.id) }) else {
        throw WorkspaceError(error.diagnostics.map { $0.standing(in: revision) })
      }
      return EarlierGraph(
        graph: AppGraph(nodes: [], edges: []),
        warnings: [
          Diagnostic(
            severity: .warning, id: .unusableRevision,
            message: "'\(revision)' has no sources here, so all is new", location: nil,
            notes: error.diagnostics.prefix(1).map {
              Diagnostic.Note($0.standing(in: revision).message)
            })
        ])
    }
  }

  /// What is said of sources that hasgen did not fully understand in a revision.
  private func warnings(about diagnostics: [Diagnostic], in revision: String) -> [Diagnostic] {
    // An unmet dependency does not change who asks for what.
    let errors = diagnostics.filter { $0.severity == .error && $0.id != .unmetDependency }
    guard let first = errors.first else { return [] }
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    return [
      Diagnostic(
        severity: .warning, id: .unusableRevision,
        message:
          "hasgen finds \(count) in '\(revision)', and may tell what was there as new, or not "
          + "at all",
        location: nil, notes: [Diagnostic.Note(first.standing(in: revision).message)])
    ]
  }
}

extension Diagnostic {
  /// The diagnostic of a file as it was in a revision, where nobody can look it up.
  fileprivate func standing(in revision: String) -> Diagnostic {
    let place = location.map { "\($0.path):\($0.line):\($0.column) of " } ?? ""
    return Diagnostic(
      severity: severity, id: id, message: "\(place)'\(revision)': \(message)", location: nil,
      notes: notes.map { Note($0.message) })
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

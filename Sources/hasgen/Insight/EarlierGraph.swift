import Projects
import Findings
import HasWorkspace
import Insight
import Resolution

/// The graph that the sources are compared with: of a revision, or of a file.
struct EarlierGraph {
  let graph: AppGraph
  /// The submodules, by their paths, that cannot be read as they were.
  var lackingSubmodules: [String] = []
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
    let copy: RevisionCopy
    do throws(RevisionCopy.Failure) {
      copy = try RevisionCopy(of: revision, in: repository.root, for: workingDirectory)
    } catch {
      throw repository.error(error, about: revision)
    }
    defer { copy.remove() }
    var earlier = try graph(of: revision, in: copy)
    earlier.lackingSubmodules = copy.lackingSubmodules.map {
      Path.relative(from: workingDirectory, to: $0)
    }
    return earlier
  }

  private func graph(
    of revision: String, in copy: RevisionCopy
  ) throws(WorkspaceError) -> EarlierGraph {
    do throws(WorkspaceError) {
      let plan = try Workspace(request.moved(below: copy.folder)).planLooking()
      guard let graph = plan.graph else {
        throw WorkspaceError(plan.diagnostics.filter { $0.severity == .error })
      }
      return EarlierGraph(
        graph: AppGraph(graph.resolved).moved(outOf: copy),
        warnings: warnings(about: plan.diagnostics, in: revision, copy))
    } catch {
      // There may have been no sources yet.
      let absent: Set<DiagnosticID> = [.noSwiftFile, .noSources, .missingPath]
      guard error.diagnostics.allSatisfy({ absent.contains($0.id) }) else {
        throw WorkspaceError(error.diagnostics.map { $0.standing(in: revision, copy) })
      }
      return EarlierGraph(
        graph: AppGraph(nodes: [], edges: []),
        warnings: [
          Diagnostic(
            severity: .warning, id: .unusableRevision,
            message: "'\(revision)' has no sources here, so all is new", location: nil,
            notes: error.diagnostics.prefix(1).map {
              Diagnostic.Note($0.standing(in: revision, copy).message)
            })
        ])
    }
  }

  /// What is said of sources that hasgen did not fully understand in a revision.
  private func warnings(
    about diagnostics: [Diagnostic], in revision: String, _ copy: RevisionCopy
  ) -> [Diagnostic] {
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
        location: nil, notes: [Diagnostic.Note(first.standing(in: revision, copy).message)])
    ]
  }
}

extension Diagnostic {
  /// The diagnostic of a file as it was in a revision, where nobody can look it up.
  fileprivate func standing(in revision: String, _ copy: RevisionCopy) -> Diagnostic {
    let place = location.map { "\($0.path):\($0.line):\($0.column) of " } ?? ""
    return Diagnostic(
      severity: severity, id: id,
      message: "\(place)'\(revision)': \(message)".replacing(copy.folder, with: ""), location: nil,
      notes: notes.map { Note($0.message.replacing(copy.folder, with: "")) })
  }
}

extension AppGraph {
  /// The graph of a copy with the paths of the repository. Paths are absolute where the user works
  /// outside of the project.
  fileprivate func moved(outOf copy: RevisionCopy) -> AppGraph {
    guard nodes.contains(where: { $0.place?.path.hasPrefix(copy.folder) == true }) else {
      return self
    }
    let text = GraphJSON.text(self).replacing(copy.folder, with: "")
    return (try? GraphJSON.graph(in: Array(text.utf8))) ?? self
  }
}

/// The repository of git around a folder.
private struct Repository {
  let root: String
  /// Whether it has only a part of its history.
  let isShallow: Bool

  init?(around folder: String) {
    var folder = Path.normalized(folder)
    while Disk.kind(of: Path.join(folder, ".git")) == nil {
      guard folder != "/" else { return nil }
      folder = Path.folder(of: folder)
    }
    root = folder
    isShallow = Disk.kind(of: Path.join(folder, ".git/shallow")) != nil
  }

  /// Why nothing came of a revision, with the cure.
  func error(_ failure: RevisionCopy.Failure, about revision: String) -> WorkspaceError {
    switch failure {
    case .unavailable(let what, let error):
      WorkspaceError(
        "cannot \(what): \(error.reason)", id: .unusableRevision,
        note: "or compare with a file: 'hasgen graph --format json > graph.json' in the revision")
    case .refused(let words):
      WorkspaceError(
        "git cannot show '\(revision)': \(words)", id: .unusableRevision,
        note: words.hasPrefix("fatal: transport ") || words.contains("lazy fetching disabled")
          ? "this clone has not all files of its history, and hasgen fetches none: run "
            + "'git fetch --refetch --no-filter', or clone without '--filter'"
          : isShallow
            ? "this clone has only a part of the history: run 'git fetch --unshallow', or set "
              + "'fetch-depth: 0' for 'actions/checkout'"
            : "name a commit, a branch or a tag: 'git log --oneline' lists commits")
    }
  }
}

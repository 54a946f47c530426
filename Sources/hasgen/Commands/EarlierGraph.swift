import HasgenInsight
import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWorkspace

/// The old graph of a comparison, from a git revision or a file.
struct EarlierGraph {
  /// The graph; empty if a revision has no sources.
  private(set) var graph = AppGraph(nodes: [], edges: [])
  /// The reasons why the comparison may be wrong, and what it assumes.
  private(set) var remarks: [Diagnostic] = []

  /// Reads a graph.
  ///
  /// - Parameters:
  ///   - word: A revision, or the path of a file that `hasgen graph --format json` has printed.
  ///   - request: The request for the sources of today.
  init(_ word: String, for request: Request) throws(WorkspaceError) {
    if word.hasSuffix(".json") || ["/", "./", "../"].contains(where: word.hasPrefix) {
      graph = try Self.graph(inFile: word, request.workingDirectory)
      return
    }
    let copy = try RevisionCopy(of: word, around: request.workingDirectory)
    defer { copy.remove() }
    let submodules = try copy.write().quoted
    /// The message and its place, without the path of the copy.
    func words(_ error: Diagnostic) -> String {
      let place = error.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
      return (place + error.message).replacing(copy.folder, with: "")
    }
    let configuration = try Workspace(request).configurationFile
    let usesToday = configuration.map(copy.addMissingFile) ?? false
    var errors: [Diagnostic] = []
    do throws(WorkspaceError) {
      let plan = try Workspace(request.moved(below: copy.folder)).planLooking()
      // An unmet dependency does not change the needs of consumers.
      errors = plan.diagnostics.errors.filter { $0.id != .unmetDependency }
      graph = AppGraph(plan.graph)
    } catch {
      errors = error.diagnostics
      // There may have been no sources yet.
      let absent: Set<DiagnosticID> = [.noSwiftFile, .noSources, .missingPath]
      if let other = errors.first(where: { !absent.contains($0.id) }) {
        throw WorkspaceError("cannot read '\(word)': \(words(other))", id: .unusableRevision)
      }
    }
    var causes = errors.prefix(1).map {
      "hasgen may report too much as new, because of an error in '\(word)': \(words($0))"
    }
    if !submodules.isEmpty {
      causes.append(
        "submodules are read as they are now, not as in '\(word)': \(submodules.inWords())")
    }
    remarks = causes.map { Diagnostic(.warning, $0, id: .unusableRevision) }
    if usesToday {
      remarks.append(
        Diagnostic(
          .note, "'\(word)' has no configuration, so today's is used for both",
          id: .unusableRevision))
    }
  }

  private static func graph(
    inFile word: String, _ workingDirectory: String
  ) throws(WorkspaceError) -> AppGraph {
    let path = Path.join(workingDirectory, word)
    do {
      return try GraphDocument.graph(in: Disk.contents(of: path, upTo: .max))
    } catch {
      let reason = (error as? SystemError)?.reason ?? (error as? GraphError)?.reason ?? "\(error)"
      throw WorkspaceError(
        "cannot use '\(word)' as a graph: \(reason)", id: .unusableGraph,
        note: "make it anew: 'hasgen graph --format json > graph.json'")
    }
  }
}

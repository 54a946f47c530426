import FileSystem
import Findings
import HasConfiguration
import Projects

extension Workspace {
  /// The files of the whole project, or of what the paths stand for.
  ///
  /// - Throws: `WorkspaceError` if there is none, and for an outline of which no module takes a file.
  func find() throws(WorkspaceError) -> FoundSources {
    let found: FoundSources
    do {
      found = try ModuleFinder(settings).find()
    } catch {
      if error.diagnostics.contains(where: { $0.id == .noSwiftFile }) {
        try checkOutlines(taking: [])
      }
      throw error
    }
    let outlines = settings.files.outlines
    // Mostly, a module has the files of its outline.
    let first = Set(outlines.isEmpty ? [] : found.modules.compactMap(\.files.first))
    if !outlines.allSatisfy({ $0.files.first.map(first.contains) ?? false }) {
      try checkOutlines(taking: Set(found.modules.flatMap(\.files)))
    }
    return found
  }

  private func checkOutlines(taking taken: Set<String>) throws(WorkspaceError) {
    let idle = settings.files.outlines.filter { !$0.files.contains(where: taken.contains) }
    guard idle.isEmpty else {
      throw WorkspaceError(
        idle.map { outline in
          Diagnostic(
            severity: .error, id: .unusableOutline,
            message: "no module of this run has a file of '\(outline.path)'", location: nil,
            notes: [
              Diagnostic.Note(
                "run hasgen in the folder in which the outline was made, and with the same paths and "
                  + "configuration")
            ])
        })
    }
  }
}

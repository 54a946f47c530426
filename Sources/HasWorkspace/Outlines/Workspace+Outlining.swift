import DependencyGraph
import FileSystem
import Findings
import HasConfiguration
import Projects
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

extension Workspace {
  /// The outline of the modules of a name: mostly one.
  ///
  /// - Throws: `WorkspaceError` when there is no such module, or a part of it cannot be read.
  public func outline(ofModule name: String) throws(WorkspaceError) -> ModuleOutline {
    let found = try ModuleFinder(settings, missingFolders: .passedOver).find()
    let modules = found.modules.filter { $0.name == name }
    guard !modules.isEmpty else {
      throw WorkspaceError([.noModule(name, among: found.modules.map(\.name))])
    }
    // A folder may be a link to where its files are.
    let folders = modules.flatMap {
      $0.roots.flatMap { [$0.shown, settings.finder.shown($0.real)] }
    }
    // What cannot be read elsewhere is told where that is read.
    let unreadable = found.unreadableInModules[name] ?? []
    guard unreadable.isEmpty else { throw WorkspaceError(unreadable) }
    let reader = FileReader(
      files: settings.files, workingDirectory: settings.workingDirectory, detail: .everything,
      progress: progress)
    let paths = modules.flatMap(\.files).sorted()
    let words = settings.rules.wordsOfInterest
    let files = reader.read(paths) { path, source -> ModuleOutline.File in
      switch source {
      case .success(let bytes):
        ModuleOutline.File(path, bytes, lookingFor: words)
      case .failure(let error):
        ModuleOutline.File(
          path: path, text: .unreadable(Int(error.code)), isGenerated: false, sketch: nil)
      }
    }
    return ModuleOutline(
      name: name, folders: Set(folders).sorted(), words: words.signature, files: files)
  }
}

extension Diagnostic {
  fileprivate static func noModule(_ name: String, among known: [String]) -> Diagnostic {
    let meant = nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
    let others = Set(known).sorted().prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      severity: .error, id: .missingPath, message: "there is no module '\(name)'", location: nil,
      notes: [Diagnostic.Note(meant ?? "the modules are \(others)")])
  }
}

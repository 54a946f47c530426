import FileSystem
import Findings
import SwiftProgram

/// The sources that a run is asked for.
package struct SourceRequest: Sendable {
  /// The view of the disk in which the sources are found, with the folder of the project.
  package let finder: SourceFinder
  /// The kind of project at the folder; `nil` if it is no project.
  package let mark: ProjectMark?
  /// The paths of the command line; empty for the whole project.
  package let paths: [RequestedPath]
  /// The sources that the configuration names, with paths as seen from the working directory.
  package let sources: [ConfiguredSource]

  package init(
    finder: SourceFinder, mark: ProjectMark?, paths: [RequestedPath], sources: [ConfiguredSource]
  ) {
    self.finder = finder
    self.mark = mark
    self.paths = paths
    self.sources = sources
  }
}

/// Sources that the configuration names.
package struct ConfiguredSource: Sendable {
  /// The folder or a glob of folders, as seen from the working directory.
  package let path: RequestedPath
  package let module: String?
  package let defaultIsolation: ModuleSettings.DefaultIsolation?

  package init(
    path: RequestedPath, module: String?, defaultIsolation: ModuleSettings.DefaultIsolation?
  ) {
    self.path = path
    self.module = module
    self.defaultIsolation = defaultIsolation
  }

  /// The folders that it names: one that is there, or those that the glob fits.
  package func paths(in finder: SourceFinder) throws(WorkspaceError) -> [RequestedPath] {
    let isGlob = path.path.contains { "*?[".contains($0) }
    guard isGlob, Disk.kind(of: Path.join(finder.workingDirectory, path.path)) == nil
    else {
      return [path]
    }
    let folders = finder.folders(fitting: path.path)
    guard !folders.isEmpty else {
      throw WorkspaceError([path.error("no folder fits '\(path.path)'")])
    }
    return folders.map { RequestedPath($0, at: path.location) }
  }
}

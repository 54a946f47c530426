import FileSystem
import Findings

/// Finds the Swift files in folders.
package struct SourceFinder: Sendable {
  /// The files of the disk that may be seen.
  /// The folder in which relative paths begin; absolute, without links.
  package let workingDirectory: String
  /// The folder that `exclude` is relative to; absolute, without links.
  package let root: String
  /// The paths that are left out.
  package let exclude: [Glob]

  package init(workingDirectory: String, root: String, exclude: [Glob] = []) {
    self.workingDirectory = workingDirectory
    self.root = root
    self.exclude = exclude
  }

  /// Goes through a folder.
  ///
  /// - Parameter otherRoots: The folders that are not entered.
  package func walk(_ root: ModuleRoot, besides otherRoots: Set<ExactPath> = []) -> FolderWalk {
    var walk = FolderWalk(finder: self, root: root, otherRoots: otherRoots)
    walk.run()
    return walk
  }

  /// The path to print: as seen from the working directory for what lies below it, else as given.
  package func shown(_ real: String, asGiven given: String) -> String {
    guard let below = Path.below(workingDirectory, real) else { return given }
    return below.isEmpty ? "." : below
  }

  /// The path to print, as seen from the working directory: `../Core`.
  package func shown(_ real: String) -> String {
    let path = Path.relative(from: workingDirectory, to: real)
    return path.isEmpty ? "." : path
  }

  /// Whether `exclude` names the path; it is absolute.
  package func isExcluded(_ path: @autoclosure () -> String, isFolder: Bool) -> Bool {
    guard !exclude.isEmpty else { return false }
    let relative = Path.relative(from: root, to: path())
    return exclude.contains { $0.matches(relative, isFolder: isFolder) }
  }

  /// The paths that exist.
  ///
  /// - Throws: `WorkspaceError` with an error for each path that does not exist or holds no Swift.
  package func existing(_ paths: [RequestedPath]) throws(WorkspaceError) -> [ExistingPath] {
    var found: [ExistingPath] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let absolute = Path.join(workingDirectory, path.path)
      guard !path.path.isEmpty, let real = Disk.realPath(of: absolute),
        let kind = Disk.kind(of: real)
      else {
        diagnostics.append(path.error("there is no file or folder '\(path.path)'"))
        continue
      }
      guard kind == .folder || (kind == .file && Path.isSwiftFile(real)) else {
        diagnostics.append(path.error("'\(path.path)' is neither a folder nor a Swift file"))
        continue
      }
      if let reason = Path.reasonNotToName(path.path) {
        diagnostics.append(path.error("cannot read '\(path.path)': \(reason)"))
        continue
      }
      let shown = shown(real, asGiven: Path.normalized(path.path))
      found.append(ExistingPath(shown: shown, real: real, isFolder: kind == .folder))
    }
    guard diagnostics.isEmpty else { throw WorkspaceError(diagnostics) }
    return found
  }
}

/// A path that the user gave, on the command line or in the configuration.
package struct RequestedPath: Sendable {
  /// The path as seen from the working directory.
  package let path: String
  /// The place in the configuration; `nil` for the command line.
  package let location: Location?

  package init(_ path: String, at location: Location? = nil) {
    self.path = path
    self.location = location
  }

  /// An error about the path.
  package func error(_ message: String) -> Diagnostic {
    Diagnostic(severity: .error, id: .missingPath, message: message, location: location)
  }
}

/// A path that exists.
package struct ExistingPath {
  /// The path to print.
  package let shown: String
  /// The path without links; absolute.
  package let real: String
  package let isFolder: Bool
}

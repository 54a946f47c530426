import HasgenProgram
import HasgenReading

/// The view of the disk in which sources are found.
package struct SourceFinder: Sendable {
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

  /// Finds the files of a module.
  ///
  /// - Parameter otherRoots: The folders that are not entered.
  package func walk(_ root: ModuleRoot, besides otherRoots: Set<String> = []) -> FolderWalk {
    if let files = root.files { return FolderWalk(through: root, listing: files, self) }
    return FolderWalk(through: root, besides: otherRoots, self)
  }

  /// The path to print: relative to the working directory if it is below it, otherwise as given.
  package func shown(_ real: String, asGiven given: String) -> String {
    guard let below = Path.below(workingDirectory, real) else { return given }
    return below.isEmpty ? "." : below
  }

  /// The path to print, as seen from the working directory: `../Core`.
  package func shown(_ real: String) -> String {
    let path = Path.relative(from: workingDirectory, to: real)
    return path.isEmpty ? "." : path
  }

  /// A printed path as seen from the root.
  func pathInRoot(of shown: String) -> String {
    Path.relative(from: root, to: Path.resolved(workingDirectory, shown))
  }

  /// Returns true if `exclude` has a pattern for an absolute path.
  package func isExcluded(_ path: String, isFolder: Bool) -> Bool {
    guard !exclude.isEmpty else { return false }
    let relative = Path.relative(from: root, to: path)
    return exclude.contains { $0.matches(relative, isFolder: isFolder) }
  }

  /// Returns true if `exclude` has a pattern for a folder or a file, or for a folder around it.
  ///
  /// - Parameter path: Absolute.
  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    guard !exclude.isEmpty else { return false }
    return Disk.foldersUpward(from: path).prefix { $0 != root && $0 != "/" }.contains { outer in
      isExcluded(outer, isFolder: isFolder || outer != path)
    }
  }

  /// The paths that exist.
  ///
  /// - Throws: `WorkspaceError` with an error for each path that does not exist or holds no Swift.
  func existing(_ paths: [RequestedPath]) throws(WorkspaceError) -> [ExistingPath] {
    var found: [ExistingPath] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let real = Disk.realPath(of: Path.join(workingDirectory, path.path))
      if path.path.isEmpty || real == nil {
        diagnostics.append(path.error("there is no file or folder '\(path.path)'"))
      } else if let reason = Path.reasonNotToName(path.path) {
        diagnostics.append(path.error("cannot read '\(path.path)': \(reason)"))
      } else if let real {
        let kind = Disk.kind(of: real)
        let isFolder = kind == .folder
        let isSwiftFile = kind == .file && Path.isSwiftFile(real)
        if !isFolder, !isSwiftFile {
          diagnostics.append(path.error("'\(path.path)' is neither a folder nor a Swift file"))
        }
        let shown = shown(real, asGiven: Path.normalized(path.path))
        found.append(ExistingPath(shown: shown, real: real, isFolder: isFolder))
      }
    }
    guard diagnostics.isEmpty else { throw WorkspaceError(diagnostics) }
    return found
  }
}

/// Sources that the configuration names.
package struct ConfiguredSource: Sendable {
  /// The folder or a glob of folders, as seen from the working directory.
  package let path: RequestedPath
  package let module: String?
  package let defaultIsolation: ModuleSettings.DefaultIsolation?

  /// The folders that the path names: an existing one, or all that match the glob, sorted.
  func folders(in finder: SourceFinder) throws(WorkspaceError) -> [ExistingPath] {
    let parts = path.path.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = parts.prefix { part in !part.contains { "*?[".contains($0) } }
    guard fixed.count < parts.count,
      let glob = Glob("./" + parts.dropFirst(fixed.count).joined(separator: "/")),
      Disk.kind(of: Path.join(finder.workingDirectory, path.path)) == nil
    else { return try finder.existing([path]) }
    let base = fixed.joined(separator: "/")
    let depth = parts.contains("**") ? .max : parts.count - fixed.count
    let names = glob.folders(in: Path.join(finder.workingDirectory, base), depth: depth)
    guard !names.isEmpty else {
      throw WorkspaceError([path.error("no folder fits '\(path.path)'")])
    }
    return try finder.existing(
      names.sorted().map { RequestedPath(Path.join(base, $0), at: path.location) })
  }
}

extension Glob {
  /// The matching folders among a folder and those below it, relative to it.
  ///
  /// - Parameters:
  ///   - name: The path of the folder itself.
  ///   - depth: The number of levels to search below the folder.
  fileprivate func folders(in folder: String, named name: String = "", depth: Int) -> [String] {
    let own = matches(name, isFolder: true) ? [name] : []
    guard depth > 0 else { return own }
    return Disk.subfolders(of: folder).reduce(into: own) {
      $0 += folders(in: Path.join(folder, $1), named: Path.join(name, $1), depth: depth - 1)
    }
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
    Diagnostic(.error, message, id: .missingPath, at: location)
  }
}

/// A path that exists.
struct ExistingPath {
  /// The path to print.
  let shown: String
  /// The path without links; absolute.
  let real: String
  let isFolder: Bool
}

import DependencyGraph

/// Finds the Swift files below paths, and the module that each belongs to.
package struct SourceFinder: Sendable {
  /// Where relative paths begin; absolute, without links.
  let workingDirectory: String
  /// The folder that `exclude` is relative to; absolute, without links.
  let root: String
  /// The paths that are left out.
  let exclude: [Glob]

  package init(workingDirectory: String, root: String, exclude: [Glob] = []) {
    self.workingDirectory = workingDirectory
    self.root = root
    self.exclude = exclude
  }

  /// Finds what lies below the paths.
  ///
  /// A file belongs to the innermost of the paths that hold it; one that is itself a path and in
  /// none of the others, to a module named for its folder.
  ///
  /// - Throws: `WorkspaceError` with an error for each path that does not exist or holds no Swift.
  package func find(_ paths: [RequestedPath]) throws(WorkspaceError) -> FoundSources {
    let requests = try resolve(paths)
    var moduleRoots: [ModuleRoot] = []
    var unreadable: [Diagnostic] = []
    for request in requests where request.isFolder {
      do {
        moduleRoots += try modules(of: request, &unreadable)
      } catch {
        unreadable.append(.unreadable(request.shown, error))
      }
    }
    moduleRoots = unique(moduleRoots)

    let otherRoots = Set(moduleRoots.map { ExactPath($0.real) })
    var modules: [FoundSources.Module] = []
    var found: Set<ExactPath> = []
    var leftBehind: [String] = []
    for moduleRoot in moduleRoots {
      var walk = FolderWalk(finder: self, root: moduleRoot, otherRoots: otherRoots)
      walk.run()
      unreadable += walk.unreadable
      leftBehind += walk.leftBehind
      // Only files that are asked for on their own are looked for among these.
      if requests.contains(where: { !$0.isFolder }) {
        found.formUnion(walk.files.map { ExactPath($0.real) })
      }
      modules.append(
        FoundSources.Module(
          name: moduleRoot.name, folder: Path.normalized(moduleRoot.shown),
          files: walk.files.map(\.shown).sorted()))
    }
    let singles = requests.filter { !$0.isFolder && found.insert(ExactPath($0.real)).inserted }
    modules += Dictionary(grouping: singles) { Path.folder(of: $0.real) }.map { folder, files in
      let shown = shown(folder, asGiven: Path.folder(of: files[0].shown))
      return FoundSources.Module(
        name: moduleName(ofFolder: folder), folder: shown, files: files.map(\.shown).sorted())
    }
    return FoundSources(
      modules: modules.filter { !$0.files.isEmpty }
        .sorted { ($0.name, $0.files[0]) < ($1.name, $1.files[0]) },
      folders: requests.map { $0.isFolder ? $0.real : Path.folder(of: $0.real) },
      unreadable: unreadable, leftBehind: leftBehind)
  }

  /// Whether each folder in this one is a module: it is a package's `Sources`.
  func isPackageSources(_ folder: String) -> Bool {
    guard let real = Disk.realPath(of: Path.join(workingDirectory, folder)) else { return false }
    return Path.name(of: real) == "Sources"
      && Disk.kind(of: Path.join(Path.folder(of: real), "Package.swift")) != nil
  }

  /// The path to print: as seen from the working directory for what lies below it, else as given.
  func shown(_ real: String, asGiven given: String) -> String {
    guard let below = Path.below(workingDirectory, real) else { return given }
    return below.isEmpty ? "." : below
  }

  /// Whether `exclude` names the path; it is absolute.
  func isExcluded(_ path: @autoclosure () -> String, isFolder: Bool) -> Bool {
    guard !exclude.isEmpty else { return false }
    let relative = Path.relative(from: root, to: path())
    return exclude.contains { $0.matches(relative, isFolder: isFolder) }
  }

  private func resolve(_ paths: [RequestedPath]) throws(WorkspaceError) -> [ExistingPath] {
    var requests: [ExistingPath] = []
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
      requests.append(ExistingPath(shown: shown, real: real, isFolder: kind == .folder))
    }
    guard diagnostics.isEmpty else { throw WorkspaceError(diagnostics) }
    return requests
  }

  /// The folders that are one module each: the folder itself, or those in a package's `Sources`.
  private func modules(
    of request: ExistingPath, _ unreadable: inout [Diagnostic]
  ) throws(SystemError) -> [ModuleRoot] {
    guard isPackageSources(request.real) else {
      let name = moduleName(ofFolder: request.real)
      return [ModuleRoot(name: name, shown: request.shown, real: request.real)]
    }
    let entries = try Disk.entries(in: request.real).filter { !$0.name.hasPrefix(".") }
    let names = entries.filter { $0.reasonNotToName == nil }.map(\.name)
    // A package with one target may keep its files in `Sources` itself.
    if names.contains(where: Path.isSwiftFile) {
      let name = moduleName(ofFolder: Path.folder(of: request.real))
      return [ModuleRoot(name: name, shown: request.shown, real: request.real)]
    }
    for entry in entries {
      let path = Path.join(request.real, entry.name)
      guard let reason = entry.reasonNotToName, (entry.knownKind ?? Disk.kind(of: path)) == .folder,
        !isExcluded(path, isFolder: true)
      else { continue }
      unreadable.append(.unreadable(Path.join(request.shown, entry.name), because: reason))
    }
    let roots = names.compactMap { name -> (root: ModuleRoot, isLink: Bool)? in
      let path = Path.join(request.real, name)
      guard Disk.targetKind(of: path) == .folder, let real = Disk.realPath(of: path),
        // A link upward would bring in the modules beside it.
        Path.below(real, request.real) == nil, !isExcluded(path, isFolder: true)
      else { return nil }
      let root = ModuleRoot(
        name: moduleName(ofFolder: path), shown: Path.join(request.shown, name), real: real)
      return (root, Disk.kind(of: path) == .link)
    }
    // A folder keeps its own name rather than a link's.
    return roots.filter { !$0.isLink }.map(\.root) + roots.filter(\.isLink).map(\.root)
  }

  /// The first of those that are the same folder.
  private func unique(_ roots: [ModuleRoot]) -> [ModuleRoot] {
    var seen: Set<ExactPath> = []
    return roots.filter { seen.insert(ExactPath($0.real)).inserted }
  }

  /// The folder's name, as SwiftPM and Xcode make a module's name of it: `My_App` of `My-App`.
  func moduleName(ofFolder folder: String) -> String {
    let name = String(
      Path.name(of: folder).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}

/// A path that the user gave, on the command line or in the configuration.
package struct RequestedPath: Sendable {
  /// The path as seen from the working directory.
  let path: String
  /// Where it is written; `nil` for the command line.
  let location: Location?

  package init(_ path: String, at location: Location? = nil) {
    self.path = path
    self.location = location
  }

  fileprivate func error(_ message: String) -> Diagnostic {
    Diagnostic(severity: .error, id: "missing-path", message: message, location: location)
  }
}

/// A path that exists.
private struct ExistingPath {
  let shown: String
  let real: String
  let isFolder: Bool
}

/// A folder that is a module.
struct ModuleRoot {
  let name: String
  let shown: String
  let real: String
}

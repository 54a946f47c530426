import HasgenProgram
import HasgenReading

/// Finds the modules that a run is about, and their files.
package struct ModuleFinder {
  private let settings: Settings

  package init(_ settings: Settings) {
    self.settings = settings
  }

  private var finder: SourceFinder { settings.finder }

  /// The modules and files of the whole project, or of the projects and folders that the paths
  /// select.
  ///
  /// - Throws: `WorkspaceError` if a path does not exist, or there is no Swift file.
  package func find() throws(WorkspaceError) -> FoundSources {
    let project = try project()
    let paths = settings.paths
    if paths.isEmpty, project.roots.isEmpty, project.errors.isEmpty { throw nothingToRead }
    let (modules, isWhole) = try paths.isEmpty ? (project, true) : claims(besides: project)
    let found = walk(modules, isWhole)
    if found.modules.isEmpty, found.unreadable.isEmpty { throw noSwiftFile(in: found) }
    return found
  }

  /// Returns true if a folder is in a project or a source folder of this configuration.
  package func projectClaims(_ folder: String) throws(WorkspaceError) -> Bool {
    try project().claims(folder)
  }

  // MARK: Modules

  private var newModules: ProjectModules {
    ProjectModules(finder: finder, choosing: settings.configuration.projects)
  }

  /// The modules of the project around the working directory or the configuration.
  private func project() throws(WorkspaceError) -> ProjectModules {
    var modules = newModules
    let sources = settings.configuration.sources
    if sources.isEmpty, let mark = settings.mark { modules.addProject(in: finder.root, mark) }
    for source in sources {
      for path in try source.folders(in: finder) {
        guard path.isFolder else {
          guard let module = source.module else {
            throw WorkspaceError([
              source.path.error("'\(path.shown)' is a file, so it needs a 'module'")
            ])
          }
          modules.addFile(
            path.real, shownAs: path.shown, module: module, isolation: source.defaultIsolation)
          continue
        }
        modules.addFolder(
          path.real, shownAs: path.shown, .configuration, module: source.module,
          isolation: source.defaultIsolation)
      }
    }
    return modules
  }

  /// The modules that the path arguments select. A path in a project selects the whole project, any
  /// other path its folder. `isWhole` is true if all modules belong to projects.
  private func claims(
    besides project: ProjectModules
  ) throws(WorkspaceError) -> (modules: ProjectModules, isWhole: Bool) {
    func builtProject(around path: ExistingPath) -> ProjectFolder? {
      guard let nearest = Disk.nearestProject(around: path.real), nearest.mark.isBuilt
      else { return nil }
      return nearest
    }
    let paths = try finder.existing(settings.paths).map { ($0, project: builtProject(around: $0)) }
    let others = paths.filter { path, nearest in
      nearest?.folder != finder.root && !project.claims(path.real)
    }
    var modules = others.count < paths.count ? project : newModules
    for (folder, mark) in others.compactMap(\.project) { modules.addProject(in: folder, mark) }
    let loose = others.filter { $0.project == nil }.map(\.0)
    for path in loose {
      let folder = { path.isFolder ? $0 : Path.folder(of: $0) }
      modules.addFolder(folder(path.real), shownAs: folder(path.shown), .path)
    }
    return (modules, loose.isEmpty)
  }

  // MARK: Files

  private func walk(_ modules: ProjectModules, _ isWhole: Bool) -> FoundSources {
    var modules = modules
    var walks: [FolderWalk] = []
    // A walk may find further projects.
    while walks.count < modules.roots.count {
      let folders = modules.roots.filter { $0.files == nil }.map(\.real)
      let otherRoots = Set(folders + modules.tests.keys)
      for root in modules.roots[walks.count...] {
        let walk = finder.walk(root, besides: otherRoots)
        walks.append(walk)
        for (folder, mark) in walk.projects { modules.addProject(in: folder, mark) }
      }
    }
    let found = Self.modules(modules.roots, walks).withoutFilesOfXcodeTargets
    return FoundSources(
      modules: found.sorted { ($0.name, $0.files[0]) < ($1.name, $1.files[0]) },
      folders: modules.roots.map(\.real),
      unreadable: modules.errors + walks.flatMap(\.unreadable) + nameClashes(among: found),
      isWhole: isWhole, tests: modules.tests, targets: modules.targets)
  }

  /// The modules of some folders. Folders with the same module name in the configuration are one
  /// module.
  private static func modules(
    _ roots: [ModuleRoot], _ walks: [FolderWalk]
  ) -> [FoundSources.Module] {
    var modules: [FoundSources.Module] = []
    for (root, walk) in zip(roots, walks) {
      let same = modules.firstIndex {
        $0.name == root.name && $0.roots[0].origin == .configuration
          && root.origin == .configuration
      }
      let files = walk.files.map(\.shown)
      if let same {
        modules[same].files = Set(modules[same].files + files).sorted()
        modules[same].roots.append(root)
      } else {
        modules.append(
          FoundSources.Module(name: root.name, files: files.sorted(), roots: [root]))
      }
    }
    return modules
  }

  /// An error for each module name that targets of several Xcode projects have: an import of it may
  /// mean either.
  private func nameClashes(among modules: [FoundSources.Module]) -> [Diagnostic] {
    let targets = modules.filter { $0.roots[0].project != nil }
    return Dictionary(grouping: targets, by: \.name).compactMap { name, targets in
      let projects = Set(targets.compactMap { $0.roots[0].project }).map(finder.shown).sorted()
      guard projects.count > 1 else { return nil }
      return Diagnostic(
        .error, "\(projects.quoted.inWords()) have targets with the module name '\(name)'",
        id: .noSources, note: XcodeProjects.cure(naming: [projects[0]]))
    }
  }

  // MARK: Nothing found

  private static let cure =
    "name the folders to read, or list them as 'sources' in \(ProjectMark.configurationFile)"

  /// The error for a run without sources.
  private var nothingToRead: WorkspaceError {
    WorkspaceError(
      "no sources to read: there is no package and no Xcode project with targets here or in a "
        + "folder above", id: .noSources, note: Self.cure)
  }

  /// The error for folders without Swift files.
  private func noSwiftFile(in found: FoundSources) -> WorkspaceError {
    let folders = found.folders.map { "'\(finder.shown($0))'" }
    return WorkspaceError(
      "there is no Swift file in \(folders.isEmpty ? "the project" : folders.inWords())",
      id: .noSwiftFile, note: Self.cure)
  }
}

extension [FoundSources.Module] {
  /// The modules that have files. A package, such as one of tools, may have the folder of an app:
  /// files of an Xcode target do not belong to it.
  fileprivate var withoutFilesOfXcodeTargets: [FoundSources.Module] {
    let listed = Set(filter { $0.roots[0].files != nil }.flatMap(\.files))
    return compactMap { module in
      var module = module
      if module.roots[0].origin == .package { module.files.removeAll(where: listed.contains) }
      return module.files.isEmpty ? nil : module
    }
  }
}

extension Settings {
  /// The settings for a request. A project without its own configuration gets those of the outer
  /// project, if the outer configuration reads it.
  package init(_ request: Request) throws(WorkspaceError) {
    let own = try Settings(ofNearestProject: request)
    guard request.configuration == nil, own.mark?.isBuilt == true,
      let outer = Disk.configuration(aroundProject: own.root)
    else {
      self = own
      return
    }
    let around = try Settings(request, configuredIn: outer, own.workingDirectory)
    self = try ModuleFinder(around).projectClaims(own.root) ? around : own
  }
}

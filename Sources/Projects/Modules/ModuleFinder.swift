import FileSystem
import Findings
import SwiftProgram

/// Finds the modules that a request is about, and their files.
package struct ModuleFinder {
  private let request: SourceRequest
  private let finder: SourceFinder

  package init(_ request: SourceRequest) {
    self.request = request
    finder = request.finder
  }

  /// The files of the whole project, or of what the paths stand for.
  ///
  /// - Throws: `WorkspaceError` if a path does not exist, or there is no Swift file.
  package func find() throws(WorkspaceError) -> FoundSources {
    var modules = ProjectModules(finder: finder)
    var singles: [ExistingPath] = []
    var coverage = FoundSources.Coverage.projects
    if request.paths.isEmpty {
      modules = try project()
      if modules.roots.isEmpty, modules.unreadable.isEmpty { throw nothingToRead }
    } else {
      let claims = try claims(of: finder.existing(request.paths))
      modules = claims.modules
      for path in claims.folders { modules.add(folder: path.real, shownAs: path.shown, .path) }
      singles = claims.files
      coverage = claims.files.isEmpty ? claims.folders.isEmpty ? .projects : .folders : .files
    }
    let found = walk(modules, singles, coverage)
    if found.modules.isEmpty, found.unreadable.isEmpty { throw noSwiftFile(in: found) }
    return found
  }

  /// Whether the project reads a folder, or what is in it.
  package func projectClaims(_ folder: String) throws(WorkspaceError) -> Bool {
    try project().claims(folder)
  }

  // MARK: What is asked for

  /// The modules of the project around the working directory or the configuration.
  private func project() throws(WorkspaceError) -> ProjectModules {
    var modules = ProjectModules(finder: finder)
    guard request.sources.isEmpty else {
      for source in request.sources { try add(source, to: &modules) }
      return modules
    }
    if request.mark != nil { modules.add(project: finder.root, request.mark) }
    return modules
  }

  /// Adds what an entry of the configuration's `sources` names.
  private func add(
    _ source: ConfiguredSource, to modules: inout ProjectModules
  ) throws(WorkspaceError) {
    for path in try finder.existing(source.paths(in: finder)) {
      guard path.isFolder else {
        throw WorkspaceError([
          source.path.error("'\(path.shown)' is a file, and sources are folders")
        ])
      }
      if let name = source.module {
        modules.add(
          module: name, in: path.real, shownAs: path.shown, isolation: source.defaultIsolation)
      } else {
        modules.add(
          folder: path.real, shownAs: path.shown, .configuration,
          isolation: source.defaultIsolation)
      }
    }
  }

  /// The folders or files that paths stand for: a path inside a project stands for all of it.
  private func claims(
    of paths: [ExistingPath]
  ) throws(WorkspaceError) -> (
    modules: ProjectModules, folders: [ExistingPath], files: [ExistingPath]
  ) {
    let project = try project()
    var modules = ProjectModules(finder: finder)
    var others: [(folder: String, mark: ProjectMark)] = []
    var folders: [ExistingPath] = []
    var files: [ExistingPath] = []
    for path in paths {
      let nearest = Disk.nearestProject(around: path.real)
      let isInRoot = nearest?.folder == finder.root && nearest?.mark.isBuilt == true
      if isInRoot || project.claims(path.real) {
        modules = project
      } else if let nearest, nearest.mark.isBuilt {
        others.append(nearest)
      } else if path.isFolder {
        folders.append(path)
      } else {
        files.append(path)
      }
    }
    for (folder, mark) in others { modules.add(project: folder, mark) }
    return (modules, folders, files)
  }

  // MARK: Files

  private func walk(
    _ modules: ProjectModules, _ singles: [ExistingPath], _ coverage: FoundSources.Coverage
  ) -> FoundSources {
    var modules = modules
    var found: [[String]] = []
    var seen: Set<ExactPath> = []
    var unreadable: [Diagnostic] = []
    while found.count < modules.roots.count {
      let otherRoots = Set((modules.roots.map(\.real) + modules.tests.keys).map { ExactPath($0) })
      for root in modules.roots[found.count...] {
        let walk = finder.walk(root, besides: otherRoots)
        unreadable += walk.unreadable
        // Only files that are asked for on their own are looked for among these.
        if !singles.isEmpty { seen.formUnion(walk.files.map { ExactPath($0.real) }) }
        found.append(walk.files.map(\.shown).sorted())
        for (folder, mark) in walk.projects {
          modules.add(project: folder.real, mark)
        }
      }
    }
    let files = singles.filter { seen.insert(ExactPath($0.real)).inserted }
    // What a root is may have turned out after its files were found.
    let roots = Array(zip(modules.roots, found))
    let all = Self.merged(roots) + modulesOfFiles(files)
    let remarks = Self.remarks(on: roots.filter { !$0.1.isEmpty }.map(\.0))
    return FoundSources(
      modules: all.filter { !$0.files.isEmpty }
        .sorted { ($0.name, $0.files[0]) < ($1.name, $1.files[0]) },
      folders: modules.roots.map(\.real) + files.map { Path.folder(of: $0.real) },
      unreadable: modules.unreadable + unreadable, coverage: coverage,
      tests: modules.tests, remarks: modules.remarks + remarks)
  }

  /// A line for each module of which no manifest and no configuration says how it is isolated.
  private static func remarks(on roots: [ModuleRoot]) -> [String] {
    roots.filter { $0.origin != .package && $0.settings.defaultIsolation == nil }.map {
      "the default isolation of module '\($0.name)' is not known and counts as none"
    }
  }

  /// The modules of some folders, those that the configuration says to be one put together.
  private static func merged(
    _ found: [(root: ModuleRoot, files: [String])]
  ) -> [FoundSources.Module] {
    var modules: [(root: ModuleRoot, all: [ModuleRoot], files: [String])] = []
    for (root, files) in found {
      let same = modules.firstIndex {
        $0.root.origin == .configuration && root.origin == .configuration
          && $0.root.name == root.name
      }
      if let same {
        modules[same].files += files
        modules[same].all.append(root)
      } else {
        modules.append((root, [root], files))
      }
    }
    return modules.map { root, all, files in
      FoundSources.Module(
        name: root.name, folder: Path.normalized(root.shown), files: files.sorted(),
        settings: root.settings,
        isOfProject: root.origin == .package || root.origin == .xcodeProject,
        isDependency: root.isDependency, roots: all)
    }
  }

  /// The modules of single files: one for each folder.
  private func modulesOfFiles(_ files: [ExistingPath]) -> [FoundSources.Module] {
    Dictionary(grouping: files) { Path.folder(of: $0.real) }.map { folder, files in
      let shown = finder.shown(folder, asGiven: Path.folder(of: files[0].shown))
      return FoundSources.Module(
        name: ModuleName.ofFolder(folder), folder: shown, files: files.map(\.shown).sorted())
    }
  }

  // MARK: Nothing found

  /// The error of a run that nobody told what to read.
  private var nothingToRead: WorkspaceError {
    guard request.mark != nil else {
      return WorkspaceError(
        "no sources to read: there is no Package.swift and no Xcode project here or in a folder "
          + "above",
        id: .noSources, note: "name the folders to read: 'hasgen generate App'")
    }
    let sources = finder.shown(Path.join(finder.root, "Sources"))
    return WorkspaceError(
      "no sources to read: there is no folder '\(sources)'",
      id: .noSources,
      note:
        "name the folders to read, or list them as 'sources' in \(ProjectMark.configurationFile)")
  }

  /// There are folders, and no Swift file in them.
  private func noSwiftFile(in found: FoundSources) -> WorkspaceError {
    let folders = found.folders.map { "'\(finder.shown($0))'" }
    return WorkspaceError(
      "there is no Swift file in \(folders.isEmpty ? "the project" : folders.inWords)",
      id: .noSwiftFile,
      note:
        "name other folders to read, or list them as 'sources' in \(ProjectMark.configurationFile)")
  }
}

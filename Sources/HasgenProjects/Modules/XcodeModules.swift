import HasgenProgram
import HasgenReading
import HasgenWriting

/// The modules of the Xcode projects in a folder.
struct XcodeModules {
  /// A module for each target, with its files.
  private(set) var roots: [ModuleRoot] = []
  private(set) var targets: [XcodeTarget] = []
  /// The folders of test targets, without links, with the settings of their modules.
  private(set) var tests: [String: ModuleSettings] = [:]
  /// The folders of the packages that the projects refer to by path, without links.
  private(set) var localPackages: [String] = []
  /// The reasons why modules are missing.
  private(set) var errors: [Diagnostic] = []

  /// - Parameters:
  ///   - folder: The folder of the projects; absolute, without links.
  ///   - chosen: The projects and workspaces to read, if the configuration names them.
  init(in folder: String, finder: SourceFinder, choosing chosen: [RequestedPath] = []) {
    let found = XcodeProjects(in: folder, finder: finder, choosing: chosen)
    errors = found.errors
    var packages = found.packages
    var waiting = found.projects
    var seen: Set<String> = []
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted else { continue }
      do throws(WorkspaceError) {
        let project = try XcodeProject(reading: path, shownAs: finder.shown(path))
        packages += project.localPackages
        waiting += project.subprojects
        for target in project.targets { addTarget(target, of: path, finder) }
      } catch {
        errors += error.diagnostics
      }
    }
    localPackages = Set(packages.compactMap { Disk.realPath(of: $0) }).sorted().filter {
      Disk.isPackage($0) && !finder.isExcluded($0, isFolder: true)
    }
  }

  private mutating func addTarget(_ target: XcodeTarget, of project: String, _ finder: SourceFinder)
  {
    let settings = ModuleSettings(
      defaultIsolation: target.defaultIsolation, features: target.features)
    targets.append(target)
    guard !target.isForTests else {
      for folder in target.folders { tests[Disk.realPath(of: folder) ?? folder] = settings }
      return
    }
    let folder = Path.folder(of: project)
    var root = ModuleRoot(
      name: target.moduleName, shown: finder.shown(target.mainFolder ?? folder), real: folder,
      origin: .xcodeProject)
    root.settings = settings
    root.files = target.files.sorted()
    root.manifestOfIsolation = target.defaultIsolation == nil ? finder.shown(project) : nil
    roots.append(root)
  }
}

extension XcodeTarget {
  /// The outermost folders of its files.
  var folders: [String] {
    Set(files.map(Path.folder)).sorted().reduce(into: []) { outer, folder in
      let isInside = outer.contains { Path.below($0, folder) != nil }
      if !isInside { outer.append(folder) }
    }
  }

  /// The outermost folder with the most of its files.
  var mainFolder: String? {
    func fileCount(in folder: String) -> Int { files.count { $0.hasPrefix("\(folder)/") } }
    return folders.max { fileCount(in: $0) < fileCount(in: $1) }
  }
}

/// The Xcode projects in a folder that a run reads.
private struct XcodeProjects {
  /// The folders `….xcodeproj`; absolute.
  private(set) var projects: [String] = []
  /// The folders of the packages of workspaces; absolute.
  private(set) var packages: [String] = []
  private(set) var errors: [Diagnostic] = []

  init(in folder: String, finder: SourceFinder, choosing chosen: [RequestedPath]) {
    let names = Disk.readableEntries(in: folder).map(\.name).filter { !$0.hasPrefix(".") }.sorted()
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    let own = names.filter { $0.hasSuffix(".xcodeproj") }
    guard chosen.isEmpty else {
      for path in chosen { add(Path.resolved(finder.workingDirectory, path.path), finder) }
      return
    }
    let candidates = workspaces.isEmpty ? own : workspaces
    switch candidates.count {
    case 0: errors.append(.noXcodeProject(in: folder, names: names, finder))
    case 1: add(Path.join(folder, candidates[0]), finder)
    default: errors.append(.severalProjects(candidates, in: folder, finder))
    }
  }

  private mutating func add(_ path: String, _ finder: SourceFinder) {
    guard path.hasSuffix(".xcworkspace") else { return projects.append(path) }
    do throws(SystemError) {
      let workspace = try XcodeWorkspace(reading: path)
      projects += workspace.projects
      packages += workspace.packages
    } catch {
      errors.append(.unreadable(finder.shown(path), error))
    }
  }
}

extension Diagnostic {
  /// The error for a description from which a tool makes the project, if the project is not there.
  fileprivate static func noXcodeProject(
    in folder: String, names: [String], _ finder: SourceFinder
  ) -> Diagnostic {
    let known = ["Project.swift", "Workspace.swift", "project.yaml", "project.yml"]
    let description = names.first(where: known.contains) ?? known[0]
    let command = description.hasPrefix("p") ? "xcodegen generate" : "tuist generate"
    let path = finder.shown(Path.join(folder, description))
    return Diagnostic(
      .error, "the Xcode project that '\(path)' describes does not exist", id: .noSources,
      at: Location(path: path, line: 1, column: 1),
      note: "run '\(command)' first, or list the folders of each "
        + "module as 'sources' in \(ProjectMark.configurationFile)")
  }

  /// The error for several projects without a workspace.
  fileprivate static func severalProjects(
    _ names: [String], in folder: String, _ finder: SourceFinder
  ) -> Diagnostic {
    let paths = names.map { finder.shown(Path.join(folder, $0)) }
    let list = paths.map(\.json).joined(separator: ", ")
    return Diagnostic(
      .error, "there are several projects: \(paths.quoted.inWords())", id: .noSources,
      note: "name those to read in \(ProjectMark.configurationFile): '\"project\": [\(list)]'")
  }
}

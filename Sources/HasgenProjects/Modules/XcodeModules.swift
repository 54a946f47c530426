import HasgenProgram
import HasgenReading

/// The modules of Xcode projects.
struct XcodeModules {
  /// A module for each target, with its files.
  private(set) var roots: [ModuleRoot] = []
  private(set) var targets: [XcodeTarget] = []
  /// The folders of test targets, without links, with the settings of their modules.
  private(set) var tests: [String: ModuleSettings] = [:]
  /// The folders of the packages that the projects refer to by path; absolute.
  private(set) var localPackages: [String] = []
  /// The reasons why modules are missing.
  private(set) var errors: [Diagnostic] = []
  /// The folders `….xcodeproj` that are read; absolute.
  private(set) var projects: Set<String>

  /// Reads projects, and the projects to which they refer.
  ///
  /// - Parameters:
  ///   - paths: The folders `….xcodeproj`; absolute.
  ///   - known: The projects that are read already.
  init(of paths: [String], besides known: Set<String>, finder: SourceFinder) {
    projects = known
    var waiting = paths
    while let path = waiting.popLast() {
      guard projects.insert(path).inserted else { continue }
      do throws(WorkspaceError) {
        let project = try XcodeProject(reading: path, shownAs: finder.shown(path))
        localPackages += project.localPackages
        waiting += project.subprojects.filter(Disk.isFolder)
        for target in project.targets { addTarget(target, of: path, finder) }
      } catch {
        errors += error.diagnostics
      }
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
      name: target.moduleName, shown: finder.shown(folder), real: folder,
      origin: .xcodeProject)
    root.settings = settings
    root.files = target.files.sorted()
    root.project = project
    root.manifestOfIsolation = target.defaultIsolation == nil ? finder.shown(project) : nil
    roots.append(root)
  }
}

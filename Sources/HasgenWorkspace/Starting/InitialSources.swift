import HasgenProgram
import HasgenProjects
import HasgenReading

/// The project around a folder, as `init` finds it.
struct InitialSources {
  /// The project with its folder: `package 'News'`.
  private(set) var project = ""
  /// The files; `nil` if there is no Swift file.
  private(set) var found: FoundSources?

  /// The folder of the project; absolute, without links.
  let root: String
  private let workingDirectory: String

  /// - Parameter workingDirectory: A folder in the project, in which printed paths begin; absolute,
  ///   without links.
  init(around workingDirectory: String) {
    root = Disk.nearestProject(around: workingDirectory)?.folder ?? workingDirectory
    self.workingDirectory = workingDirectory
    let place = root == workingDirectory ? "" : " in '\(shown(root))'"
    switch Disk.projectMark(of: root) {
    case .package:
      let manifest = Manifest.path(in: root)
      let name = (try? Manifest(at: manifest, shownAs: manifest))?.name ?? Path.name(of: root)
      project = "package '\(name)'\(place)"
    case .xcodeProject: project = "Xcode project\(place)"
    case .configuration: project = "configuration\(place)"
    case nil: project = "neither a package nor an Xcode project"
    }
    found = try? ModuleFinder(Settings(Request(workingDirectory: workingDirectory))).find()
  }

  /// A path to print.
  func shown(_ path: String) -> String {
    SourceFinder(workingDirectory: workingDirectory, root: root).shown(path)
  }

  /// The configuration that exists already, of the project or around it; absolute.
  var configuration: String? {
    (Disk.hasConfiguration(root) ? root : Disk.configuration(aroundProject: root))
      .map { Path.join($0, Configuration.fileName) }
  }

  /// The plan of `generate` with the existing configuration, or else with a draft.
  func plan(with draft: ConfigurationDraft) throws(WorkspaceError) -> Plan {
    guard configuration == nil else {
      return try Workspace(Request(workingDirectory: workingDirectory)).plan()
    }
    let settings = try Settings(
      proposing: Array(draft.text.utf8), root: root, workingDirectory: workingDirectory)
    return try Workspace(settings).plan()
  }
}

import HasgenReading
import HasgenWriting

/// The Xcode projects that a run reads.
struct XcodeProjects {
  /// The folders `….xcodeproj`; absolute.
  private(set) var projects: [String] = []
  /// The folders of the packages in workspaces; absolute.
  private(set) var packages: [String] = []
  /// The reasons why projects are missing.
  private(set) var errors: [Diagnostic] = []

  private let finder: SourceFinder

  /// The workspace in a folder, or else the project.
  ///
  /// - Parameters:
  ///   - folder: Absolute, without links.
  ///   - isAlone: True if nothing else in the folder, such as a package, has modules.
  init(in folder: String, isAlone: Bool, finder: SourceFinder) {
    self.finder = finder
    let names = Disk.readableEntries(in: folder).map(\.name).filter { !$0.hasPrefix(".") }
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    let candidates = workspaces.isEmpty ? projects : workspaces
    switch candidates.count {
    case 0: addMissingProject(in: folder, names, isAlone: isAlone)
    case 1: add(Path.join(folder, candidates[0]), isAlone: isAlone)
    default: addChoice(among: candidates, in: folder)
    }
  }

  /// The projects and workspaces that the configuration names.
  init(chosen: [RequestedPath], finder: SourceFinder) {
    self.finder = finder
    for choice in chosen {
      let path = Path.resolved(finder.workingDirectory, choice.path)
      if Disk.isFolder(path) {
        add(path, isAlone: true)
      } else {
        errors.append(choice.error("there is no project '\(choice.path)'"))
      }
    }
  }

  private mutating func add(_ path: String, isAlone: Bool) {
    guard path.hasSuffix(".xcworkspace") else { return projects.append(path) }
    do throws(SystemError) {
      let workspace = try XcodeWorkspace(reading: path)
      let present = workspace.projects.filter(Disk.isFolder)
      projects += present
      packages += workspace.packages
      if present.count < workspace.projects.count {
        let isEmpty = isAlone && present.isEmpty && workspace.packages.isEmpty
        addMissingProjects(of: workspace, at: path, isEmpty ? .error : .warning)
      }
    } catch {
      errors.append(.unreadable(finder.shown(path), error))
    }
  }

  // MARK: Findings

  /// Adds a finding for projects of a workspace that do not exist. A tool may have to make them.
  private mutating func addMissingProjects(
    of workspace: XcodeWorkspace, at path: String, _ severity: Diagnostic.Severity
  ) {
    let missing = workspace.projects.filter { !projects.contains($0) }.map(finder.shown)
    let cure =
      projects.isEmpty
      ? "remove them from the workspace" : Self.cure(naming: projects.map(finder.shown))
    errors.append(
      Diagnostic(
        severity, "these projects of the workspace do not exist: \(missing.someInQuotes)",
        id: .noSources,
        at: Location(
          path: Path.join(finder.shown(path), XcodeWorkspace.fileName), line: 1, column: 1),
        note: "create them, or \(cure)"))
  }

  /// The words that ask for a list of projects in the configuration.
  static func cure(naming paths: [String]) -> String {
    let list = paths.map(\.json).joined(separator: ", ")
    return "name those to read in \(ProjectMark.configurationFile): '\"project\": [\(list)]'"
  }

  /// Adds a finding for the description of a project that a tool has not made.
  private mutating func addMissingProject(in folder: String, _ names: [String], isAlone: Bool) {
    let known = ["Project.swift", "Workspace.swift", "project.yaml", "project.yml"]
    let description = names.first(where: known.contains) ?? known[0]
    let command = description.hasPrefix("p") ? "xcodegen generate" : "tuist generate"
    let path = finder.shown(Path.join(folder, description))
    errors.append(
      Diagnostic(
        isAlone ? .error : .warning, "the Xcode project that '\(path)' describes does not exist",
        id: .noSources, at: Location(path: path, line: 1, column: 1),
        note: "run '\(command)' first, or list the folders of each module as 'sources' in "
          + ProjectMark.configurationFile))
  }

  /// Adds the error for several projects without a workspace, or several workspaces.
  private mutating func addChoice(among names: [String], in folder: String) {
    let paths = names.map { finder.shown(Path.join(folder, $0)) }
    errors.append(
      Diagnostic(
        .error, "there are several projects: \(paths.quoted.inWords())", id: .noSources,
        note: Self.cure(naming: paths)))
  }
}

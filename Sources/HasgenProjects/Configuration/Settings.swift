import HasgenProgram
import HasgenReading

/// The request and the configuration together.
package struct Settings {
  /// The kind of project at the root; `nil` if the root is none.
  package let mark: ProjectMark?
  /// The paths of the request; empty for the whole project.
  package let paths: [RequestedPath]
  /// The rules by which the sources are understood.
  package let rules: Rules
  /// The content of `.hasgen.json`.
  package let configuration: Configuration
  /// The path of the configuration; absolute. `nil` if there is no file.
  package private(set) var configurationFile: String?
  /// The view of the disk in which sources are found. It excludes the folders of test targets,
  /// which do not belong to a module even if they are inside the module's folder.
  package let finder: SourceFinder

  /// The folder in which relative paths begin; absolute, without links.
  package var workingDirectory: String { finder.workingDirectory }
  /// The folder of the project, or of the configuration: absolute, without links.
  package var root: String { finder.root }
  /// The paths of generated files that the configuration gives.
  package var outputs: [String] { rules.choices.all.compactMap(\.output) }

  /// The settings of the project that a request is about.
  init(ofNearestProject request: Request) throws(WorkspaceError) {
    let workingDirectory = Disk.realPath(of: request.workingDirectory) ?? request.workingDirectory
    if let file = request.configuration {
      self = try Settings(request, configuredBy: file, in: workingDirectory)
      return
    }
    let project = Self.project(of: request, in: workingDirectory)
    let root = project?.folder ?? workingDirectory
    if project != nil, Disk.kind(of: Path.join(root, Configuration.fileName)) != nil {
      self = try Settings(request, configuredIn: root, workingDirectory)
    } else {
      let finder = SourceFinder(workingDirectory: workingDirectory, root: root)
      self.init(request, configuration: Configuration(), in: finder, mark: project?.mark)
    }
  }

  /// The settings of the project in a folder that has a configuration.
  init(
    _ request: Request, configuredIn folder: String, _ workingDirectory: String
  ) throws(WorkspaceError) {
    let finder = SourceFinder(workingDirectory: workingDirectory, root: folder)
    let file = finder.shown(Path.join(folder, Configuration.fileName))
    try self.init(request, configuredBy: file, in: workingDirectory)
  }

  /// The settings of a project with a configuration that is not in a file.
  ///
  /// - Parameters:
  ///   - bytes: The text of the configuration.
  ///   - root: The folder of the project; absolute, without links.
  ///   - workingDirectory: The folder in which relative paths begin; absolute, without links.
  package init(
    proposing bytes: [UInt8], root: String, workingDirectory: String
  ) throws(WorkspaceError) {
    let finder = SourceFinder(workingDirectory: workingDirectory, root: root)
    self.init(
      Request(workingDirectory: workingDirectory),
      configuration: try Configuration(
        reading: bytes, path: Configuration.fileName, in: finder),
      in: finder, mark: Disk.projectMark(of: root))
  }

  private init(
    _ request: Request, configuredBy shown: String, in workingDirectory: String
  ) throws(WorkspaceError) {
    let file = Path.join(workingDirectory, shown)
    let root = Disk.realPath(of: Path.folder(of: file)) ?? Path.folder(of: file)
    let finder = SourceFinder(workingDirectory: workingDirectory, root: root)
    let bytes: [UInt8]
    do {
      bytes = try Disk.contents(of: file)
    } catch {
      throw WorkspaceError(
        "cannot read the configuration '\(shown)': \(error.reason)", id: .unreadableConfiguration)
    }
    self.init(
      request, configuration: try Configuration(reading: bytes, path: shown, in: finder),
      in: finder, mark: Disk.projectMark(of: root) ?? .configuration)
    configurationFile = file
  }

  private init(
    _ request: Request, configuration: Configuration, in folders: SourceFinder,
    mark: ProjectMark?
  ) {
    self.mark = mark
    self.configuration = configuration
    let tests = configuration.doubles.filter { !$0.isForPreviews }
    finder = SourceFinder(
      workingDirectory: folders.workingDirectory, root: folders.root,
      exclude: configuration.exclude
        + tests.map { Glob(naming: folders.pathInRoot(of: $0.folder.text)) })
    paths = request.paths.map { RequestedPath($0) }
    rules = Rules(
      protocols: configuration.protocols,
      containers: configuration.containers
        + request.containers.map(ContainerChoice.init(requested:)),
      doubles: configuration.doubles, hasNoContainer: configuration.hasNoContainer)
  }

  /// The project of the working directory. The first path decides instead if it is elsewhere, or in
  /// a project with its own configuration. `nil` if there is no project.
  private static func project(
    of request: Request, in workingDirectory: String
  ) -> (folder: String, mark: ProjectMark?)? {
    let here = Disk.nearestProject(around: workingDirectory)
    guard let path = request.paths.first,
      let first = Disk.realPath(of: Path.join(workingDirectory, path))
    else { return here }
    let isHere = here.map { Path.below($0.folder, first) != nil } ?? false
    let there = Disk.nearestProject(around: first)
    if let there, !isHere || Disk.hasConfiguration(there.folder) { return there }
    if isHere { return here }
    return Path.below(workingDirectory, first) == nil ? (first, nil) : (workingDirectory, nil)
  }
}

extension ContainerChoice {
  /// A container by a name of the command line, with or without its module: `Shop::AppDependency`.
  fileprivate init(requested text: String) {
    let parts = text.split(separator: "::", maxSplits: 1)
    if parts.count == 2 {
      self.init(String(parts[1]).asTypePath, module: String(parts[0]))
    } else {
      self.init(text.asTypePath)
    }
  }
}

import Roles
import FileSystem
import Findings
import Projects

/// The configuration that holds for a request, and the folder that its paths are relative to.
struct ConfigurationFile {
  /// The configuration; an empty one where there is no file.
  package let configuration: Configuration
  /// The folder of the project, or of the configuration: absolute, without links.
  package let root: String
  /// The kind of project at the root; `nil` if it is no project.
  package let mark: ProjectMark?

  private let workingDirectory: String

  /// Finds and reads it: the file that the request names, or else that of the project.
  ///
  /// The project is that of the working directory. It is that of the first path if that lies
  /// elsewhere, or in a project with a configuration of its own.
  package init(_ request: Request, workingDirectory: String) throws(WorkspaceError) {
    self.workingDirectory = workingDirectory
    if let file = request.configuration {
      let absolute = Path.join(workingDirectory, file)
      configuration = try Self.read(absolute, shown: file)
      root = Disk.realPath(of: Path.folder(of: absolute)) ?? Path.folder(of: absolute)
      mark = Disk.projectMark(of: root) ?? .configuration
      return
    }
    let first = request.paths.first.flatMap { Disk.realPath(of: Path.join(workingDirectory, $0)) }
    var project = Disk.nearestProject(around: workingDirectory)
    if let first, let other = Disk.nearestProject(around: first) {
      let isElsewhere = project.map { Path.below($0.folder, first) == nil } ?? true
      if isElsewhere || Disk.hasConfiguration(other.folder) { project = other }
    } else if let first, project.map({ Path.below($0.folder, first) == nil }) ?? true {
      project = nil
    }
    mark = project?.mark
    root = project?.folder ?? first ?? workingDirectory
    let file = Path.join(root, Configuration.fileName)
    let isThere = mark != nil && Disk.kind(of: file) != nil
    configuration =
      isThere
      ? try Self.read(
        file, shown: Self.path(of: Configuration.fileName, root, workingDirectory))
      : Configuration()
  }

  /// A configuration that is no file, for a project.
  ///
  /// - Parameter root: The folder of the project; absolute, without links.
  package init(proposing configuration: Configuration, root: String, workingDirectory: String) {
    self.configuration = configuration
    self.root = root
    self.workingDirectory = workingDirectory
    mark = Disk.projectMark(of: root)
  }

  /// A path of the configuration as seen from the working directory.
  package func path(of written: String) -> String {
    Self.path(of: written, root, workingDirectory)
  }

  private static func path(
    of written: String, _ root: String, _ workingDirectory: String
  ) -> String {
    let absolute = Path.normalized(Path.join(root, written))
    if let below = Path.below(workingDirectory, absolute) { return below.isEmpty ? "." : below }
    guard !written.hasPrefix("/"), Path.below(root, workingDirectory) != nil else {
      return absolute
    }
    return Path.relative(from: workingDirectory, to: absolute)
  }

  private static func read(
    _ file: String, shown: String
  ) throws(WorkspaceError) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try Disk.contents(of: file)
    } catch {
      throw WorkspaceError(
        "cannot read the configuration '\(shown)': \(error.reason)", id: .unreadableConfiguration)
    }
    return try Configuration(reading: bytes, path: shown)
  }
}

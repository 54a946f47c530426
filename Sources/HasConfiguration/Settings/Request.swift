import FileSystem
/// The user's request on the command line.
public struct Request: Sendable {
  /// The folder in which relative paths begin; absolute.
  public let workingDirectory: String
  /// The source folders and files; empty for those of the configuration or the package.
  public let paths: [String]
  /// The configuration to take in place of `.hasgen.json`.
  public let configuration: String?
  /// Containers beside those of the configuration.
  public let containers: [String]
  /// The files of the disk that the run may see.
  package let files: Files

  /// A request; by default for the package around the working directory.
  public init(
    workingDirectory: String, paths: [String] = [], configuration: String? = nil,
    containers: [String] = []
  ) {
    self.init(
      workingDirectory: workingDirectory, paths: paths, configuration: configuration,
      containers: containers, files: .ofDisk)
  }

  package init(
    workingDirectory: String, paths: [String], configuration: String?, containers: [String],
    files: Files
  ) {
    self.workingDirectory = workingDirectory
    self.paths = paths
    self.configuration = configuration
    self.containers = containers
    self.files = files
  }

  /// Returns the request for a copy of the files, which lies below a folder.
  package func moved(below folder: String) -> Request {
    func moved(_ path: String) -> String { path.hasPrefix("/") ? folder + path : path }
    return Request(
      workingDirectory: moved(workingDirectory), paths: paths.map(moved),
      configuration: configuration.map(moved), containers: containers, files: files)
  }

  /// Returns the request of a run that sees some files only.
  package func seeing(_ files: Files) -> Request {
    Request(
      workingDirectory: workingDirectory, paths: paths, configuration: configuration,
      containers: containers, files: files)
  }
}

/// The user's request on the command line.
package struct Request: Sendable {
  /// The absolute path of the folder that relative paths begin in.
  package let workingDirectory: String
  /// The source folders and files; empty to read those of the configuration or the package.
  package let paths: [String]
  /// The configuration file to read instead of `.hasgen.json`.
  package let configuration: String?
  /// The containers in addition to those of the configuration.
  package let containers: [String]

  /// Creates a request; by default, for the package around the working directory.
  package init(
    workingDirectory: String, paths: [String] = [], configuration: String? = nil,
    containers: [String] = []
  ) {
    self.workingDirectory = workingDirectory
    self.paths = paths
    self.configuration = configuration
    self.containers = containers
  }

  /// Returns the request for a copy of all files below a folder.
  package func moved(below folder: String) -> Request {
    func moved(_ path: String) -> String { path.hasPrefix("/") ? folder + path : path }
    return Request(
      workingDirectory: moved(workingDirectory), paths: paths.map(moved),
      configuration: configuration.map(moved), containers: containers)
  }
}

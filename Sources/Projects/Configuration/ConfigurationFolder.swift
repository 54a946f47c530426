/// The folder that the paths of a configuration are relative to. Both folders are absolute, without
/// links.
package struct ConfigurationFolder: Sendable {
  /// The folder of the project, or of the configuration.
  package let root: String
  /// The folder in which printed paths begin.
  package let workingDirectory: String

  package init(_ root: String, workingDirectory: String) {
    self.root = root
    self.workingDirectory = workingDirectory
  }

  /// Returns a path of the configuration as seen from the working directory.
  func path(of written: String) -> String {
    let absolute = Path.normalized(Path.join(root, written))
    if let below = Path.below(workingDirectory, absolute) { return below.isEmpty ? "." : below }
    guard !written.hasPrefix("/"), Path.below(root, workingDirectory) != nil else {
      return absolute
    }
    return Path.relative(from: workingDirectory, to: absolute)
  }

  /// Returns a printed path as seen from the root.
  func pathInRoot(of path: String) -> String {
    Path.relative(from: root, to: Path.normalized(Path.join(workingDirectory, path)))
  }
}

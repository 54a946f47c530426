import HasgenReading

/// A limit from the configuration: the modules and files that may name a Has-protocol or container.
package struct LintPolicy: Sendable {
  /// The name of the protocol or container.
  package let name: String
  /// The modules that may name the protocol or container; empty if the policy lists only paths.
  package let modules: Set<String>
  /// The globs of files that may name it, as written; empty if the policy lists only modules.
  package let paths: [String]
  /// Returns true for the path of a file that one of the globs matches.
  let allowsPath: @Sendable (String) -> Bool
  /// The location of the policy in the configuration.
  package let location: Location?

  package init(
    name: String, modules: Set<String>, paths: [String],
    allowsPath: @escaping @Sendable (String) -> Bool, location: Location?
  ) {
    self.name = name
    self.modules = modules
    self.paths = paths
    self.allowsPath = allowsPath
    self.location = location
  }

  /// True if a file may name the protocol or container: the policy lists its module, or a glob
  /// matches its path.
  package func allows(module: String, path: String) -> Bool {
    modules.contains(module) || allowsPath(path)
  }

  /// The modules and paths that the policy allows, in words.
  package var words: String {
    (modules.sorted().map { "module '\($0)'" } + paths.map { "'\($0)'" }).joined(separator: ", ")
  }
}

import Findings

/// A rule of the configuration about who may name a Has-protocol, or see a container.
package struct LintPolicy: Sendable {
  /// The name of the protocol or container.
  let name: String
  /// The modules that may name it; empty where only paths say who may.
  let modules: Set<String>
  /// The globs of files that may name it, as written; empty where only modules say who may.
  let paths: [String]
  /// Returns true for the path of a file that one of the globs matches.
  let allowsPath: @Sendable (String) -> Bool
  /// The place in the configuration.
  let location: Location?

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

  /// Returns true for a file that may name it: one of a module, or at a path, that the policy lists.
  func allows(module: String, path: String) -> Bool {
    modules.contains(module) || !paths.isEmpty && allowsPath(path)
  }

  /// The modules and paths that may name it, in words.
  var words: String {
    (modules.sorted().map { "module '\($0)'" } + paths.map { "'\($0)'" }).joined(separator: ", ")
  }
}

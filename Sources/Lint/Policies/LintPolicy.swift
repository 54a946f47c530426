import Findings

/// A rule of the configuration about who may name a Has-protocol, or see a container.
package struct LintPolicy: Sendable {
  /// The protocol or container that a policy is about.
  package enum Subject: Sendable {
    case protocolNamed(String)
    case containerNamed(String)

    /// The name of the protocol or container.
    package var name: String {
      switch self {
      case .protocolNamed(let name), .containerNamed(let name): name
      }
    }
  }

  package let subject: Subject
  /// The modules that may name it; empty where only paths say who may.
  package let modules: Set<String>
  /// The globs of files that may name it, as written; empty where only modules say who may.
  package let paths: [String]
  /// Returns true for the path of a file that one of the globs matches.
  package let allowsPath: @Sendable (String) -> Bool
  /// The place in the configuration.
  package let location: Location?

  package init(
    subject: Subject, modules: Set<String>, paths: [String],
    allowsPath: @escaping @Sendable (String) -> Bool, location: Location?
  ) {
    self.subject = subject
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

import DependencyGraph
import Projects
import HasWorkspace
import Resolution
import SwiftProgram

extension Command {
  /// The options of the commands that work on a graph.
  static let common: [Option] = [
    .config, .container, .reporter, .color, .quiet, .verbose, .help,
  ]

  /// The end of their help pages.
  static let sharedDiscussion = """
    Without a path, hasgen reads the project around this folder: the 'sources' in
    '.hasgen.json', or the targets of the package, or the folders beside the Xcode
    project. A path inside a project selects the whole project. Any other folder is
    a module of its own.

    Errors go to standard error. '--reporter json' and 'sarif' print one document to
    standard output instead. '--reporter github' prints annotations, which hasgen
    adds by itself in GitHub Actions.
    """
}

extension Plan {
  /// The size of the plan, in words.
  var summary: String {
    let conformances = containers.reduce(0) { $0 + $1.conformances.count }
    let counts = [
      (containers.count, "container"), (conformances, "conformance"), (doubles.count, "double"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    guard parts.isEmpty else { return parts.joined(separator: ", ") + " up to date" }
    return "no container in \(modules.reduce(0) { $0 + $1.fileCount }.counted("file"))"
  }

  /// The modules, files and containers that were read, in lines.
  var readings: String {
    var lines: [String] = []
    for module in modules {
      let settings = module.settings
      let isolation = settings.defaultIsolation.map { "; default isolation \($0.rawValue)" } ?? ""
      let reason = settings.isReadOnly ? "; read only, since its package has a .hasgen.json" : ""
      let count = module.fileCount.counted("file")
      lines.append("read module '\(module.name)': \(count)\(isolation)\(reason)")
      lines += module.files.map { "read \($0.path)" }
    }
    lines += containers.map { container in
      let conformances = container.conformances.count.counted("generated conformance")
      return "container '\(container.name)' in \(container.path): \(conformances); "
        + container.origin.words
    }
    lines += nearContainers.map(\.words)
    return lines.map { "\($0)\n" }.joined()
  }
}

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

  /// The part that they share.
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
    guard !containers.isEmpty || !doubles.isEmpty else {
      let files = modules.reduce(0) { $0 + $1.fileCount }.counted("file")
      return "no container in \(files)"
    }
    let conformances = containers.reduce(0) { $0 + $1.conformances.count }
    let parts =
      (containers.isEmpty
        ? [] : [containers.count.counted("container"), conformances.counted("conformance")])
      + (doubles.isEmpty ? [] : [doubles.count.counted("double")])
    return parts.joined(separator: ", ") + " up to date"
  }

  /// The modules, files and containers that were read, in lines.
  var readings: String {
    var text = ""
    for module in modules {
      let others = module.sketched.isEmpty ? "" : ", \(module.files.count) of them closely"
      text += "read module '\(module.name)': \(module.fileCount.counted("file"))\(others)"
      text += "\(module.settings.remark)\n"
      for file in module.files { text += "read \(file.path)\n" }
    }
    for container in containers {
      let conformances = container.conformances.count.counted("generated conformance")
      text +=
        "container '\(container.name)' in \(container.path): \(conformances); "
        + "\(container.origin.words)\n"
    }
    if containers.isEmpty, !doubles.isEmpty {
      text += "no container: all that is generated are doubles\n"
    }
    for near in nearContainers { text += near.words + "\n" }
    for protocolName in leftOut() { text += protocolName.words + "\n" }
    return text
  }
}

extension ModuleSettings {
  /// The settings of the build that change the generated code; empty for none.
  fileprivate var remark: String {
    let isolation = defaultIsolation.map { "; default isolation \($0.rawValue)" } ?? ""
    return isolation + (isReadOnly ? "; read only, since its package has a .hasgen.json" : "")
  }
}

import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWorkspace

extension Plan {
  /// The size of the plan, in words.
  var summary: String {
    let conformances = containers.flatMap(\.conformances).count
    let counts = [
      (containers.count, "container"), (conformances, "conformance"), (doubles.count, "double"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    guard parts.isEmpty else { return parts.joined(separator: ", ") + " up to date" }
    return "no container in \(Set(modules.flatMap(\.files).map(\.path)).count.counted("file"))"
  }

  /// The modules, files and containers that were read, one on each line.
  var verboseText: String {
    var lines: [String] = []
    for module in modules {
      let settings = module.settings
      let isolation = settings.defaultIsolation.map { "; default isolation \($0.rawValue)" } ?? ""
      let reason = settings.isReadOnly ? "; read only, since its package has a .hasgen.json" : ""
      let count = module.files.count.counted("file")
      lines.append("read module '\(module.name)': \(count)\(isolation)\(reason)")
      lines += module.files.map { "read \($0.path)" }
    }
    lines += containers.map { container in
      let conformances = container.conformances.count.counted("generated conformance")
      return "container '\(container.name)' in \(container.path): \(conformances); "
        + container.origin.words
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

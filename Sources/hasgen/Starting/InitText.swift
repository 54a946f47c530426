import Findings
import HasWorkspace
import Projects
import Resolution
import SwiftProgram

/// The text that `init` prints about a project.
struct InitText {
  /// The lines.
  private(set) var text = ""
  /// Whether something is for the user to decide.
  private(set) var isUndecided: Bool

  private let found: Initialization
  private let isDry: Bool
  /// The number of entries that a list shows.
  private let limit: Int

  init(of found: Initialization, isDry: Bool, isVerbose: Bool) {
    self.found = found
    self.isDry = isDry
    limit = isVerbose ? .max : 6
    isUndecided = found.isUndecided
    addProject()
    guard !found.modules.isEmpty else {
      if !isUndecided {
        add("there is no Swift file to read", "next: swift package init, then hasgen init")
      }
      return
    }
    let suggestions = SuggestionText(of: found.suggestions)
    text += suggestions.text
    isUndecided = isUndecided || suggestions.isUndecided
    addConfiguration()
    addPlan()
  }

  private mutating func add(_ lines: String...) { add(lines) }

  private mutating func add(_ lines: [String]) { text += lines.map { "\($0)\n" }.joined() }

  private mutating func add(list: [String]) {
    add(list.prefix(limit).map { "  \($0)" })
    if list.count > limit { add("  and \(list.count - limit) more; '--verbose' lists all") }
  }

  // MARK: The project

  private mutating func addProject() {
    let targets = found.targets.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    let parts = targets.isEmpty ? found.modules.map(words) : targets.map(words)
    let noun = targets.isEmpty ? "module" : "target"
    let tests =
      found.testTargetCount == 0
      ? "" : "; \(found.testTargetCount.counted("target")) of tests, not read"
    switch parts.count {
    case 0: add(found.project)
    case 1: add("\(found.project): \(noun) \(parts[0])\(tests)")
    default:
      add("\(found.project): \(parts.count) \(noun)s\(tests)")
      add(list: parts)
    }
    let others = found.modules.filter { module in
      !targets.isEmpty && !targets.contains { $0.moduleName == module.name }
    }
    if !others.isEmpty {
      add("other modules: \(others.map { "'\($0.name)'" }.inWords(atMost: limit))")
    }
    add(Array(found.remarks.prefix(limit)))
  }

  private func words(_ module: (name: String, fileCount: Int)) -> String {
    "'\(module.name)', \(module.fileCount.counted("file"))"
  }

  private func words(_ target: XcodeTarget) -> String {
    let module = target.moduleName == target.name ? nil : "module '\(target.moduleName)'"
    let isolation = target.defaultIsolation == .mainActor ? "on the main actor by default" : nil
    return ["'\(target.name)'", target.files.count.counted("file"), module, isolation]
      .compactMap(\.self).joined(separator: ", ")
  }

  // MARK: The configuration

  private mutating func addConfiguration() {
    guard !found.isSettled else {
      if let existing = found.existing {
        add("configuration: '\(existing)' exists, and stays as it is")
      } else if !isUndecided, found.plan?.containers.isEmpty == false {
        add("configuration: the defaults are enough")
      }
      return
    }
    if let existing = found.existing {
      add("configuration: '\(existing)' stays as it is; a new one would say:")
      isUndecided = true
    } else {
      let verb = isDry ? "would write" : "wrote"
      add("configuration: \(verb) \(found.configurationPath), since the defaults are not enough")
    }
    add(list: found.causes)
    add(found.draft.text.split(separator: "\n").map { "    \($0)" })
  }

  // MARK: The next command

  private mutating func addPlan() {
    guard found.existing == nil || found.isSettled else { return }
    guard let plan = found.plan, !plan.containers.isEmpty else {
      guard found.problems.isEmpty, !isUndecided else { return }
      guard found.plan?.isIncomplete != true else {
        return add("next: correct the errors, or list folders as 'sources' in '.hasgen.json'")
      }
      add(
        "next: write 'struct AppDependency: Sendable {}' into a file of its own",
        "then: hasgen new service ImageProvider, to begin with one service")
      return
    }
    if let error = plan.diagnostics.first(where: { $0.severity == .error }) {
      let place = error.location.map { "\($0.path):\($0.line): " } ?? ""
      add("'hasgen generate' would report errors, the first of them:", "  \(place)\(error.message)")
      add("next: hasgen check")
    } else if plan.changes.isEmpty {
      add(
        "'hasgen generate' has nothing to write: \(plan.summary)",
        "next: hasgen check, here and in your CI")
    } else {
      let count = plan.containers.reduce(0) { $0 + $1.conformances.count }
      add(
        "'hasgen generate' would write \(count.counted("conformance")) into "
          + "\(plan.changes.count.counted("file")):")
      add(list: plan.changes.map(\.path))
      add("next: \(isDry && found.mayWrite ? "hasgen init, then " : "")hasgen generate")
      if found.targets.contains(where: { !$0.hasSynchronizedFolders }) {
        add("then add each new file to its target in Xcode, once: the project lists its files")
      }
    }
  }
}

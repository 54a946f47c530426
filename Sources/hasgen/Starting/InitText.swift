import DependencyGraph
import Findings
import HasWorkspace
import Resolution

/// The text that `init` prints about a project.
struct InitText {
  /// The lines.
  private(set) var text = ""
  /// Whether something is for the user to decide, so that nothing is settled yet.
  private(set) var isUndecided = false

  private let found: Initialization
  private let isDry: Bool
  private let isVerbose: Bool

  init(of found: Initialization, isDry: Bool, isVerbose: Bool) {
    self.found = found
    self.isDry = isDry
    self.isVerbose = isVerbose
    let place = PlaceText(of: found, isVerbose: isVerbose)
    text += place.text
    isUndecided = place.isUndecided
    guard found.fileCount > 0 else {
      if !isUndecided { addEmptyFolder() }
      return
    }
    let judgement = SuggestionText(of: found.suggestions)
    text += judgement.text
    isUndecided = isUndecided || judgement.isUndecided
    addConfiguration()
    addPlan()
  }

  private mutating func add(_ lines: String...) {
    for line in lines { text += line + "\n" }
  }

  private mutating func addEmptyFolder() {
    add("there is no Swift file to read", "next: swift package init, then hasgen init")
  }

  // MARK: The configuration

  private mutating func addConfiguration() {
    guard !found.isSettled else {
      if let existing = found.existing {
        add("configuration: '\(existing)' is there, and stays as it is")
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
    let limit = isVerbose ? Int.max : 4
    for cause in found.causes.prefix(limit) { add("  " + cause.words) }
    if found.causes.count > limit { add("  and \(found.causes.count - limit) more of this kind") }
    let lines = found.draft.text.split(separator: "\n")
    let shown = isDry || isVerbose || found.existing != nil || lines.count <= 24 ? lines.count : 20
    for line in lines.prefix(shown) { add("    \(line)") }
    if shown < lines.count { add("    … and \(lines.count - shown) more lines") }
  }

  // MARK: What would be generated

  private mutating func addPlan() {
    guard found.existing == nil || found.isSettled else { return }
    if let problem = found.problems.first {
      add("what 'hasgen generate' would write is not known: \(problem.message)")
      return
    }
    guard let plan = found.plan, !plan.containers.isEmpty else {
      guard !isUndecided else { return }
      add(
        "next: write 'struct AppDependency: Sendable {}' into a file of its own",
        "then: hasgen new service ImageProvider, to begin with one service")
      return
    }
    let errors = plan.diagnostics.filter { $0.severity == .error }
    if let error = errors.first {
      let place = error.location.map { "\($0.path):\($0.line): " } ?? ""
      let count = errors.count == 1 ? "an error" : "\(errors.count) errors, the first"
      add("'hasgen generate' would not write, for \(count):", "  \(place)\(error.message)")
      add("next: hasgen check")
      return
    }
    guard !plan.changes.isEmpty else {
      add(
        plan.conformanceCount == 0
          ? "'hasgen generate' has nothing to write: no conformance is missing"
          : "'hasgen generate' has nothing to write: \(plan.summary)",
        "next: hasgen check, here and in your CI")
      return
    }
    add(
      "'hasgen generate' would write \(plan.conformanceCount.counted("conformance")) into "
        + "\(plan.changes.count.counted("file")):")
    let limit = isVerbose ? Int.max : 6
    for change in plan.changes.prefix(limit) { add("  \(change.path)") }
    if plan.changes.count > limit { add("  and \(plan.changes.count - limit) more") }
    add("next: \(isDry && found.mayWrite ? "hasgen init, then " : "")hasgen generate")
    if found.targets.contains(where: { !$0.isForTests }), !found.hasSynchronizedFolders {
      add("then add each new file to its target in Xcode, once: the project lists its files")
    }
  }
}

extension Initialization {
  /// Whether nothing has to be written that is not there.
  var isSettled: Bool { draft.isEmpty || isSaidAlready }
}

extension Plan {
  fileprivate var conformanceCount: Int { containers.reduce(0) { $0 + $1.conformances.count } }
}

extension Int {
  /// `1 file`, `2 files`; `2 properties`, with a plural of its own.
  func counted(_ noun: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}

extension [String] {
  /// The texts as a list in a sentence, the rest as a number: `'A', 'B' and 3 more`.
  func inWords(atMost limit: Int = .max) -> String {
    guard let last else { return "" }
    if count > limit {
      return prefix(limit).joined(separator: ", ") + " and \(count - limit) more"
    }
    return count == 1 ? last : dropLast().joined(separator: ", ") + " and " + last
  }
}

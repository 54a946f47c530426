import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenRules

/// The findings of `init` about the project around a folder, and the configuration that they lead
/// to.
package struct Initialization {
  /// The lines to print.
  package private(set) var text = ""
  /// True if the user has to make a decision.
  package private(set) var isUndecided: Bool
  /// The errors that keep the next command from reading the project.
  package private(set) var obstacles: [Diagnostic] = []
  /// The configuration to be written, as a change to the disk; `nil` if none is needed.
  package private(set) var change: Change?

  /// The number of entries that a list shows.
  private let limit: Int

  /// Examines the project; writes nothing.
  ///
  /// - Parameters:
  ///   - workingDirectory: Absolute.
  ///   - isDry: True if the configuration will not be written.
  ///   - limit: The number of entries that a list shows.
  /// - Throws: `WorkspaceError` if an existing configuration is wrong.
  package init(in workingDirectory: String, isDry: Bool, limit: Int) throws(WorkspaceError) {
    let workingDirectory = Disk.realPath(of: workingDirectory) ?? workingDirectory
    let sources = try InitialSources(around: workingDirectory)
    self.limit = limit
    isUndecided = sources.isUndecided
    guard let found = sources.found else {
      add([sources.project] + sources.remarks)
      if !isUndecided {
        let step =
          Disk.isPackage(sources.root)
          ? "write a Swift file in the folder of a target" : "swift package init"
        add("there is no Swift file to read", "next: \(step), then hasgen init")
      }
      return
    }
    var read = ReadSources(reading: found, workingDirectory: workingDirectory, detail: .members)
    _ = read.keepImported(of: found)
    addProject(sources, read.modules)
    let suggestions = Suggestions(in: read.modules)
    var draft = sources.draft
    draft.affixes = suggestions.affixes == [.standard] ? [] : suggestions.affixes
    draft.container = suggestions.container
    let plan = try sources.plan(with: draft)
    let isInUse =
      sources.configuration != nil && !plan.hasErrors
      && !plan.containers.isEmpty && plan.graph?.supply.protocols.isEmpty == false
    if isInUse {
      add("containers: \(plan.containers.map { "'\($0.name)'" }.inWords(atMost: limit))")
    } else {
      isUndecided = isUndecided || suggestions.isUndecided
      add(suggestions.lines)
    }
    addConfiguration(draft, sources, plan, isInUse, isDry: isDry)
  }

  private mutating func add(_ lines: String...) { add(lines) }

  private mutating func add(_ lines: [String]) { text += lines.map { "\($0)\n" }.joined() }

  private mutating func add(list: [String]) {
    add(list.prefix(limit).map { "  \($0)" })
    if list.count > limit { add("  and \(list.count - limit) more; '--verbose' lists all") }
  }

  // MARK: The project

  private mutating func addProject(_ sources: InitialSources, _ modules: [SourceModule]) {
    let targets = sources.targets.filter { !$0.isForTests }
    let others = modules.filter { module in
      module.files.count > 0 && !targets.contains { $0.moduleName == module.name }
    }.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    let noun = targets.isEmpty ? "module" : "target"
    let parts =
      targets.isEmpty
      ? others.map { "'\($0.name)', \($0.files.count.counted("file"))" }
      : targets.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }.map(words)
    let testCount = sources.targets.count - targets.count
    let tests = testCount == 0 ? "" : "; \(testCount.counted("target")) of tests, not read"
    if parts.count == 1 {
      add("\(sources.project): \(noun) \(parts[0])\(tests)")
    } else {
      add("\(sources.project): \(parts.count.counted(noun))\(tests)")
      add(list: parts)
    }
    if !targets.isEmpty, !others.isEmpty {
      add("other modules: \(others.map { "'\($0.name)'" }.inWords(atMost: limit))")
    }
    add(sources.remarks)
  }

  private func words(_ target: XcodeTarget) -> String {
    let module = target.moduleName == target.name ? nil : "module '\(target.moduleName)'"
    let isolation = target.defaultIsolation == .mainActor ? "on the main actor by default" : nil
    return ["'\(target.name)'", target.files.count.counted("file"), module, isolation]
      .compactMap(\.self).joined(separator: ", ")
  }

  // MARK: The configuration and the next command

  /// - Parameter isInUse: True if a configuration exists, and its plan has containers,
  ///   Has-protocols and no errors.
  private mutating func addConfiguration(
    _ draft: ConfigurationDraft, _ sources: InitialSources, _ plan: Plan, _ isInUse: Bool,
    isDry: Bool
  ) {
    if plan.isIncomplete { obstacles = plan.diagnostics.filter { $0.severity == .error } }
    let bytes = Array(draft.text.utf8)
    let existing = sources.configuration
    let isSettled =
      isInUse || draft.isEmpty || existing.flatMap { try? Disk.contents(of: $0) } == bytes
    if let existing {
      isUndecided = isUndecided || !isSettled
      let rest = isSettled ? "exists, and stays as it is" : "stays as it is; a new one would say:"
      add("configuration: '\(sources.shown(existing))' \(rest)")
    } else if !isSettled {
      let target = Path.join(sources.root, Configuration.fileName)
      let path = sources.shown(target)
      change = Change(path: path, before: nil, after: bytes, target: target)
      let verb = isDry ? "would write" : "wrote"
      add("configuration: \(verb) \(path), since the defaults are not enough")
    } else if !isUndecided, !plan.containers.isEmpty {
      add("configuration: the defaults are enough")
    }
    if !isSettled {
      add(list: sources.causes)
      add(draft.text.split(separator: "\n").map { "    \($0)" })
    }
    guard existing == nil || isSettled else { return }
    addNextCommand(after: isDry && change != nil ? "hasgen init, then " : "", plan)
    if !plan.changes.isEmpty, !plan.hasErrors,
      sources.targets.contains(where: { !$0.isForTests && !$0.hasSynchronizedFolders })
    {
      add("then add each new file to its target in Xcode, once: the project lists its files")
    }
  }

  /// - Parameter first: The command that comes before.
  private mutating func addNextCommand(after first: String, _ plan: Plan) {
    if plan.containers.isEmpty {
      if isUndecided { return }
      if plan.isIncomplete {
        return add("next: correct the errors, or list folders as 'sources' in '.hasgen.json'")
      }
      add(
        "next: write 'struct AppDependency: Sendable {}' into a file of its own",
        "then: hasgen new service ImageProvider, to begin with one service")
    } else if let error = plan.diagnostics.first(where: { $0.severity == .error }) {
      let place = error.location.map { "\($0.path):\($0.line): " } ?? ""
      add("'hasgen generate' would report errors, the first of them:", "  \(place)\(error.message)")
      add("next: hasgen check")
    } else if plan.changes.isEmpty {
      add(
        "'hasgen generate' has nothing to write: all files are up to date",
        "next: hasgen check, here and in your CI")
    } else {
      let conformances = plan.containers.reduce(0) { $0 + $1.conformances.count }
      add(
        "'hasgen generate' would write \(conformances.counted("conformance")) into "
          + "\(plan.changes.count.counted("file")):")
      add(list: plan.changes.map(\.path))
      add("next: \(first)hasgen generate")
    }
  }
}

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
      addLines([sources.project] + sources.remarks)
      if !isUndecided {
        let step =
          Disk.isPackage(sources.root)
          ? "write a Swift file in the folder of a target" : "swift package init"
        addLines("there is no Swift file to read", "next: \(step), then hasgen init")
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
    let hasProtocols = plan.graph?.supply.protocols.isEmpty == false
    let hasContent = !plan.containers.isEmpty && hasProtocols && !plan.hasErrors
    let isInUse = sources.configuration != nil && hasContent
    if isInUse {
      addLines("containers: \(plan.containers.map { "'\($0.name)'" }.inWords(atMost: limit))")
    } else {
      isUndecided = isUndecided || suggestions.isUndecided
      addLines(suggestions.lines)
    }
    addConfiguration(draft, for: sources, plan: plan, isInUse: isInUse, isDry: isDry)
  }

  private mutating func addLines(_ lines: String...) { addLines(lines) }

  private mutating func addLines(_ lines: [String]) { text += lines.map { "\($0)\n" }.joined() }

  private mutating func addList(_ list: [String]) {
    addLines(list.prefix(limit).map { "  \($0)" })
    if list.count > limit { addLines("  and \(list.count - limit) more; '--verbose' lists all") }
  }

  // MARK: The project

  private mutating func addProject(_ sources: InitialSources, _ modules: [SourceModule]) {
    let targets = sources.targets.filter { !$0.isForTests }
    let others = modules.filter { module in
      module.files.count > 0 && !targets.contains { $0.moduleName == module.name }
    }.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    var noun = "target"
    var parts = targets.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }.map(words)
    if targets.isEmpty {
      noun = "module"
      parts = others.map { "'\($0.name)', \($0.files.count.counted("file"))" }
    }
    let testCount = sources.targets.count - targets.count
    let tests = testCount == 0 ? "" : "; \(testCount.counted("target")) of tests, not read"
    if parts.count == 1 {
      addLines("\(sources.project): \(noun) \(parts[0])\(tests)")
    } else {
      addLines("\(sources.project): \(parts.count.counted(noun))\(tests)")
      addList(parts)
    }
    if !targets.isEmpty, !others.isEmpty {
      addLines("other modules: \(others.map { "'\($0.name)'" }.inWords(atMost: limit))")
    }
    addLines(sources.remarks)
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
    _ draft: ConfigurationDraft, for sources: InitialSources, plan: Plan, isInUse: Bool,
    isDry: Bool
  ) {
    if plan.isIncomplete { obstacles = plan.diagnostics.errors }
    let bytes = Array(draft.text.utf8)
    let existing = sources.configuration
    let isWritten = existing.flatMap { try? Disk.contents(of: $0) } == bytes
    let isSettled = isInUse || draft.isEmpty || isWritten
    if let existing {
      isUndecided = isUndecided || !isSettled
      let rest = isSettled ? "exists, and stays as it is" : "stays as it is; a new one would say:"
      addLines("configuration: '\(sources.shown(existing))' \(rest)")
    } else if !isSettled {
      let target = Path.join(sources.root, Configuration.fileName)
      let path = sources.shown(target)
      change = Change(path: path, before: nil, after: bytes, target: target)
      let verb = isDry ? "would write" : "wrote"
      addLines("configuration: \(verb) \(path), since the defaults are not enough")
    } else if !isUndecided, !plan.containers.isEmpty {
      addLines("configuration: the defaults are enough")
    }
    if !isSettled {
      addList(sources.causes)
      addLines(draft.text.split(separator: "\n").map { "    \($0)" })
    }
    guard existing == nil || isSettled else { return }
    addNextCommand(after: isDry && change != nil ? "hasgen init, then " : "", plan)
    let listsFiles = sources.targets.contains { !$0.isForTests && !$0.hasSynchronizedFolders }
    if listsFiles, !plan.changes.isEmpty, !plan.hasErrors {
      addLines("then add each new file to its target in Xcode, once: the project lists its files")
    }
  }

  /// - Parameter first: The command that comes before.
  private mutating func addNextCommand(after first: String, _ plan: Plan) {
    if plan.containers.isEmpty {
      if isUndecided { return }
      if plan.isIncomplete {
        return addLines("next: correct the errors, or list folders as 'sources' in '.hasgen.json'")
      }
      addLines(
        "next: write 'struct AppDependency: Sendable {}' into a file of its own",
        "then: hasgen new service ImageProvider, to begin with one service")
    } else if let error = plan.diagnostics.errors.first {
      let place = error.location.map { "\($0.path):\($0.line): " } ?? ""
      addLines(
        "'hasgen generate' would report errors, the first of them:", "  \(place)\(error.message)")
      addLines("next: hasgen check")
    } else if plan.changes.isEmpty {
      addLines(
        "'hasgen generate' has nothing to write: all files are up to date",
        "next: hasgen check, here and in your CI")
    } else {
      let conformances = plan.containers.flatMap(\.conformances).count
      addLines(
        "'hasgen generate' would write \(conformances.counted("conformance")) into "
          + "\(plan.changes.count.counted("file")):")
      addList(plan.changes.map(\.path))
      addLines("next: \(first)hasgen generate")
    }
  }
}

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
  package private(set) var isUndecided = false
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
    let sources = InitialSources(around: workingDirectory)
    self.limit = limit
    guard let found = sources.found else {
      addLines(sources.project, "there is no Swift file to read")
      let start =
        Disk.projectMark(of: sources.root) == nil
        ? "swift package init, or list the folders of each module as 'sources' in a .hasgen.json"
        : "write a Swift file in the folder of a target"
      addLines("next: \(start), then hasgen init")
      return
    }
    var read = ReadSources(reading: found, workingDirectory: workingDirectory, detail: .members)
    addProject(sources, read.keepImported(of: found))
    let suggestions = Suggestions(in: read.modules)
    var draft = ConfigurationDraft()
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

  private mutating func addProject(_ sources: InitialSources, _ found: FoundSources) {
    let modules = found.modules.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    let noun = modules.contains { $0.roots[0].origin == .xcodeProject } ? "target" : "module"
    let parts = modules.map { module in
      let isolation =
        module.settings.defaultIsolation == .mainActor
        ? ", on the main actor by default" : ""
      return "'\(module.name)', \(module.files.count.counted("file"))\(isolation)"
    }
    if parts.count == 1 {
      addLines("\(sources.project): \(noun) \(parts[0])")
    } else {
      addLines("\(sources.project): \(parts.count.counted(noun))")
      addList(parts)
    }
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
      addLines(draft.text.split(separator: "\n").map { "    \($0)" })
    }
    guard existing == nil || isSettled else { return }
    addNextCommand(after: isDry && change != nil ? "hasgen init, then " : "", plan)
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

import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWriting

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
  /// True if the configuration will not be written.
  private let isDry: Bool
  private var settings: Settings
  private var draft = ConfigurationDraft()

  /// Examines the project; writes nothing.
  ///
  /// - Parameters:
  ///   - workingDirectory: Absolute.
  ///   - description: The file with the package's targets, if its manifest cannot be read.
  ///   - isDry: True if the configuration will not be written.
  ///   - limit: The number of entries that a list shows.
  /// - Throws: `WorkspaceError` if the description or an existing configuration is wrong.
  package init(
    in workingDirectory: String, described description: String?, isDry: Bool, limit: Int
  ) throws(WorkspaceError) {
    self.limit = limit
    self.isDry = isDry
    settings = try Settings(Request(workingDirectory: workingDirectory))
    if let description {
      draft.sources = try SourceList(describedIn: description, settings.finder).entries
      if settings.configurationFile != nil {
        addConfiguration()
        return
      }
      settings = try draftSettings()
    }
    do throws(WorkspaceError) {
      try examine(ModuleFinder(settings).find())
    } catch {
      let isEmpty = error.diagnostics.allSatisfy { [.noSources, .noSwiftFile].contains($0.id) }
      guard isEmpty else { throw error }
      addBeginning()
    }
  }

  private mutating func examine(_ found: FoundSources) throws(WorkspaceError) {
    var read = ReadSources(
      reading: found, workingDirectory: settings.workingDirectory, detail: .members)
    obstacles = read.unreadable
    let modules = read.keepImported(of: found).modules.sorted {
      ($1.files.count, $0.name) < ($0.files.count, $1.name)
    }
    guard !modules.isEmpty else { return }
    addProject(modules)
    let projects = Set(modules.compactMap(\.roots[0].project))
    if Git.ignores(projects.map { "\($0)/project.pbxproj" }, around: settings.root) {
      let names = modules.map(\.name)
      if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
        addLines(
          "git ignores the Xcode project, and 'sources' cannot list it: two targets have the module "
            + "name '\(twice)'; make the project wherever hasgen runs")
      } else {
        addLines("git ignores the Xcode project; 'sources' lists its files for a clone without it")
        draft.sources = SourceList(of: modules, settings.finder).entries
      }
    }
    let suggestions = Suggestions(in: read.modules, rules: settings.rules)
    let areKnown = suggestions.affixes.allSatisfy { settings.rules.protocols.fits($0.pattern) }
    draft.affixes = areKnown ? [] : suggestions.affixes
    draft.containers = suggestions.containers
    let isConfigured = settings.configurationFile != nil
    let plan = try Workspace(isConfigured ? settings : draftSettings()).plan()
    if isConfigured, !plan.containers.isEmpty, !plan.hasErrors {
      addLines("containers: \(plan.containers.map { "'\($0.name)'" }.inWords(atMost: limit))")
      draft.affixes = []
      draft.containers = []
    } else {
      isUndecided = suggestions.isUndecided
      addLines(suggestions.lines)
    }
    addConfiguration()
    if !isConfigured || draft.isEmpty { addNextCommand(plan) }
  }

  /// The settings of the project with the configuration to be written.
  private func draftSettings() throws(WorkspaceError) -> Settings {
    try Settings(
      proposing: Array(draft.text.utf8), root: settings.root,
      workingDirectory: settings.workingDirectory)
  }

  private mutating func addLines(_ lines: String...) { addLines(lines) }

  private mutating func addLines(_ lines: [String]) { text += lines.map { "\($0)\n" }.joined() }

  private mutating func addList(_ list: [String]) {
    addLines(list.prefix(limit).map { "  \($0)" })
    if list.count > limit { addLines("  and \(list.count - limit) more; '--verbose' lists all") }
  }

  // MARK: The project

  /// Adds the ways to begin without Swift files, or without a project.
  private mutating func addBeginning() {
    guard settings.mark?.isBuilt != true, settings.configuration.sources.isEmpty else {
      return addLines("next: write a Swift file in the folder of a target, then hasgen init")
    }
    addLines("neither a package nor an Xcode project")
    let root = settings.root
    let walk = settings.finder.walk(ModuleRoot(name: "", shown: ".", real: root, origin: .path))
    let folders = walk.files.map { Path.folder(of: $0.real) } + walk.projects.map(\.folder)
    let names = Set(folders.compactMap { Path.below(root, $0)?.split(separator: "/").first })
    draft.sources = names.filter { !$0.hasSuffix("Tests") }.sorted()
      .map { ($0 == "Sources" ? "Sources/*" : String($0)).json }
    isUndecided = !folders.isEmpty
    addLines("next: make a package ('swift package init') or an Xcode project, then hasgen init")
    guard !draft.isEmpty else { return }
    addLines("or write the folder of each module into .hasgen.json, then hasgen init:")
    addDraft()
  }

  // MARK: The project

  private mutating func addProject(_ modules: [FoundSources.Module]) {
    let origins = Set(modules.map(\.roots[0].origin))
    let project =
      if origins.contains(.xcodeProject) {
        "Xcode project"
      } else if origins == [.package] {
        "package"
      } else {
        "configuration"
      }
    let isHere = settings.root == settings.workingDirectory
    let place = isHere ? "" : " in '\(settings.finder.shown(settings.root))'"
    let noun = origins == [.xcodeProject] ? "target" : "module"
    let parts = modules.map { module in
      let isolation =
        module.settings.defaultIsolation == .mainActor
        ? ", on the main actor by default" : ""
      return "'\(module.name)', \(module.files.count.counted("file"))\(isolation)"
    }
    if parts.count == 1 {
      addLines("\(project)\(place): \(noun) \(parts[0])")
    } else {
      addLines("\(project)\(place): \(parts.count.counted(noun))")
      addList(parts)
    }
  }

  // MARK: The configuration and the next command

  /// Adds the configuration to be written, or the lines that the existing one lacks.
  private mutating func addConfiguration() {
    let existing = settings.configurationFile
    let target = existing ?? Path.join(settings.root, Configuration.fileName)
    let path = settings.finder.shown(target)
    if draft.isEmpty {
      if existing != nil {
        addLines("configuration: '\(path)' exists, and stays as it is")
      } else if !isUndecided {
        addLines("configuration: the defaults are enough")
      }
      return
    }
    if existing == nil {
      change = Change(path: path, before: nil, after: Array(draft.text.utf8), target: target)
      let verb = isDry ? "would write" : "wrote"
      addLines("configuration: \(verb) \(path), since the defaults are not enough")
    } else {
      isUndecided = true
      addLines("configuration: '\(path)' stays as it is; add these lines:")
    }
    addDraft()
    if !draft.sources.isEmpty {
      addLines("'sources' is yours from now on: change it when the targets change")
    }
  }

  /// Adds the text of the configuration, or the lines to add to the existing one.
  private mutating func addDraft() {
    let lines = draft.text.split(separator: "\n").map { "    \($0)" }
    let isNew = settings.configurationFile == nil
    addLines(isNew ? lines : Array(lines.dropFirst().dropLast()))
  }

  private mutating func addNextCommand(_ plan: Plan) {
    let supply = plan.graph.supply
    guard !supply.containers.isEmpty else {
      if isUndecided || !obstacles.isEmpty { return }
      return addLines(
        "next: write 'struct AppDependency: Sendable {}' into a file of its own",
        "then: hasgen new service ImageProvider, to begin with one service")
    }
    let first = isDry && change != nil ? "hasgen init, then " : ""
    let errors = plan.diagnostics.errors.count
    if errors > 0 {
      addLines("next: \(first)hasgen check, which reports \(errors.counted("error"))")
    } else if !plan.changes.isEmpty {
      addLines("'hasgen generate' would write \(plan.changes.count.counted("file")):")
      addList(plan.changes.map(\.path))
      addLines("next: \(first)hasgen generate")
    } else if !supply.requests.isEmpty {
      addLines(
        "'hasgen generate' has nothing to write: all files are up to date",
        "next: \(first)hasgen check, here and in your CI")
    } else if let need = supply.protocols.first(where: { id in
      supply.containers.contains { supply.has(id, $0) }
    }) {
      addLines("next: \(first)hasgen new consumer HomeModel --needs \(supply.symbols[need].name)")
    } else {
      addLines("next: \(first)hasgen new service ImageProvider, to begin with one service")
    }
  }
}

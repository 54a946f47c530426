import HasgenProgram
import HasgenReading

/// The content of `.hasgen.json`. All keys are optional. Paths are relative to the working
/// directory.
package struct Configuration: Sendable {
  /// The name of the file in the project's folder.
  package static let fileName = ".hasgen.json"

  /// The keys of the whole file.
  package enum Key: String, CaseIterable {
    case project, sources, exclude, containers, protocols, templates, header, tests, previews, lint
    /// The key of the JSON schema, for editors; hasgen ignores it.
    case schema = "$schema"
  }

  /// The Xcode projects and workspaces to read; empty for the only one.
  package private(set) var projects: [RequestedPath] = []
  /// The sources; empty to read the sources of the package or project.
  package private(set) var sources: [ConfiguredSource] = []
  /// The patterns of paths that are not read.
  package private(set) var exclude: [Glob] = []
  /// The containers in the file, with the code to generate for each.
  package private(set) var containers: [ContainerChoice] = []
  /// The places, in the file, of the paths of generated files.
  package private(set) var outputPlaces: [String: Location] = [:]
  /// True if `containers` is an empty list: the project has no container.
  package private(set) var hasNoContainer = false
  /// The names of Has-protocols.
  package private(set) var protocols = NamePattern()
  /// The folder with the user's templates.
  package private(set) var templates: RequestedPath?
  /// The comments that generated files get behind their first line.
  package private(set) var header: [String] = []
  /// The folders that get doubles: test targets, and folders for previews.
  package private(set) var doubles: [DoublesTarget] = []
  /// The choices about `hasgen lint`.
  package private(set) var lint = LintChoices()

  /// An empty configuration.
  package init() {}

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - shown: The path to print in messages.
  ///   - finder: The folders that the paths are relative to.
  /// - Throws: The first mistake, with its place.
  package init(
    reading bytes: [UInt8], path shown: String, in finder: SourceFinder
  ) throws(WorkspaceError) {
    let file = ConfigurationText(bytes, path: shown, finder)
    let root: JSONNode
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      throw WorkspaceError(
        "not valid JSON: \(error.message)", id: .invalidConfiguration,
        at: file.location(at: error.offset))
    }
    let object = try ConfigurationValue(node: root, name: "the configuration", file: file)
      .object(Key.self)
    _ = try object[.schema]?.text()
    if let value = object[.project], object[.sources] != nil {
      throw value.mistake("'project' does nothing beside 'sources'")
    }
    for value in object[.project]?.oneOrMore(of: "a project") ?? [] {
      projects.append(
        try value.path {
          let isProject = $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
          return isProject ? nil : "an '.xcodeproj' or '.xcworkspace'"
        })
    }
    for source in try object[.sources]?.list(of: "a source folder") ?? [] {
      sources.append(try ConfiguredSource(source))
    }
    for glob in try object[.exclude]?.list(of: "a glob") ?? [] { exclude.append(try glob.glob()) }
    for container in try object[.containers]?.list(of: "a container") ?? [] {
      try addContainer(container)
    }
    hasNoContainer = object[.containers]?.node.isEmptyList == true
    if let value = object[.protocols] { protocols = try NamePattern(value) }
    templates = try object[.templates]?.path()
    for line in object[.header]?.oneOrMore(of: "a line of 'header'") ?? [] {
      header.append(try line.text { $0.hasPrefix("//") ? nil : "a comment, '// …'" })
    }
    for value in object[.tests]?.oneOrMore(of: "'tests'") ?? [] { try addTests(value) }
    for target in object[.previews]?.oneOrMore(of: "'previews'") ?? [] {
      doubles.append(try DoublesTarget(previews: target))
    }
    if let value = object[.lint] { lint = try LintChoices(value) }
  }

  private mutating func addContainer(_ value: ConfigurationValue) throws(WorkspaceError) {
    let object = try value.object(ContainerChoice.Key.self, orText: .name)
    let name = try value.required(.name, of: object)
    let choice = try ContainerChoice(object, named: name.text(), at: name.location)
    guard !containers.contains(where: { $0.name == choice.name && $0.module == choice.module })
    else { throw value.mistake("container '\(choice.name)' is listed twice") }
    containers.append(choice)
    if let output = choice.output { outputPlaces[output] = object[.output]?.location }
  }

  private mutating func addTests(_ value: ConfigurationValue) throws(WorkspaceError) {
    let target = try DoublesTarget(tests: value)
    guard !doubles.contains(where: { $0.folder.text == target.folder.text }) else {
      throw value.mistake(
        "folder '\(target.folder.text)' is listed twice",
        note: "write one entry, with both modules in 'modules'")
    }
    doubles.append(target)
  }
}

import DependencyGraph

/// What the request and the configuration come to together.
struct Settings {
  /// Where relative paths begin; absolute, without links.
  let workingDirectory: String
  /// The folder of the package, or of the configuration: absolute, without links.
  let root: String
  /// The sources as seen from the working directory.
  let paths: [RequestedPath]
  /// How the sources are understood.
  let rules: Rules
  /// The path of a container's generated file where the configuration gives one.
  let outputs: [String: String]
  /// Where the configuration gives them, by path.
  let outputPlaces: [String: Location]

  /// Whether the request names what is to be read, which may not be all.
  let isPartial: Bool

  private let containerPlaces: [String: Location]
  private let exclude: [Glob]
  private let templatePath: RequestedPath?

  /// The same, absolute.
  var outputTargets: [String] { outputs.values.map { Path.join(workingDirectory, $0) } }

  /// What finds the sources.
  var finder: SourceFinder {
    SourceFinder(workingDirectory: workingDirectory, root: root, exclude: exclude)
  }

  init(_ request: Request) throws(WorkspaceError) {
    let workingDirectory = Disk.realPath(of: request.workingDirectory) ?? request.workingDirectory
    let file = try ConfigurationFile(request, workingDirectory: workingDirectory)
    let configuration = file.configuration
    func path(_ written: Configuration.WrittenPath) -> RequestedPath {
      RequestedPath(file.path(of: written.path), at: written.location)
    }

    self.workingDirectory = workingDirectory
    root = file.root
    // What a test target has is no part of a module, though it may lie in its folder.
    exclude =
      configuration.exclude
      + configuration.tests.map { test in
        let folder = Path.join(workingDirectory, file.path(of: test.folder.path))
        return Glob(naming: Path.relative(from: file.root, to: Path.normalized(folder)))
      }
    isPartial = !request.paths.isEmpty
    templatePath = configuration.templates.map(path)
    rules = Rules(
      protocols: configuration.protocols,
      containers: configuration.containers.map(\.name) + request.containers.map(\.asTypePath),
      byReference: configuration.containers.byName(\.byReference),
      declareProtocols: configuration.containers.byName(\.declareProtocols),
      overriding: Set(configuration.containers.filter(\.isOverridable).map(\.name)),
      wiring: Set(configuration.containers.filter(\.isWired).map(\.name)),
      tests: configuration.tests.map { $0.target(in: file.path(of: $0.folder.path)) })

    var outputs: [String: String] = [:]
    var places: [String: Location] = [:]
    for container in configuration.containers {
      guard let output = container.output.map(file.path(of:)) else { continue }
      outputs[container.name] = output
      places[output] = container.outputLocation
    }
    self.outputs = outputs
    outputPlaces = places
    containerPlaces = Dictionary(
      configuration.containers.map { ($0.name, $0.location) },
      uniquingKeysWith: { first, _ in first })

    if !request.paths.isEmpty {
      paths = request.paths.map { RequestedPath($0) }
    } else if !configuration.sources.isEmpty {
      paths = configuration.sources.map(path)
    } else {
      paths = [RequestedPath(try file.packageSources())]
    }
  }

  /// A diagnostic of the graph, with the place in the configuration if that names a container
  /// that the sources do not have: the graph does not know where the name comes from.
  func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.id == Diagnostic.unknownContainer, diagnostic.location == nil,
      let place = containerPlaces[diagnostic.message.quoted]
    else { return diagnostic }
    return Diagnostic(
      severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
      location: place, notes: diagnostic.notes)
  }

  /// The user's own templates.
  func templates() throws(WorkspaceError) -> TemplateFolder {
    guard let templatePath else { return TemplateFolder() }
    return try TemplateFolder(reading: templatePath, workingDirectory: workingDirectory)
  }
}

extension [Configuration.Container] {
  /// What is said of containers, by name.
  fileprivate func byName<Value>(_ value: (Element) -> Value?) -> [String: Value] {
    Dictionary(
      compactMap { container in value(container).map { (container.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Configuration.Tests {
  /// The target as far as its files need not be read, its folder under another path.
  fileprivate func target(in folder: String) -> TestTarget {
    TestTarget(
      folder: TestTarget.Name(folder, at: self.folder.location),
      modules: modules.map { TestTarget.Name($0.text, at: $0.location) }, style: doubles,
      services: stubs.map { TestTarget.Name($0.text, at: $0.location) })
  }
}

extension String {
  /// What stands between the first quote and the last.
  fileprivate var quoted: String {
    guard let start = firstIndex(of: "'"), let end = lastIndex(of: "'"), start < end else {
      return ""
    }
    return String(self[index(after: start)..<end])
  }
}

extension Diagnostic {
  /// A container that was asked for by name is not there: the graph's id for it.
  static let unknownContainer = "unknown-container"
}

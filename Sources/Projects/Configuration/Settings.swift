import Findings
import Lint
import Roles
import SwiftProgram

/// The request and the configuration together.
package struct Settings {
  /// The folder in which relative paths begin; absolute, without links.
  package let workingDirectory: String
  /// The folder of the project, or of the configuration: absolute, without links.
  package let root: String
  /// The kind of project at the root; `nil` if the root is none.
  package let mark: ProjectMark?
  /// The paths of the request; empty for the whole project.
  package let paths: [RequestedPath]
  /// The rules by which the sources are understood.
  package let rules: Rules
  private let configuration: Configuration

  /// The sources that the configuration names.
  package var sources: [ConfiguredSource] { configuration.sources }
  /// The choices about `hasgen lint`.
  package var lint: LintChoices { configuration.lint }
  /// The comments that generated files get behind their first line.
  package var header: [String] { configuration.header }
  /// The folder of the user's own templates.
  package var templatePath: RequestedPath? { configuration.templates }
  /// The paths of generated files that the configuration gives, with the places there.
  package var outputPlaces: [String: Location] { configuration.outputPlaces }
  /// The paths of generated files that the configuration gives.
  package var outputs: [String] { rules.choices.all.compactMap(\.output) }

  /// The view of the disk in which sources are found. A test target is no part of a module, though its
  /// folder may lie in the module's.
  package var finder: SourceFinder {
    let folder = ConfigurationFolder(root, workingDirectory: workingDirectory)
    let tests = configuration.doubles.filter { !$0.isForPreviews }
    return SourceFinder(
      workingDirectory: workingDirectory, root: root,
      exclude: configuration.exclude
        + tests.map { Glob(naming: folder.pathInRoot(of: $0.folder.text)) })
  }

  /// The settings of the project that a request is about: of the one around it, if that reads it
  /// too and it has no configuration of its own.
  package init(_ request: Request) throws(WorkspaceError) {
    let workingDirectory = Disk.realPath(of: request.workingDirectory) ?? request.workingDirectory
    if let file = request.configuration {
      self = try Settings(request, configuredBy: file, workingDirectory: workingDirectory)
      return
    }
    let (root, mark) = Self.project(of: request, workingDirectory: workingDirectory)
    let own = Path.join(root, Configuration.fileName)
    if mark != nil, Disk.kind(of: own) != nil {
      self = try Settings(
        request,
        configuredBy: ConfigurationFolder(root, workingDirectory: workingDirectory)
          .path(of: Configuration.fileName), workingDirectory: workingDirectory)
    } else {
      self.init(
        request, Configuration(), root: root, mark: mark, workingDirectory: workingDirectory)
    }
    guard mark?.isBuilt == true, let outer = Disk.configuration(aroundProject: root) else { return }
    let file = Path.join(outer, Configuration.fileName)
    let around = try Settings(
      request, configuredBy: Path.relative(from: workingDirectory, to: file),
      workingDirectory: workingDirectory)
    if try ModuleFinder(around).projectClaims(root) { self = around }
  }

  /// The settings of a project with a configuration that is no file.
  ///
  /// - Parameters:
  ///   - bytes: The text of the configuration.
  ///   - root: The folder of the project; absolute, without links.
  ///   - workingDirectory: The folder in which relative paths begin; absolute, without links.
  package init(
    proposing bytes: [UInt8], root: String, workingDirectory: String
  ) throws(WorkspaceError) {
    let folder = ConfigurationFolder(root, workingDirectory: workingDirectory)
    self.init(
      Request(workingDirectory: workingDirectory),
      try Configuration(reading: bytes, path: Configuration.fileName, in: folder), root: root,
      mark: Disk.projectMark(of: root), workingDirectory: workingDirectory)
  }

  private init(
    _ request: Request, configuredBy shown: String, workingDirectory: String
  ) throws(WorkspaceError) {
    let file = Path.join(workingDirectory, shown)
    let root = Disk.realPath(of: Path.folder(of: file)) ?? Path.folder(of: file)
    let bytes: [UInt8]
    do {
      bytes = try Disk.contents(of: file)
    } catch {
      throw WorkspaceError(
        "cannot read the configuration '\(shown)': \(error.reason)", id: .unreadableConfiguration)
    }
    let folder = ConfigurationFolder(root, workingDirectory: workingDirectory)
    self.init(
      request, try Configuration(reading: bytes, path: shown, in: folder), root: root,
      mark: Disk.projectMark(of: root) ?? .configuration, workingDirectory: workingDirectory)
  }

  private init(
    _ request: Request, _ configuration: Configuration, root: String, mark: ProjectMark?,
    workingDirectory: String
  ) {
    self.workingDirectory = workingDirectory
    self.root = root
    self.mark = mark
    self.configuration = configuration
    paths = request.paths.map { RequestedPath($0) }
    rules = Rules(
      protocols: configuration.protocols,
      containers: configuration.containers
        + request.containers.map(ContainerChoice.init(requested:)),
      doubles: configuration.doubles, hasNoContainer: configuration.hasNoContainer,
      lintRules: Set(LintRule.all.map(\.id)))
  }

  /// The project of the working directory, or of the first path if that lies elsewhere, or in a project
  /// with a configuration of its own.
  private static func project(
    of request: Request, workingDirectory: String
  ) -> (root: String, mark: ProjectMark?) {
    let first = request.paths.first.flatMap { Disk.realPath(of: Path.join(workingDirectory, $0)) }
    let here = Disk.nearestProject(around: workingDirectory)
    guard let first else { return (here?.folder ?? workingDirectory, here?.mark) }
    let isElsewhere = here.map { Path.below($0.folder, first) == nil } ?? true
    if let there = Disk.nearestProject(around: first),
      isElsewhere || Disk.hasConfiguration(there.folder)
    {
      return (there.folder, there.mark)
    }
    return isElsewhere ? (first, nil) : (here?.folder ?? first, here?.mark)
  }

  /// A diagnostic of the graph, with the place in the configuration if that names the container
  /// that it is about: the graph does not know where the name comes from.
  package func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard [.unknownContainer, .ambiguousContainer].contains(diagnostic.id),
      diagnostic.location == nil,
      let name = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
        .dropFirst().first,
      let place = configuration.containerPlaces[String(name)]
    else { return diagnostic }
    return Diagnostic(
      severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
      location: place, notes: diagnostic.notes)
  }
}

extension ContainerChoice {
  /// A container by a name of the command line, with or without its module: `Shop::AppDependency`.
  fileprivate init(requested text: String) {
    let parts = text.split(separator: "::", maxSplits: 1)
    if parts.count == 2 {
      self.init(String(parts[1]).asTypePath, module: String(parts[0]))
    } else {
      self.init(text.asTypePath)
    }
  }
}

extension ModuleFinder {
  /// A finder of the modules that a run is about, by its settings.
  package init(_ settings: Settings) {
    self.init(
      settings.finder, mark: settings.mark, paths: settings.paths, sources: settings.sources)
  }
}

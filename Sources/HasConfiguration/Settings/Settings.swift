import FileSystem
import Findings
import Lint
import Projects
import Roles
import SwiftProgram

/// The request and the configuration together.
package struct Settings {
  /// The files of the disk that the run may see.
  /// The folder in which relative paths begin; absolute, without links.
  package let workingDirectory: String
  /// The folder of the project, or of the configuration: absolute, without links.
  package let root: String
  /// The kind of project at the root; `nil` if the root is none.
  package let mark: ProjectMark?
  /// The paths of the request; empty for the whole project.
  package let paths: [RequestedPath]
  /// The sources that the configuration names, with paths as seen from the working directory.
  package let sources: [ConfiguredSource]
  /// The rules by which the sources are understood.
  package let rules: Rules
  /// What the configuration says about `hasgen lint`.
  package let lint: LintChoices
  /// The comments that generated files get behind their first line.
  package let header: [String]
  /// The paths of generated files that the configuration gives, with the places there.
  package let outputPlaces: [String: Location]

  private let containerPlaces: [String: Location]
  private let exclude: [Glob]
  /// The folder of the user's own templates.
  package let templatePath: RequestedPath?

  /// The paths of generated files that the configuration gives.
  package var outputs: [String] { rules.choices.all.compactMap(\.output) }

  /// The outputs as absolute paths.
  package var outputTargets: [String] { outputs.map { Path.join(workingDirectory, $0) } }

  /// The view of the disk in which sources are found.
  package var finder: SourceFinder {
    SourceFinder(
      workingDirectory: workingDirectory, root: root, exclude: exclude)
  }

  /// The settings of the project that a request is about: of the one around it, if that reads it
  /// too and it has no configuration of its own.
  package init(_ request: Request) throws(WorkspaceError) {
    let workingDirectory = Disk.realPath(of: request.workingDirectory) ?? request.workingDirectory
    let file = try ConfigurationFile(request, workingDirectory: workingDirectory)
    let own = Settings(request, file, workingDirectory: workingDirectory)
    guard request.configuration == nil, own.mark?.isBuilt == true,
      let outer = Disk.configuration(aroundProject: own.root)
    else {
      self = own
      return
    }
    let outerRequest = Request(
      workingDirectory: workingDirectory, paths: request.paths,
      configuration: Path.relative(
        from: workingDirectory, to: Path.join(outer, Configuration.fileName)),
      containers: request.containers)
    let outerFile = try ConfigurationFile(outerRequest, workingDirectory: workingDirectory)
    let around = Settings(outerRequest, outerFile, workingDirectory: workingDirectory)
    self = try ModuleFinder(around).projectClaims(own.root) ? around : own
  }

  /// The settings of a project with a configuration that is no file.
  ///
  /// - Parameters:
  ///   - root: The folder of the project; absolute, without links.
  ///   - workingDirectory: Where relative paths begin; absolute, without links.
  package init(proposing configuration: Configuration, root: String, workingDirectory: String) {
    self.init(
      Request(workingDirectory: workingDirectory),
      ConfigurationFile(
        proposing: configuration, root: root, workingDirectory: workingDirectory),
      workingDirectory: workingDirectory)
  }

  private init(_ request: Request, _ file: ConfigurationFile, workingDirectory: String) {
    let configuration = file.configuration
    func path(_ written: Configuration.WrittenPath) -> RequestedPath {
      RequestedPath(file.path(of: written.path), at: written.location)
    }

    self.workingDirectory = workingDirectory
    root = file.root
    mark = file.mark
    // What a test target has is no part of a module, though it may lie in its folder.
    exclude =
      configuration.exclude
      + configuration.doubles.filter { !$0.isForPreviews }.map { test in
        let folder = Path.join(workingDirectory, file.path(of: test.folder.text))
        return Glob(naming: Path.relative(from: file.root, to: Path.normalized(folder)))
      }
    paths = request.paths.map { RequestedPath($0) }
    sources = configuration.sources.map {
      ConfiguredSource(
        path: path($0.path), module: $0.module, defaultIsolation: $0.defaultIsolation)
    }
    templatePath = configuration.templates.map(path)
    header = configuration.header
    lint = LintChoices(
      configuration.lint, in: file, workingDirectory: workingDirectory)
    rules = Rules(
      protocols: configuration.protocols,
      containers: configuration.containers.map { $0.choice(output: file.path(of:)) }
        + request.containers.map(ContainerChoice.init(requested:)),
      doubles: configuration.doubles.map { target in
        var target = target
        target.folder = DoublesTarget.Name(
          file.path(of: target.folder.text), at: target.folder.location)
        return target
      },
      hasNoContainer: configuration.hasNoContainer,
      lintRules: Set(LintRule.all.map(\.id)))
    outputPlaces = Dictionary(
      configuration.containers.compactMap { container in
        container.output.flatMap { output in
          container.outputLocation.map { (file.path(of: output), $0) }
        }
      }, uniquingKeysWith: { first, _ in first })
    containerPlaces = Dictionary(
      configuration.containers.map { ($0.name, $0.location) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A diagnostic of the graph, with the place in the configuration if that names the container
  /// that it is about: the graph does not know where the name comes from.
  package func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard Diagnostic.aboutChoices.contains(diagnostic.id), diagnostic.location == nil,
      let name = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
        .dropFirst().first,
      let place = containerPlaces[String(name)]
    else { return diagnostic }
    return Diagnostic(
      severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
      location: place, notes: diagnostic.notes)
  }
}

extension Configuration.Container {
  /// The choice that it is.
  ///
  /// - Parameter path: Gives a path of the configuration as seen from the working directory.
  fileprivate func choice(output path: (String) -> String) -> ContainerChoice {
    ContainerChoice(
      name, module: module, byReference: byReference, declareProtocols: declareProtocols,
      isOverridable: isOverridable, isWired: isWired, output: output.map(path))
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

extension Diagnostic {
  /// The ids of what is wrong with the user's choice of a container.
  fileprivate static let aboutChoices: Set<DiagnosticID> = [.unknownContainer, .ambiguousContainer]
}

extension ModuleFinder {
  /// A finder of the modules that a run is about, by its settings.
  package init(_ settings: Settings) {
    self.init(
      SourceRequest(
        finder: settings.finder, mark: settings.mark, paths: settings.paths,
        sources: settings.sources))
  }
}

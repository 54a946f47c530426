import FileSystem
import Findings
import Lint
import Roles
import SwiftProgram

/// The content of `.hasgen.json`, in which everything is optional.
public struct Configuration: Sendable {
  /// The name of the file at the package's root.
  public static let fileName = ".hasgen.json"

  /// Sources that the configuration names.
  public struct Source: Sendable, Hashable {
    /// The folder, or a glob of folders.
    public let path: WrittenPath
    /// The module that they are; `nil` for the one that the manifest or the folder's name says.
    public let module: String?
    /// The isolation of declarations that state none; `nil` for what the manifest says.
    public let defaultIsolation: ModuleSettings.DefaultIsolation?

    package init(
      path: WrittenPath, module: String? = nil,
      defaultIsolation: ModuleSettings.DefaultIsolation? = nil
    ) {
      self.path = path
      self.module = module
      self.defaultIsolation = defaultIsolation
    }
  }

  /// A container that the configuration names.
  public struct Container: Sendable, Hashable {
    /// Its name, qualified with dots where it is nested.
    public let name: String
    /// The module that declares it; `nil` for any.
    public let module: String?
    /// The place of the name in the configuration.
    public let location: Location
    /// The path of its generated file, as written; `nil` for a file beside the container's.
    public let output: String?
    /// The place of the output in the configuration.
    public let outputLocation: Location?
    /// True if it gets a `Reference`; `nil` if the user has not decided.
    public let byReference: Bool?
    /// The properties that get a Has-protocol; `nil` for none.
    public let declareProtocols: ProtocolDeclaring?
    /// True if it gets a function `overriding`.
    public let isOverridable: Bool
    /// True if it gets a function `live`.
    public let isWired: Bool

    package init(
      name: String, module: String? = nil, location: Location, output: String? = nil,
      outputLocation: Location? = nil,
      byReference: Bool? = nil, declareProtocols: ProtocolDeclaring? = nil,
      isOverridable: Bool = false, isWired: Bool = false
    ) {
      self.name = name
      self.module = module
      self.location = location
      self.output = output
      self.outputLocation = outputLocation
      self.byReference = byReference
      self.declareProtocols = declareProtocols
      self.isOverridable = isOverridable
      self.isWired = isWired
    }
  }

  /// What the configuration says about `hasgen lint`.
  public struct Lint: Sendable {
    /// The levels of rules.
    package var levels: [DiagnosticID: LintLevel] = [:]
    /// True if errors of `lint` are errors of `check`.
    package var isInCheck = false
    /// The rules about who may name what.
    package var policies: [Policy] = []
  }

  /// A rule about who may name a Has-protocol, or see a container.
  public struct Policy: Sendable {
    package let subject: LintPolicy.Subject
    /// The modules that may.
    public let modules: [String]
    /// The globs of files that may, as written.
    public let paths: [String]
    /// The place in the configuration.
    public let location: Location
  }

  /// A path as it is written in the configuration, relative to the configuration's folder.
  public struct WrittenPath: Sendable, Hashable {
    /// The text.
    public let path: String
    /// The place in the configuration.
    public let location: Location
  }

  /// The sources; empty for those of the package or project.
  public let sources: [Source]
  /// The paths that are not read.
  public let exclude: [Glob]
  /// Containers beside those that are recognised without being named.
  public let containers: [Container]
  /// True if the configuration says that there is no container.
  public let hasNoContainer: Bool
  /// The names of Has-protocols.
  public let protocols: NamePattern
  /// The folder with the user's templates.
  public let templates: WrittenPath?
  /// The comments that generated files get behind their first line.
  public let header: [String]
  /// The folders that get doubles, as written: test targets, and folders for previews.
  public let doubles: [DoublesTarget]
  /// What it says about `hasgen lint`.
  public let lint: Lint

  package init(
    sources: [Source] = [], exclude: [Glob] = [], containers: [Container] = [],
    hasNoContainer: Bool = false, protocols: NamePattern = NamePattern(),
    templates: WrittenPath? = nil, header: [String] = [], doubles: [DoublesTarget] = [],
    lint: Lint = Lint()
  ) {
    self.sources = sources
    self.exclude = exclude
    self.containers = containers
    self.hasNoContainer = hasNoContainer
    self.protocols = protocols
    self.templates = templates
    self.header = header
    self.doubles = doubles
    self.lint = lint
  }
}

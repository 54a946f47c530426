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
    /// True if it gets a function `partlyLive` beside `live`.
    public let isPartlyWired: Bool

    package init(
      name: String, module: String? = nil, location: Location, output: String? = nil,
      outputLocation: Location? = nil,
      byReference: Bool? = nil, declareProtocols: ProtocolDeclaring? = nil,
      isOverridable: Bool = false, isWired: Bool = false, isPartlyWired: Bool = false
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
      self.isPartlyWired = isPartlyWired
    }
  }

  /// A test target that gets doubles.
  public struct Tests: Sendable, Hashable {
    /// A name of a module or protocol.
    public struct Name: Sendable, Hashable {
      /// The text.
      public let text: String
      /// The place in the configuration.
      public let location: Location

      package init(text: String, location: Location) {
        self.text = text
        self.location = location
      }
    }

    /// The folder of its files.
    public let folder: WrittenPath
    /// The modules that it tests; empty for the one that its folder is named for.
    public let modules: [Name]
    /// The treatment of members that a test does not supply.
    public let doubles: TestTarget.Style
    /// The services that get a stub, by the names of their protocols.
    public let stubs: [Name]
    /// The isolation of declarations that state none; `nil` for what the manifest says.
    public let defaultIsolation: ModuleSettings.DefaultIsolation?

    package init(
      folder: WrittenPath, modules: [Name] = [], doubles: TestTarget.Style = .lenient,
      stubs: [Name] = [], defaultIsolation: ModuleSettings.DefaultIsolation? = nil
    ) {
      self.folder = folder
      self.modules = modules
      self.doubles = doubles
      self.stubs = stubs
      self.defaultIsolation = defaultIsolation
    }
  }

  /// What the configuration says about `hasgen lint`.
  public struct Lint: Sendable {
    /// The levels of rules.
    package let levels: [DiagnosticID: LintLevel]
    /// True if errors of `lint` are errors of `check`.
    public let isInCheck: Bool
    /// The rules about who may name what.
    public let policies: [Policy]

    package init(
      levels: [DiagnosticID: LintLevel] = [:], isInCheck: Bool = false, policies: [Policy] = []
    ) {
      self.levels = levels
      self.isInCheck = isInCheck
      self.policies = policies
    }
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

    package init(
      subject: LintPolicy.Subject, modules: [String], paths: [String], location: Location
    ) {
      self.subject = subject
      self.modules = modules
      self.paths = paths
      self.location = location
    }
  }

  /// A path as it is written in the configuration, relative to the configuration's folder.
  public struct WrittenPath: Sendable, Hashable {
    /// The text.
    public let path: String
    /// The place in the configuration.
    public let location: Location

    package init(path: String, location: Location) {
      self.path = path
      self.location = location
    }
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
  /// The test targets that get doubles.
  public let tests: [Tests]
  /// What it says about `hasgen lint`.
  public let lint: Lint

  package init(
    sources: [Source] = [], exclude: [Glob] = [], containers: [Container] = [],
    hasNoContainer: Bool = false, protocols: NamePattern = NamePattern(),
    templates: WrittenPath? = nil, header: [String] = [], tests: [Tests] = [], lint: Lint = Lint()
  ) {
    self.sources = sources
    self.exclude = exclude
    self.containers = containers
    self.hasNoContainer = hasNoContainer
    self.protocols = protocols
    self.templates = templates
    self.header = header
    self.tests = tests
    self.lint = lint
  }
}

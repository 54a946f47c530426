import DependencyGraph

/// What `.hasgen.json` says; everything in it is optional.
public struct Configuration: Sendable {
  /// The name of the file at the package's root.
  public static let fileName = ".hasgen.json"

  /// A container that the configuration names.
  public struct Container: Sendable, Hashable {
    /// Its name, qualified with dots where it is nested.
    public let name: String
    /// The place of the name in the configuration.
    public let location: Location
    /// Where its generated file goes, as written; `nil` for beside the container's file.
    public let output: String?
    /// The place of the output in the configuration.
    public let outputLocation: Location?
    /// Whether it gets a `Reference`; `nil` where the user has not decided.
    public let byReference: Bool?
    /// Which of its properties get a Has-protocol; `nil` for none.
    public let declareProtocols: ProtocolDeclaring?
    /// Whether it gets a function `overriding`.
    public let isOverridable: Bool
    /// Whether it gets a function `live`.
    public let isWired: Bool

    package init(
      name: String, location: Location, output: String? = nil, outputLocation: Location? = nil,
      byReference: Bool? = nil, declareProtocols: ProtocolDeclaring? = nil,
      isOverridable: Bool = false, isWired: Bool = false
    ) {
      self.name = name
      self.location = location
      self.output = output
      self.outputLocation = outputLocation
      self.byReference = byReference
      self.declareProtocols = declareProtocols
      self.isOverridable = isOverridable
      self.isWired = isWired
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

  /// The source folders; empty for the package's own `Sources`.
  public let sources: [WrittenPath]
  /// The paths that are not read.
  public let exclude: [Glob]
  /// Containers beside those that are recognised without being named.
  public let containers: [Container]
  /// Which protocols may be Has-protocols.
  public let protocols: NamePattern
  /// The folder with the user's templates.
  public let templates: WrittenPath?

  package init(
    sources: [WrittenPath] = [], exclude: [Glob] = [], containers: [Container] = [],
    protocols: NamePattern = NamePattern(), templates: WrittenPath? = nil
  ) {
    self.sources = sources
    self.exclude = exclude
    self.containers = containers
    self.protocols = protocols
    self.templates = templates
  }
}

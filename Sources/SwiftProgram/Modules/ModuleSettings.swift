/// The way in which the build compiles a module, as far as a manifest or the configuration says.
public struct ModuleSettings: Sendable, Hashable {
  /// The isolation of declarations that state none.
  public enum DefaultIsolation: String, Sendable, Hashable, CaseIterable {
    case nonisolated
    case mainActor = "MainActor"
  }

  /// The isolation of declarations that state none; `nil` where nobody says, which counts as
  /// `nonisolated`.
  public let defaultIsolation: DefaultIsolation?
  /// The upcoming features that are enabled: `InferIsolatedConformances`.
  public let features: Set<String>
  /// The names of the modules that it may import; `nil` where nobody says.
  public let importable: Set<String>?
  /// True if the module belongs to a package that generates its own files, so that hasgen writes
  /// nothing into it.
  public let isReadOnly: Bool
  /// True if nothing but the name of its folder says what it is called, or that it is a module.
  public let isNamedByFolder: Bool

  /// The settings of a module of which nothing is known but its files.
  public static let unknown = ModuleSettings()

  package init(
    defaultIsolation: DefaultIsolation? = nil, features: Set<String> = [],
    importable: Set<String>? = nil, isReadOnly: Bool = false, isNamedByFolder: Bool = false
  ) {
    self.defaultIsolation = defaultIsolation
    self.features = features
    self.importable = importable
    self.isReadOnly = isReadOnly
    self.isNamedByFolder = isNamedByFolder
  }

  /// The settings that the user gives, over those of a manifest.
  package func over(_ manifest: ModuleSettings) -> ModuleSettings {
    defaultIsolation.map(manifest.with) ?? manifest
  }

  /// Returns the settings with a default isolation that the user gives.
  package func with(defaultIsolation: DefaultIsolation) -> ModuleSettings {
    ModuleSettings(
      defaultIsolation: defaultIsolation, features: features, importable: importable,
      isReadOnly: isReadOnly, isNamedByFolder: isNamedByFolder)
  }
}

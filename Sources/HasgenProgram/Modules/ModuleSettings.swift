/// The build settings of a module, as far as a manifest or the configuration states them.
package struct ModuleSettings: Sendable, Hashable {
  /// The isolation of declarations that state none.
  package enum DefaultIsolation: String, Sendable, Hashable, CaseIterable {
    case nonisolated
    case mainActor = "MainActor"
  }

  /// The isolation of declarations that state none; `nil` if unknown, which counts as
  /// `nonisolated`.
  package let defaultIsolation: DefaultIsolation?
  /// The upcoming features that are enabled: `InferIsolatedConformances`.
  package let features: Set<String>
  /// True if the memberwise initializer of a struct leaves out private members with a value, so
  /// that they do not make it private (SE-0502, Swift 6.4).
  package var omitsPrivateMembers = false
  /// The names of the modules that it may import; `nil` if unknown.
  package let importable: Set<String>?
  /// True if the module belongs to a package that generates its own files, so that hasgen writes
  /// nothing into it.
  package let isReadOnly: Bool

  /// The settings of a module of which only the files are known.
  package static let unknown = ModuleSettings()

  package init(
    defaultIsolation: DefaultIsolation? = nil, features: Set<String> = [],
    importable: Set<String>? = nil, isReadOnly: Bool = false
  ) {
    self.defaultIsolation = defaultIsolation
    self.features = features
    self.importable = importable
    self.isReadOnly = isReadOnly
  }

  /// The settings of a manifest with the default isolation of these settings, if they state one.
  package func over(_ manifest: ModuleSettings) -> ModuleSettings {
    defaultIsolation.map(manifest.with) ?? manifest
  }

  /// Returns the settings with another default isolation.
  package func with(defaultIsolation: DefaultIsolation) -> ModuleSettings {
    var settings = ModuleSettings(
      defaultIsolation: defaultIsolation, features: features, importable: importable,
      isReadOnly: isReadOnly)
    settings.omitsPrivateMembers = omitsPrivateMembers
    return settings
  }
}

/// A target of a package, as far as its manifest says it literally.
package struct ManifestTarget: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case regular, executable, test, macro, plugin, system, binary
  }

  /// A dependency of a target.
  package enum Dependency: Sendable, Hashable {
    case target(String)
    /// The package is `nil` in old manifests that name none.
    case product(String, package: String?)
    /// A target or a product.
    case byName(String)
  }

  /// The isolation of declarations that state none.
  package enum DefaultIsolation: Sendable, Hashable {
    /// The manifest states none.
    case unstated
    case mainActor
    case nonisolated
    /// The settings are computed, or stand under a condition.
    case unknown
  }

  /// A fact that may be in doubt.
  package enum Fact: String, Sendable, Hashable, CaseIterable {
    case path, sources, exclude, dependencies, isolation, features, languageMode
    case strictMemorySafety
  }

  package let kind: Kind
  package let name: String
  /// The folder, relative to the package's; `nil` where it follows from the name.
  package let path: String?
  /// The files and folders in its folder that belong to it; `nil` for all.
  package let sources: [String]?
  /// The files and folders in its folder that do not belong to it.
  package let exclude: [String]
  package let dependencies: [Dependency]
  package let defaultIsolation: DefaultIsolation
  /// The upcoming and experimental features that are enabled.
  package let features: Set<String>
  /// The language mode, where the target states one.
  package let languageMode: Int?
  package let isStrictMemorySafe: Bool
  /// The facts that the manifest computes, at least in part. Of a list, what is literal is there.
  package let doubtful: Set<Fact>
}

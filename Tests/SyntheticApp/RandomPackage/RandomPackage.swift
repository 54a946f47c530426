/// A package of two to five modules with containers, their children and consumers, the same for the
/// same seed. It compiles as it is; with what hasgen generates, its uses compile, too.
package struct RandomPackage: Sendable {
  /// A target, as the compiler has to be called for it.
  package struct Module: Sendable {
    /// The name of the module.
    package let name: String
    /// The folder of its sources, below the package's.
    package let folder: String
    /// The flags that the manifest's settings stand for.
    package let flags: [String]

    package init(name: String, folder: String, flags: [String]) {
      self.name = name
      self.folder = folder
      self.flags = flags
    }
  }

  /// The targets, each after those that it imports.
  package let modules: [Module]
  /// The manifest, the configuration and the sources.
  package let files: [SyntheticFile]
  /// The source of a module that hands each consumer the containers that have what it needs.
  package let uses: String

  /// A package of a seed.
  package init(seed: UInt64) {
    let draft = PackageDraft(seed: seed)
    modules = draft.modules.map { Module(name: $0.name, folder: $0.folder, flags: $0.flags) }
    files = [draft.manifest, draft.configuration] + draft.modules.flatMap(draft.sources)
    uses = draft.usesText
  }
}

import DependencyGraph

/// The modules of a package: the targets of its manifest, and the folders in `Sources` where the
/// manifest does not say.
struct PackageModules {
  private(set) var roots: [ModuleRoot] = []
  /// The folders of test targets, without links, with the settings of their modules.
  private(set) var tests: [String: ModuleSettings] = [:]
  /// The paths of the packages that it depends on, as the manifest writes them.
  private(set) var localPackages: [String] = []
  private(set) var remarks: [String] = []
  private(set) var unreadable: [Diagnostic] = []

  private let folder: String
  private let shown: String
  private let finder: SourceFinder

  /// - Parameters:
  ///   - folder: The package's folder; absolute, without links.
  ///   - shown: The path to print.
  init(in folder: String, shownAs shown: String, finder: SourceFinder) {
    self.folder = folder
    self.shown = shown == "." ? "" : shown
    self.finder = finder
    addFoldersOfSources()
  }

  // MARK: Without a manifest that says

  /// Adds the folders in `Sources` that are no target's: each is a module, or all of them are one
  /// if files stand beside them.
  private mutating func addFoldersOfSources() {
    let sources = Path.join(folder, "Sources")
    let shownSources = Path.join(shown, "Sources")
    guard let real = Disk.realPath(of: sources), Disk.kind(of: real) == .folder else { return }
    let entries: [Disk.Entry]
    do {
      entries = try Disk.entries(in: real).filter { !$0.name.hasPrefix(".") }
    } catch {
      unreadable.append(.unreadable(shownSources, error))
      return
    }
    let names = entries.filter { $0.reasonNotToName == nil }.map(\.name)
    // A package with one target may keep its files in `Sources` itself.
    if names.contains(where: Path.isSwiftFile) {
      let name = ModuleName.ofFolder(folder)
      roots.append(
        ModuleRoot(
          name: name, shown: finder.shown(real, asGiven: shownSources), real: real,
          origin: .package, settings: settings))
      return
    }
    for entry in entries {
      let path = Path.join(real, entry.name)
      guard let reason = entry.reasonNotToName, (entry.knownKind ?? Disk.kind(of: path)) == .folder,
        !finder.isExcluded(path, isFolder: true)
      else { continue }
      unreadable.append(.unreadable(Path.join(shownSources, entry.name), because: reason))
    }
    let found = names.compactMap { name -> (root: ModuleRoot, isLink: Bool)? in
      let path = Path.join(real, name)
      guard Disk.targetKind(of: path) == .folder, let target = Disk.realPath(of: path),
        // A link upward would bring in the modules beside it.
        Path.below(target, real) == nil, !finder.isExcluded(path, isFolder: true)
      else { return nil }
      let root = ModuleRoot(
        name: ModuleName.ofFolder(path),
        shown: finder.shown(path, asGiven: Path.join(shownSources, name)), real: target,
        origin: .package, settings: settings)
      return (root, Disk.kind(of: path) == .link)
    }
    // A folder keeps its own name rather than a link's.
    roots += found.filter { !$0.isLink }.map(\.root) + found.filter(\.isLink).map(\.root)
  }

  /// The settings of a module of which the manifest does not speak.
  private var settings: ModuleSettings { ModuleSettings(isReadOnly: isReadOnly) }

  /// Whether the package generates its own files.
  private var isReadOnly: Bool {
    ExactPath(folder) != ExactPath(finder.root) && ProjectMark.hasConfiguration(folder)
  }
}

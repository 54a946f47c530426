import FileSystem
import Findings
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The modules of a package: the targets of its manifest, and the folders in `Sources` where the
/// manifest does not say.
struct PackageModules {
  package private(set) var roots: [ModuleRoot] = []
  /// The folders of test targets, without links, with the settings of their modules.
  package private(set) var tests: [String: ModuleSettings] = [:]
  /// The paths of the packages that it depends on, as the manifest writes them.
  package private(set) var localPackages: [String] = []
  package private(set) var remarks: [String] = []
  package private(set) var unreadable: [Diagnostic] = []

  private let folder: String
  /// The names of the manifests in the folder.
  private let manifests: [String]
  private let finder: SourceFinder

  /// - Parameter folder: The package's folder; absolute, without links.
  package init(in folder: String, finder: SourceFinder) {
    self.folder = folder
    self.finder = finder
    func bytes(of name: String) -> [UInt8] {
      (try? Disk.contents(of: Path.join(folder, name))) ?? []
    }
    manifests =
      (try? Disk.entries(in: folder))?.map(\.name).filter(ManifestName.isManifest) ?? []
    let name =
      ManifestChoice.name(among: manifests) { name in
        bytes(of: name).withUnsafeBufferPointer { ToolsVersion(ofManifest: $0) }
      } ?? ManifestName.usual
    let manifest = bytes(of: name).withUnsafeBufferPointer { Manifest(reading: $0) }
    localPackages = manifest.localPackages
    remarks = manifest.doubts.map {
      "\(finder.shown(Path.join(folder, name))):\($0.position.line):\($0.position.column): \($0.message)"
    }
    if let fault = manifest.fault {
      // What the build sees is unknown: a run without it would take away what others wrote.
      unreadable.append(
        Diagnostic(
          severity: .error, id: DiagnosticID(fault.problem.kind), message: fault.problem.message,
          location: Location(
            path: finder.shown(Path.join(folder, name)), line: fault.position.line,
            column: fault.position.column),
          notes: fault.problem.cure.map { [Diagnostic.Note($0)] } ?? []))
    }
    for target in manifest.targets { add(target, of: manifest) }
    if !manifest.areTargetsComplete { addFoldersOfSources() }
  }

  // MARK: Targets

  /// Adds a target whose sources the build compiles for apps, or for tests.
  private mutating func add(_ target: ManifestTarget, of manifest: Manifest) {
    guard [.regular, .executable, .macro, .test].contains(target.kind) else { return }
    guard let path = path(of: target, in: manifest),
      let real = Disk.realPath(of: Path.join(folder, path))
    else {
      remarks.append(
        "not read: target '\(target.name)' of '\(finder.shown(folder))', which has no folder")
      return
    }
    let settings = settings(of: target, in: real, manifest)
    if target.kind == .test {
      tests[real] = settings
      return
    }
    let given = Path.normalized(Path.join(folder, path))
    roots.append(
      ModuleRoot(
        name: target.moduleName,
        shown: finder.shown(given), real: real,
        origin: .package, settings: settings,
        only: target.doubtful.contains(.sources)
          ? nil : target.sources?.map { Path.normalized(Path.join(real, $0)) },
        // Manifests are no sources.
        excluded: target.exclude.map { Path.normalized(Path.join(real, $0)) }
          + manifests.map { Path.join(folder, $0) }.filter { Path.folder(of: $0) == real }))
  }

  /// The folder of a target, relative to the package's; `nil` where it is not there. A computed path
  /// falls back to the target's name.
  private func path(of target: ManifestTarget, in manifest: Manifest) -> String? {
    let isFolder = { Disk.targetKind(of: Path.join(folder, $0)) == .folder }
    if let path = manifest.folder(of: target, isFolder: isFolder) { return path }
    guard target.doubtful.contains(.path) else { return nil }
    return target.kind.usualFolders.map { Path.join($0, target.name) }.first(where: isFolder)
  }

  private func settings(
    of target: ManifestTarget, in real: String, _ manifest: Manifest
  ) -> ModuleSettings {
    let isolation: ModuleSettings.DefaultIsolation? =
      switch target.defaultIsolation {
      case .mainActor: .mainActor
      case .nonisolated: .nonisolated
      case .unstated, .unknown: nil
      }
    let areKnown = !target.doubtful.contains(.dependencies)
    return ModuleSettings(
      defaultIsolation: isolation,
      features: target.features.union(target.isStrictMemorySafe ? ["StrictMemorySafety"] : []),
      languageMode: target.languageMode ?? manifest.languageMode,
      importable: areKnown ? Set(target.dependencies.map(\.moduleName)) : nil,
      isReadOnly: isReadOnly(real))
  }

  // MARK: Without a manifest that says

  /// Adds the folders in `Sources` that are no target's: each is a module, or all of them are one
  /// if files stand beside them.
  private mutating func addFoldersOfSources() {
    let sources = Path.join(folder, "Sources")
    let shownSources = finder.shown(sources)
    guard let real = Disk.realPath(of: sources), Disk.kind(of: real) == .folder
    else { return }
    let entries: [Disk.Entry]
    do {
      entries = try Disk.entries(in: real).filter { !$0.name.hasPrefix(".") }
    } catch {
      unreadable.append(.unreadable(shownSources, error))
      return
    }
    let named = entries.filter { $0.reasonNotToName == nil }
    let targets = Set((roots.map(\.real) + tests.keys).map { ExactPath($0) })
    // A package with one target may keep its files in `Sources` itself.
    if targets.isEmpty, named.map(\.name).contains(where: Path.isSwiftFile) {
      let name = ModuleName.ofFolder(folder)
      roots.append(
        ModuleRoot(
          name: name, shown: shownSources, real: real, origin: .package,
          settings: ModuleSettings(isReadOnly: isReadOnly(real))))
      return
    }
    for entry in entries {
      let path = Path.join(real, entry.name)
      guard let reason = entry.reasonNotToName,
        (entry.knownKind ?? Disk.kind(of: path)) == .folder,
        !finder.isExcluded(path, isFolder: true)
      else { continue }
      unreadable.append(.unreadable(Path.join(shownSources, entry.name), because: reason))
    }
    let found = named.compactMap { entry -> (root: ModuleRoot, isLink: Bool)? in
      let path = Path.join(real, entry.name)
      guard entry.knownKind != .file,
        Disk.targetKind(of: path) == .folder,
        let target = Disk.realPath(of: path),
        // A link upward would bring in the modules beside it.
        Path.below(target, real) == nil, !targets.contains(ExactPath(target)),
        !finder.isExcluded(path, isFolder: true)
      else { return nil }
      let root = ModuleRoot(
        name: ModuleName.ofFolder(path),
        shown: finder.shown(path), real: target,
        origin: .package, settings: ModuleSettings(isReadOnly: isReadOnly(target)))
      return (root, Disk.kind(of: path) == .link)
    }
    // A folder keeps its own name rather than a link's.
    roots += found.filter { !$0.isLink }.map(\.root) + found.filter(\.isLink).map(\.root)
  }

  /// Whether a folder belongs to a configuration that is not the one of this run: it generates its
  /// own files.
  private func isReadOnly(_ real: String) -> Bool {
    var folder = real
    while Path.below(folder, finder.root) == nil {
      if Disk.hasConfiguration(folder) { return true }
      folder = Path.folder(of: folder)
    }
    return false
  }
}

extension ManifestTarget.Dependency {
  /// The module that it lets a target import: of a product, the one of its name.
  fileprivate var moduleName: String {
    switch self {
    case .target(let name), .product(let name, _), .byName(let name):
      ManifestTarget.moduleName(of: name)
    }
  }
}

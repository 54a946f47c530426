import HasgenProgram
import HasgenReading

/// The modules that the manifest of a package declares.
struct PackageModules {
  private(set) var roots: [ModuleRoot] = []
  /// The folders of test targets, without links, with the settings of their modules.
  private(set) var tests: [String: ModuleSettings] = [:]
  /// The folders of the packages that it depends on by path, without links.
  private(set) var localPackages: [String] = []
  /// The reasons why modules are missing or wrong.
  private(set) var errors: [Diagnostic] = []

  private let folder: String
  private let finder: SourceFinder
  /// True if no manifest of the package is for tools before Swift 6.4.
  private let needsSwift64: Bool

  /// - Parameter folder: The package's folder; absolute, without links.
  init(in folder: String, finder: SourceFinder) {
    self.folder = folder
    self.finder = finder
    needsSwift64 = Manifest.names(in: folder).allSatisfy { name in
      let version = ToolsVersion(ofManifest: Disk.text(of: Path.join(folder, name)) ?? "")
      return version.map { $0 >= ToolsVersion(6, 4) } == true
    }
    let path = Manifest.path(in: folder)
    let shown = finder.shown(path)
    let manifest: Manifest
    do throws(SystemError) {
      manifest = try Manifest(at: path, shownAs: shown)
    } catch {
      errors = [.unreadable(shown, error)]
      return
    }
    errors = manifest.errors
    localPackages = manifest.localPackages.compactMap {
      Disk.realPath(of: Path.join(folder, $0))
    }.filter { Disk.isPackage($0) && !finder.isExcluded($0, isFolder: true) }
    for target in manifest.targets
    where [.regular, .executable, .macro, .test].contains(target.kind) {
      addModule(of: target, in: manifest, at: shown)
    }
  }

  /// - Parameter shown: The path of the manifest to print.
  private mutating func addModule(
    of target: ManifestTarget, in manifest: Manifest, at shown: String
  ) {
    let isTest = target.kind == .test
    let found = manifest.folder(of: target) {
      Disk.isFolder(Path.join(folder, $0))
    }
    // The folder of a test target may be created for its doubles.
    let missing = isTest ? target.path ?? "Tests/\(target.name)" : nil
    guard let path = (found ?? missing).map({ Path.join(folder, $0) }) else { return }
    let normal = Path.normalized(path)
    guard let real = Disk.realPath(of: path) ?? (isTest ? normal : nil) else { return }
    let settings = settings(of: target, in: real)
    if isTest {
      tests[real] = settings
      return
    }
    var root = ModuleRoot(
      name: ModuleName.identifier(target.name), shown: finder.shown(normal), real: real,
      origin: .package)
    root.settings = settings
    let isUnknown = target.settings == nil && manifest.namesDefaultIsolation
    root.manifestOfIsolation = isUnknown ? shown : nil
    root.only = target.sources?.map { Path.resolved(real, $0) }
    // Manifests are not sources.
    let others = real == folder ? Manifest.names(in: folder) : []
    root.excluded = (target.exclude + others).map { Path.resolved(real, $0) }
    roots.append(root)
  }

  /// - Parameter real: The target's folder; absolute, without links.
  private func settings(of target: ManifestTarget, in real: String) -> ModuleSettings {
    let inProject = Disk.foldersUpward(from: real).prefix { Path.below($0, finder.root) == nil }
    var settings = ModuleSettings(
      defaultIsolation: target.settings?.defaultIsolation,
      features: target.settings?.features ?? [],
      importable: target.dependencies.map { Set($0.map(ModuleName.identifier)) },
      // A folder with another configuration has a run of its own, which generates its files.
      isReadOnly: inProject.contains(where: Disk.hasConfiguration))
    settings.omitsPrivateMembers = needsSwift64
    return settings
  }
}

extension Manifest {
  /// The absolute path of the manifest in a folder that Swift uses.
  package static func path(in folder: String) -> String {
    let name = ManifestName.choice(among: names(in: folder)) {
      Disk.text(of: Path.join(folder, $0)) ?? ""
    }
    return Path.join(folder, name)
  }

  fileprivate static func names(in folder: String) -> [String] {
    Disk.readableEntries(in: folder).map(\.name).filter(ManifestName.isManifest)
  }

  /// Reads the file at an absolute path.
  ///
  /// - Parameter shown: The path to print.
  package init(at path: String, shownAs shown: String) throws(SystemError) {
    self = try Disk.contents(of: path).withUnsafeBufferPointer {
      Manifest(reading: $0, path: shown)
    }
  }
}

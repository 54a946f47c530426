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

  /// - Parameter folder: The package's folder; absolute, without links.
  init(in folder: String, finder: SourceFinder) {
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
    guard manifest.hasPackage || !errors.isEmpty else {
      guard let sources = Disk.realPath(of: Path.join(folder, "Sources")) else { return }
      roots = FolderModules(in: sources, .package, finder).roots
      return
    }
    for target in manifest.targets {
      // The folder of a test target may be created for its doubles.
      let missing = target.kind == .test ? target.path ?? "Tests/\(target.name)" : nil
      let found = manifest.folder(
        of: target, isFolder: { Disk.targetKind(of: Path.join(folder, $0)) == .folder })
      guard [.regular, .executable, .macro, .test].contains(target.kind),
        let path = found ?? missing,
        let real = Disk.realPath(of: Path.join(folder, path))
          ?? missing.map({ Path.normalized(Path.join(folder, $0)) })
      else { continue }
      let settings = ModuleSettings(
        defaultIsolation: target.settings?.defaultIsolation,
        features: (target.settings?.features ?? []).union(manifest.impliedFeatures),
        importable: target.dependencies.map { Set($0.map(ModuleName.identifier)) },
        // A folder with another configuration has a run of its own, which generates its files.
        isReadOnly: Disk.foldersUpward(from: real).prefix { Path.below($0, finder.root) == nil }
          .contains(where: Disk.hasConfiguration))
      if target.kind == .test {
        tests[real] = settings
        continue
      }
      var root = ModuleRoot(
        name: ModuleName.identifier(target.name),
        shown: finder.shown(Path.normalized(Path.join(folder, path))), real: real, origin: .package)
      root.settings = settings
      let isUnknown = target.settings == nil && manifest.namesDefaultIsolation
      root.manifestOfIsolation = isUnknown ? shown : nil
      root.only = target.sources?.map { Path.normalized(Path.join(real, $0)) }
      // Manifests are not sources.
      let others = real == folder ? Manifest.names(in: folder) : []
      root.excluded = (target.exclude + others).map { Path.normalized(Path.join(real, $0)) }
      roots.append(root)
    }
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
    ((try? Disk.entries(in: folder)) ?? []).map(\.name).filter(ManifestName.isManifest)
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

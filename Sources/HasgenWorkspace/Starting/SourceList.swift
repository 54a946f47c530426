import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenWriting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Entries of `sources` that give modules exactly the files that they have.
struct SourceList {
  /// The entries, as JSON.
  private(set) var entries: [String] = []

  private let finder: SourceFinder
  /// The files of the listed modules.
  private var files: Set<String> = []
  /// The listed folders.
  private var folders: Set<String> = []

  /// The modules of Xcode projects, and the packages that they need.
  init(of modules: [FoundSources.Module], _ finder: SourceFinder) {
    self.finder = finder
    for module in modules {
      let root = module.roots[0]
      let package = Disk.package(around: root.real) ?? ""
      if root.origin == .package, Path.below(package, finder.root) == nil {
        addPackage(in: package)
      } else {
        addModule(
          module.name, Set(module.files.map { Path.resolved(finder.workingDirectory, $0) }),
          below: Disk.repository(around: finder.root) ?? finder.root,
          isolation: module.settings.defaultIsolation)
      }
    }
  }

  /// The modules of a package, and the packages that it depends on by path.
  ///
  /// - Parameter path: The file with the description, as seen from the working directory.
  /// - Throws: `WorkspaceError` if the file cannot be used.
  init(describedIn path: String, _ finder: SourceFinder) throws(WorkspaceError) {
    self.finder = finder
    let text = Disk.text(of: Path.join(finder.workingDirectory, path)) ?? ""
    guard
      let package = try? JSONDecoder().decode(DescribedPackage.self, from: Data(text.utf8))
    else {
      let reason = "it is not the output of 'swift package describe --type json'"
      throw WorkspaceError([.unreadable(path, because: reason)])
    }
    for target in package.targets where target.isModule {
      let folder = Path.resolved(finder.root, target.path)
      let files = Set(target.sources.map { Path.resolved(folder, $0) })
      addModule(target.c99name, files, below: folder)
    }
    for package in package.dependencies.compactMap(\.path) { addPackage(in: package) }
  }

  private mutating func addPackage(in folder: String) {
    let entry = Path.relative(from: finder.root, to: folder).json
    if !entries.contains(entry) { entries.append(entry) }
  }

  /// Adds a module: its outermost folders without other Swift files, and its other files, which it
  /// may share with modules that were added before.
  ///
  /// - Parameter outer: The folder in which to look for folders. The root and folders around it are
  ///   not listed.
  private mutating func addModule(
    _ name: String, _ own: Set<String>, below outer: String,
    isolation: ModuleSettings.DefaultIsolation? = nil
  ) {
    var rest = own
    var chosen: [String] = []
    var waiting = [outer]
    while let folder = waiting.popLast() {
      let root = ModuleRoot(name: name, shown: folder, real: folder, origin: .configuration)
      let walk = finder.walk(root)
      let present = Set(walk.files.map(\.real))
      if walk.projects.isEmpty, present.isDisjoint(with: own) { continue }
      let isShared = !present.isDisjoint(with: files) && !folders.contains(folder)
      let isWhole = walk.projects.isEmpty && present.isSubset(of: own)
      if isWhole, !isShared, Path.below(folder, finder.root) == nil {
        chosen.append(folder)
        rest.subtract(present)
      } else {
        waiting += Disk.subfolders(of: folder).map { Path.join(folder, $0) }
      }
    }
    let actor = isolation == .mainActor ? ", \"defaultIsolation\": \"MainActor\"" : ""
    entries += (chosen.sorted() + rest.sorted()).map { path in
      let path = Path.relative(from: finder.root, to: path)
      return "{ \"path\": \(path.json), \"module\": \(name.json)\(actor) }"
    }
    folders.formUnion(chosen)
    files.formUnion(own)
  }
}

/// A package, as `swift package describe --type json` prints it.
private struct DescribedPackage: Decodable {
  struct Target: Decodable {
    let c99name: String
    /// The folder, relative to the package's.
    let path: String
    /// The files, relative to the folder.
    let sources: [String]
    let type: String
    let module_type: String

    /// True if it is compiled from Swift, and no test.
    var isModule: Bool {
      module_type == "SwiftTarget" && ["library", "executable", "macro"].contains(type)
    }
  }

  struct Dependency: Decodable {
    /// The absolute path; `nil` for a dependency that is not in a local folder.
    let path: String?
  }

  let targets: [Target]
  let dependencies: [Dependency]
}

import FileSystem
import Findings
import SwiftProgram

/// The modules of a project, as its configuration, its manifests and its folders say, before their
/// files are found.
struct ProjectModules {
  /// The folders of modules, each once.
  package private(set) var roots: [ModuleRoot] = []
  /// The folders of test targets, without links, with the settings of their modules.
  package private(set) var tests: [String: ModuleSettings] = [:]
  /// The folders of the packages and Xcode projects, without links.
  package private(set) var projects: [String] = []
  /// The remarks for `--verbose`, in lines.
  package private(set) var remarks: [String] = []
  /// The entries that could not be read.
  package private(set) var unreadable: [Diagnostic] = []

  private let finder: SourceFinder
  /// The folders of `roots`.
  private var known: Set<ExactPath> = []
  /// The packages that were added, of which a target's folder may be the same.
  private var entered: Set<ExactPath> = []
  private var packages: [String: PackageModules] = [:]

  package init(finder: SourceFinder) {
    self.finder = finder
  }

  /// Whether a path belongs to one of the projects or lies in one of the folders.
  package func claims(_ real: String) -> Bool {
    (projects + roots.map(\.real)).contains { Path.below($0, real) != nil }
  }

  // MARK: Adding

  /// Adds a folder; the first that has it keeps it, but that what came as a dependency may turn out
  /// to be meant itself, and that a manifest may divide its files among several targets.
  package mutating func add(_ root: ModuleRoot) {
    let path = ExactPath(root.real)
    if known.insert(path).inserted {
      roots.append(root)
    } else if root.origin == .package, !root.isWhole,
      !roots.contains(where: { ExactPath($0.real) == path && !root.mayDivide($0) })
    {
      roots.append(root)
    } else if !root.isDependency,
      let same = roots.firstIndex(where: { $0.isDependency && ExactPath($0.real) == path })
    {
      roots[same] = root
    }
  }

  /// Adds the whole project in a folder.
  package mutating func add(project folder: String, _ mark: ProjectMark?) {
    switch mark {
    case .package:
      add(package: folder)
      if Disk.isXcodeProject(folder) { add(xcodeProject: folder) }
    case .xcodeProject: add(xcodeProject: folder)
    case .configuration, nil:
      let sources = Path.join(folder, "Sources")
      if let real = Disk.realPath(of: sources), Disk.kind(of: real) == .folder {
        add(folder: real, shownAs: finder.shown(sources), .configuration)
      }
    }
  }

  /// Adds a package, and those that it depends on by path.
  ///
  /// - Parameters:
  ///   - isolation: The default isolation that the configuration gives it.
  ///   - isWanted: Which of its targets' folders are meant; those of other packages all are.
  package mutating func add(
    package folder: String, asDependency isDependency: Bool = false,
    isolation: ModuleSettings.DefaultIsolation? = nil,
    where isWanted: (String) -> Bool = { _ in true }
  ) {
    let package = package(in: folder)
    let isNew = entered.insert(ExactPath(folder)).inserted
    if isNew { projects.append(folder) }
    for root in package.roots where isWanted(root.real) {
      add(root.with(isolation: isolation, asDependency: isDependency))
    }
    guard isNew else { return }
    for path in package.localPackages {
      guard let real = Disk.realPath(of: Path.join(folder, path)),
        Disk.isPackage(real)
      else {
        continue
      }
      add(package: real, asDependency: true)
    }
  }

  /// A package's modules, read once.
  private mutating func package(in folder: String) -> PackageModules {
    if let known = packages[folder] { return known }
    let package = PackageModules(in: folder, finder: finder)
    packages[folder] = package
    remarks += package.remarks
    unreadable += package.unreadable
    tests.merge(package.tests) { first, _ in first }
    return package
  }

  /// Adds the folders of an Xcode project, and the packages and projects beside it; those below its
  /// folders are found with their files.
  package mutating func add(xcodeProject folder: String) {
    projects.append(folder)
    let project = XcodeModules(in: folder, finder: finder)
    remarks += project.remarks
    unreadable += project.unreadable
    for other in project.neighbours { add(project: other.folder, other.mark) }
    let targets = roots.map(\.real) + tests.keys
    for root in project.roots {
      // What a manifest speaks of is a package's.
      guard !targets.contains(where: { Path.below(root.real, $0) != nil }) else { continue }
      add(root)
    }
  }

  /// Adds a folder that the configuration or a path names: the project in it, the targets of the
  /// package around it, or else a module of its own.
  package mutating func add(
    folder real: String, shownAs shown: String, _ origin: ModuleRoot.Origin,
    isolation: ModuleSettings.DefaultIsolation? = nil
  ) {
    if Disk.isPackage(real) {
      add(package: real, isolation: isolation)
    } else if let package = Disk.package(around: real),
      self.package(in: package).roots
        .contains(where: { Path.below(real, $0.real) != nil })
    {
      add(
        package: package, isolation: isolation
      ) { Path.below(real, $0) != nil }
    } else if Disk.isXcodeProject(real) {
      add(xcodeProject: real)
    } else {
      add(
        ModuleRoot(
          name: ModuleName.ofFolder(real), shown: shown, real: real, origin: origin,
          settings: ModuleSettings(isNamedByFolder: true)
        )
        .with(isolation: isolation, asDependency: false))
    }
  }

  /// Adds a folder that the configuration says to be a module, or a part of one.
  package mutating func add(
    module name: String, in real: String, shownAs shown: String,
    isolation: ModuleSettings.DefaultIsolation?
  ) {
    let target = Disk.package(around: real).flatMap { folder in
      package(in: folder).roots
        .first { ExactPath($0.real) == ExactPath(real) }
    }
    add(
      ModuleRoot(
        name: name, shown: shown, real: real, origin: .configuration,
        settings: target?.settings ?? .unknown, only: target?.only,
        excluded: target?.excluded ?? []
      ).with(isolation: isolation, asDependency: false))
  }
}

extension ModuleRoot {
  /// Returns the folder with further facts.
  fileprivate func with(
    isolation: ModuleSettings.DefaultIsolation?, asDependency isDependency: Bool
  ) -> ModuleRoot {
    var copy = self
    if let isolation { copy.settings = settings.with(defaultIsolation: isolation) }
    copy.isDependency = isDependency
    return copy
  }
}

extension ModuleRoot {
  /// Whether a manifest divides the files of one folder between two targets, of which this is one.
  fileprivate func mayDivide(_ other: ModuleRoot) -> Bool {
    other.origin == .package && other.name != name
  }
}

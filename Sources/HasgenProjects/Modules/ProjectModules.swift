import HasgenProgram
import HasgenReading

/// The modules of a project, from its configuration, manifests and folders, before their files are
/// found.
struct ProjectModules {
  /// The folders of modules.
  private(set) var roots: [ModuleRoot] = []
  /// The targets of Xcode projects.
  private(set) var targets: [XcodeTarget] = []
  /// The folders of test targets, without links, with the settings of their modules.
  private(set) var tests: [String: ModuleSettings] = [:]
  /// The errors of manifests and Xcode projects.
  private(set) var errors: [Diagnostic] = []

  private let finder: SourceFinder
  /// The Xcode projects that the configuration names.
  private let chosenProjects: [RequestedPath]
  /// The folders of the packages and Xcode projects, without links.
  private var projects: [String] = []
  /// The folders `….xcodeproj` that are read; absolute.
  private var xcodeProjects: Set<String> = []
  private var packages: [String: PackageModules] = [:]

  init(finder: SourceFinder, choosing projects: [RequestedPath]) {
    self.finder = finder
    chosenProjects = projects
  }

  /// Returns true if a path is in one of the projects or module folders.
  func claims(_ real: String) -> Bool {
    (projects + roots.map(\.real)).contains { Path.below($0, real) != nil }
  }

  /// Adds a module folder. If two modules have the same folder, the first one keeps it. Exceptions:
  /// targets of one package may share a folder, and a module that the project reads itself replaces
  /// the same module as a dependency.
  private mutating func addRoot(_ root: ModuleRoot) {
    let same = roots.firstIndex {
      $0.real == root.real && $0.files == nil && !$0.mayShareFolder(with: root)
    }
    if let same {
      if roots[same].isDependency, !root.isDependency { roots[same] = root }
    } else {
      roots.append(root)
    }
  }

  /// Adds the whole project in a folder.
  mutating func addProject(in folder: String, _ mark: ProjectMark) {
    if mark == .package { addPackage(in: folder) }
    if folder == finder.root, !chosenProjects.isEmpty {
      addProjects(XcodeProjects(chosen: chosenProjects, finder: finder), around: folder)
    } else if Disk.containsXcodeProject(folder) {
      addXcodeProject(in: folder)
    } else if mark == .configuration {
      let sources = Path.join(folder, "Sources")
      if let real = Disk.realPath(of: sources), Disk.isFolder(real) {
        addFolder(real, shownAs: finder.shown(sources), .configuration)
      }
    }
  }

  /// Adds a package, and those that it depends on by path.
  ///
  /// - Parameter part: The folder to which the package is limited. The configuration names it, so
  ///   errors in the manifest are not reported.
  private mutating func addPackage(
    in folder: String, asDependency isDependency: Bool = false,
    isolation: ModuleSettings.DefaultIsolation? = nil, only part: String? = nil
  ) {
    let package = package(in: folder)
    for var root in package.roots where Path.below(part ?? root.real, root.real) != nil {
      root.isDependency = isDependency
      addRoot(root.with(isolation))
    }
    guard !projects.contains(folder) else { return }
    projects.append(folder)
    if part == nil { errors += package.errors }
    for other in package.localPackages { addPackage(in: other, asDependency: true) }
  }

  /// A package's modules, read once.
  private mutating func package(in folder: String) -> PackageModules {
    if let known = packages[folder] { return known }
    let package = PackageModules(in: folder, finder: finder)
    packages[folder] = package
    tests.merge(package.tests) { first, _ in first }
    return package
  }

  private mutating func addXcodeProject(in folder: String) {
    let isAlone = !Disk.isPackage(folder) || package(in: folder).roots.isEmpty
    addProjects(
      XcodeProjects(in: folder, isAlone: isAlone, finder: finder), around: folder)
  }

  /// Adds the targets of Xcode projects, and the packages that they refer to by path.
  private mutating func addProjects(_ found: XcodeProjects, around folder: String) {
    projects.append(folder)
    let modules = XcodeModules(of: found.projects, besides: xcodeProjects, finder: finder)
    xcodeProjects = modules.projects
    errors += found.errors + modules.errors
    tests.merge(modules.tests) { first, _ in first }
    targets += modules.targets
    roots += modules.roots
    let packages = (found.packages + modules.localPackages).compactMap { Disk.realPath(of: $0) }
    for package in Set(packages).sorted()
    where Disk.isPackage(package) && !finder.isExcluded(package, isFolder: true) {
      addPackage(in: package)
    }
  }

  /// Adds a file that the configuration gives to a module. It still belongs to the module of its
  /// folder.
  mutating func addFile(
    _ real: String, shownAs shown: String, module: String,
    isolation: ModuleSettings.DefaultIsolation?
  ) {
    var root = ModuleRoot(
      name: module, shown: Path.folder(of: shown), real: Path.folder(of: real),
      origin: .configuration)
    root.files = [real]
    roots.append(root.with(isolation))
  }

  /// Adds a folder that the configuration or a path names: the project in it, the targets of the
  /// package around it, or else a module of its own.
  ///
  /// - Parameter module: The name of the module in the configuration. The folder is the module, or
  ///   a part of it.
  mutating func addFolder(
    _ real: String, shownAs shown: String, _ origin: ModuleRoot.Origin,
    module: String? = nil, isolation: ModuleSettings.DefaultIsolation? = nil
  ) {
    if module == nil, Disk.isPackage(real) { return addPackage(in: real, isolation: isolation) }
    let around = Disk.package(around: real)
    var targets: [ModuleRoot] = []
    if let around {
      targets = package(in: around).roots.filter { Path.below(real, $0.real) != nil }
    }
    if module == nil, let around, !targets.isEmpty {
      addPackage(in: around, isolation: isolation, only: real)
    } else if module == nil, Disk.containsXcodeProject(real) {
      addXcodeProject(in: real)
    } else {
      var root = ModuleRoot(
        name: module ?? ModuleName.ofFolder(real, in: finder.root), shown: shown, real: real,
        origin: origin)
      if let same = targets.first(where: { $0.real == real }) {
        root.settings = same.settings
        root.only = same.only
        root.excluded = same.excluded
        root.manifestOfIsolation = same.manifestOfIsolation
      }
      addRoot(root.with(isolation))
    }
  }
}

extension ModuleRoot {
  /// True for two targets of a package, and for two modules of the configuration.
  fileprivate func mayShareFolder(with other: ModuleRoot) -> Bool {
    let mayShare = origin == .package || origin == .configuration
    return mayShare && origin == other.origin && name != other.name
  }

  /// Returns the folder with the default isolation that the configuration gives.
  fileprivate func with(_ isolation: ModuleSettings.DefaultIsolation?) -> ModuleRoot {
    guard let isolation else { return self }
    var copy = self
    copy.settings = settings.with(defaultIsolation: isolation)
    copy.manifestOfIsolation = nil
    return copy
  }
}

import HasgenProgram
import HasgenProjects

/// The targets of the Xcode projects below a folder, and the `sources` that assign folders to
/// targets.
struct XcodeSources {
  /// The targets of all projects, those of tests included.
  private(set) var targets: [XcodeTarget] = []
  /// The packages to which the projects refer by path.
  private(set) var packages: Set<String> = []
  /// The projects that cannot be read.
  private(set) var unread: [String] = []
  /// The `sources` that describe the targets of the projects.
  private(set) var sources: [ConfigurationDraft.SourceEntry] = []
  /// The folders and files in `sources` that do not belong to a target, as globs.
  private(set) var excluded: [String] = []

  private let root: SourceFolder
  /// The indices of the targets that have a file, without test targets.
  private var owners: [String: [Int]] = [:]
  /// The files that only test targets have.
  private var testFiles: Set<String> = []

  /// Reads the projects.
  ///
  /// - Parameter root: The folder that paths in the configuration are relative to.
  init(below root: SourceFolder) {
    self.root = root
    for path in root.allXcodeProjects {
      if let project = XcodeProject(reading: path) {
        targets += project.targets
        packages.formUnion(project.localPackages)
      } else {
        unread.append(path)
      }
    }
    for file in root.allFiles {
      let having = targets.indices.filter { targets[$0].files.contains(file) }
      let owning = having.filter { !targets[$0].isForTests }
      if !owning.isEmpty {
        owners[file] = owning
      } else if !having.isEmpty {
        testFiles.insert(file)
      }
    }
    addSources(in: root)
  }

  /// The module name of two targets without a common file; `nil` if there are no such targets.
  var ambiguousModule: String? {
    let modules = Dictionary(grouping: targets.filter { !$0.isForTests }, by: \.moduleName)
    return modules.filter { _, targets in
      targets.contains { $0.files.isDisjoint(with: targets[0].files) }
    }.keys.min()
  }

  /// The files that were read in another module than that of their target, or with another
  /// isolation, by the right module; and the files of tests that were read.
  ///
  /// - Parameter modules: The module of each file that is read.
  func filesInWrongModule(of modules: [String: FoundSources.Module]) -> [String: [String]] {
    var files: [String: [String]] = [:]
    for (file, owners) in owners {
      let module = modules[file]
      let isolation = module?.settings.defaultIsolation ?? .nonisolated
      let isRight = owners.map { targets[$0] }.contains {
        $0.moduleName == module?.name && ($0.defaultIsolation ?? .nonisolated) == isolation
      }
      guard !isRight, let target = mainTarget(of: [file]).map({ targets[$0] }) else { continue }
      let actor = target.defaultIsolation == .mainActor ? " on the main actor" : ""
      files["module '\(target.moduleName)'\(actor)", default: []].append(file)
    }
    let tests = testFiles.filter { modules[$0] != nil }
    if !tests.isEmpty { files["tests"] = Array(tests) }
    return files
  }

  // MARK: Folders

  /// Adds the sources in a folder and below.
  ///
  /// - Parameters:
  ///   - around: The target that has the enclosing folder.
  ///   - isWhole: True if that target has all sources in the folder.
  private mutating func addSources(
    in folder: SourceFolder, around: Int? = nil, isWhole: Bool = false
  ) {
    let files = folder.allFiles
    if around != nil, !files.contains(where: { owners[$0] != nil }),
      files.contains(where: testFiles.contains)
    {
      return exclude([folder.path])
    }
    let whole = isWhole ? around : targetOfAll(in: folder)
    let target = whole ?? mainTarget(of: folder.files)
    if let target, target != around {
      let isolation = targets[target].defaultIsolation
      sources.append(
        ConfigurationDraft.SourceEntry(
          path: pathInRoot(folder.path), module: targets[target].moduleName,
          defaultIsolation: isolation == .mainActor ? .mainActor : nil))
    }
    let inner = target ?? around
    if inner != nil {
      exclude(folder.files.filter(testFiles.contains))
      exclude(folder.thirdPartyFolders.filter { !SourceFolder(at: $0).allFiles.isEmpty })
    }
    for inside in folder.folders {
      let isOutside = inside.containsXcodeProject
      addSources(
        in: inside, around: isOutside ? nil : inner, isWhole: whole != nil && !isOutside)
    }
    // hasgen finds packages inside a target's folder by itself.
    guard inner == nil else { return }
    let isGlob =
      folder.packages.count > 2 && folder.folders.isEmpty && folder.thirdPartyFolders.isEmpty
    let packages = isGlob ? [Path.join(folder.path, "*")] : folder.packages
    sources += packages.map { ConfigurationDraft.SourceEntry(path: pathInRoot($0)) }
  }

  /// The target that has all sources in a folder and below, if these are most of the files there;
  /// `nil` for a folder that contains a project but no Swift files directly.
  private func targetOfAll(in folder: SourceFolder) -> Int? {
    let files = folder.allFiles
    let owned = files.filter { owners[$0] != nil }
    guard !folder.files.isEmpty || !folder.containsXcodeProjectBelow, owned.count * 2 > files.count,
      let target = mainTarget(of: owned),
      owned.allSatisfy({ owners[$0]?.contains(target) == true })
    else { return nil }
    return target
  }

  /// The target that has most of some files; an app that has half of them comes first.
  private func mainTarget(of files: [String]) -> Int? {
    let owned = files.compactMap { owners[$0] }
    var counts: [Int: Int] = [:]
    for target in owned.joined() { counts[target, default: 0] += 1 }
    func rank(_ target: Int, _ count: Int) -> (Int, Int, Int, Int) {
      let isApp = targets[target].isApp && count * 2 >= owned.count
      return (isApp ? 1 : 0, count, targets[target].files.count, -target)
    }
    return counts.max { rank($0.key, $0.value) < rank($1.key, $1.value) }?.key
  }

  private mutating func exclude(_ paths: [String]) {
    // A glob without '/' matches in any folder.
    excluded += paths.map(pathInRoot).map { $0.contains("/") ? $0 : "./\($0)" }
  }

  private func pathInRoot(_ path: String) -> String {
    let relative = Path.relative(from: root.path, to: path)
    return relative.isEmpty ? "." : relative
  }
}

import DependencyGraph
import FileSystem
import Findings
import Projects
import Scaffolding

/// The place of a new file.
struct NewFilePlace {
  /// The path to print.
  let path: String
  /// Absolute, without links.
  let target: String

  /// The place of a file in a folder where its module reads it.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - chosen: The folder that the user chose.
  ///   - standard: The folder of its neighbours.
  /// - Throws: An error if a file of that name is there already, or the folder is not the module's.
  init(
    of name: String, in chosen: String?, or standard: String, module: FoundSources.Module,
    _ folders: ModuleFolders
  ) throws(ScaffoldError) {
    let folder = chosen ?? standard
    let workingDirectory = folders.finder.workingDirectory
    guard let real = ModuleFolders.folderPath(of: Path.join(workingDirectory, folder)) else {
      throw ScaffoldError(
        "'\(folder)' is no folder", id: .folderOutside, cure: "name another with '--folder'")
    }
    let target = Path.join(real, name)
    self.target = target
    path =
      chosen == nil
      ? Path.normalized(Path.join(standard, name)) : folders.finder.shown(target)
    if chosen != nil, folders.owner(ofFile: target)?.files != module.files {
      throw ScaffoldError(
        "the folder '\(folder)' is no part of module '\(module.name)'", id: .folderOutside,
        cure: "name a folder in '\(module.folder)' that the module reads")
    }
    // Disks that do not tell upper case from lower would take the two for one file.
    let entries = (try? Disk.entries(in: real)) ?? []
    if let other = entries.first(where: { $0.name.lowercased() == name.lowercased() }) {
      let found = Path.join(Path.folder(of: path), other.name)
      throw ScaffoldError(
        (found == path ? "" : "cannot write '\(path)': ") + "'\(found)' is there already",
        id: .fileInTheWay, cure: "take another name, or another folder with '--folder'")
    }
    // The compiler takes no two files of one name in a module.
    if let other = module.files.first(where: {
      Path.name(of: $0).lowercased() == name.lowercased()
    }) {
      throw ScaffoldError(
        "module '\(module.name)' has a file '\(Path.name(of: other))' already",
        id: .fileInTheWay, at: Location(path: other, line: 1, column: 1),
        cure: "take another name: a module's files are called differently in Swift")
    }
  }
}

/// The folders of modules, to tell which module a new file belongs to.
struct ModuleFolders {
  let found: FoundSources
  let finder: SourceFinder

  /// The module that would read a file; `nil` for none.
  ///
  /// - Parameter path: Absolute, without links.
  func owner(ofFile path: String) -> FoundSources.Module? {
    let folder = Path.folder(of: path)
    let roots = found.modules.flatMap { module in module.roots.map { (root: $0, module: module) } }
    let around = roots.filter { Path.below($0.root.real, folder) != nil }
    guard let nearest = around.max(by: { $0.root.real.utf8.count < $1.root.real.utf8.count }) else {
      return found.modules.first { module in
        module.roots.isEmpty
          && module.files.contains { file in
            Disk.realPath(of: Path.join(finder.workingDirectory, file)).map(Path.folder) == folder
          }
      }
    }
    let isOfTests = found.tests.keys.contains {
      Path.below($0, folder) != nil && $0.utf8.count > nearest.root.real.utf8.count
    }
    return !isOfTests && reads(path, nearest.root) ? nearest.module : nil
  }

  /// Whether a walk through a folder would find a file.
  private func reads(_ path: String, _ root: ModuleRoot) -> Bool {
    guard root.holds(path, isFolder: false), !finder.isExcluded(path, isFolder: false) else {
      return false
    }
    var folder = Path.folder(of: path)
    while folder != root.real {
      let name = Path.name(of: folder)
      let mark = Disk.kind(of: folder) == .folder ? Disk.projectMark(of: folder) : nil
      let isProject = mark == .package || mark == .xcodeProject && root.mayHoldProjects
      guard !name.hasPrefix("."), !isProject, root.holds(folder, isFolder: true),
        !finder.isExcluded(folder, isFolder: true),
        !(root.isOfXcodeProject && XcodeNames.isForTests(name))
      else { return false }
      folder = Path.folder(of: folder)
    }
    return true
  }

  /// The path of a folder without links, of which the last parts need not exist; `nil` if something
  /// on the way is no folder.
  static func folderPath(of path: String) -> String? {
    let path = Path.normalized(path)
    var existing = path
    while Disk.kind(of: existing) == nil { existing = Path.folder(of: existing) }
    let rest = Path.below(existing, path) ?? ""
    guard let real = Disk.realPath(of: existing), Disk.kind(of: real) == .folder else { return nil }
    return rest.isEmpty ? real : Path.join(real, rest)
  }
}

import HasgenProgram

/// The modules of a folder without a manifest: each folder in it is a module of the same name. If
/// Swift files are directly in the folder, the folder itself is the only module.
struct FolderModules {
  private(set) var roots: [ModuleRoot] = []
  /// The packages and Xcode projects in the folder.
  private(set) var projects: [ProjectFolder] = []

  /// - Parameter folder: Absolute, without links.
  init(in folder: String, _ origin: ModuleRoot.Origin, _ finder: SourceFinder) {
    let names = Disk.readableEntries(in: folder).map(\.name).filter {
      !$0.hasPrefix(".") && Path.reasonNotToName($0) == nil
    }
    func addModule(_ name: String, at path: String) {
      var root = ModuleRoot(name: name, shown: finder.shown(path), real: path, origin: origin)
      root.settings = ModuleSettings(isNamedByFolder: origin == .xcodeProject)
      roots.append(root)
    }
    if names.contains(where: { Path.isSwiftFile($0) && !XcodeNames.isDescription($0) }) {
      let project = names.first { $0.hasSuffix(".xcodeproj") }
      let name = project.map { ModuleName.identifier(String($0.dropLast(".xcodeproj".count))) }
      addModule(name ?? ModuleName.ofFolder(folder), at: folder)
      roots[0].excluded = names.filter(XcodeNames.isNeverModule).map { Path.join(folder, $0) }
      return
    }
    for name in Disk.subfolders(of: folder)
    where !XcodeNames.isNeverModule(name) && !XcodeNames.isForTests(name) {
      let path = Path.join(folder, name)
      if finder.isExcluded(path, isFolder: true) { continue }
      if let mark = Disk.projectMark(of: path) {
        projects.append((path, mark))
      } else {
        addModule(ModuleName.ofFolder(path), at: path)
      }
    }
  }
}

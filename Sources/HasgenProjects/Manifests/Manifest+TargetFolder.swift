extension Manifest {
  /// The folder of a target, relative to the package's, where the package manager looks for it:
  /// `.` is the package's own. `nil` if there is none, or the path leads out of the package.
  ///
  /// `isFolder` answers for paths relative to the package's folder, and follows links.
  package func folder(of target: ManifestTarget, isFolder: (String) -> Bool) -> String? {
    guard target.kind != .binary else { return nil }
    if let path = target.path {
      let normal = Path.normalized(path.isEmpty ? "." : path)
      let isInside = normal != ".." && !normal.hasPrefix("../") && !normal.hasPrefix("/")
      return isInside && (normal == "." || isFolder(normal)) ? normal : nil
    }
    // Like SwiftPM, use only the first usual folder that exists.
    let usual = target.kind.usualFolders.first(where: isFolder) ?? target.kind.usualFolders[0]
    let own = Path.join(usual, target.name)
    if isFolder(own) { return own }
    // Since 5.9, a target that is alone may fill the usual folder.
    let isNew = (toolsVersion ?? ToolsVersion(3, 1)) >= ToolsVersion(5, 9)
    let neighbours = targets.filter { $0.kind.usualFolders == target.kind.usualFolders }
    let isAlone = isNew && neighbours.count == 1 && errors.isEmpty
    // `Sources` holds other targets than tests.
    let isForKind = target.kind != .test || usual == "Tests"
    return isAlone && isForKind && isFolder(usual) ? usual : nil
  }
}

extension ManifestTarget.Kind {
  /// The folders that may hold the targets' folders, in the order in which they are looked for.
  fileprivate var usualFolders: [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    switch self {
    case .test: return ["Tests"] + sources
    case .plugin: return ["Plugins"]
    case .regular, .executable, .macro, .system, .binary: return sources
    }
  }
}

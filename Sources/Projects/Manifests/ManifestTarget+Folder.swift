import FileSystem

extension Manifest {
  /// The folder of a target, relative to the package's, where the package manager looks for it:
  /// `.` is the package's own. `nil` where there is none, or the path is computed, or leads out of
  /// the package.
  ///
  /// `isFolder` answers for paths relative to the package's folder, and follows links.
  package func folder(of target: ManifestTarget, isFolder: (String) -> Bool) -> String? {
    guard target.kind != .binary, !target.doubtful.contains(.path) else { return nil }
    if let path = target.path {
      let normal = Path.normalized(path.isEmpty ? "." : path)
      let isInside = normal != ".." && !normal.hasPrefix("../") && !normal.hasPrefix("/")
      return isInside && (normal == "." || isFolder(normal)) ? normal : nil
    }
    // Only the first of the usual folders that exists is looked into.
    let usual = target.kind.usualFolders.first(where: isFolder) ?? target.kind.usualFolders[0]
    let own = Path.join(usual, target.name)
    if isFolder(own) { return own }
    let neighbours = targets.filter { $0.kind.usualFolders == target.kind.usualFolders }
    let mayFillFolder = (toolsVersion ?? ToolsVersion(3, 1)) >= ToolsVersion(5, 9)
    let isAlone = neighbours.count == 1 && areTargetsComplete
    return mayFillFolder && isAlone && isFolder(usual) ? usual : nil
  }
}

extension ManifestTarget.Kind {
  /// The folders that may hold the targets' folders, in the order in which they are looked for.
  var usualFolders: [String] {
    switch self {
    case .test: ["Tests"] + Self.sourceFolders
    case .plugin: ["Plugins"]
    case .regular, .executable, .macro, .system, .binary: Self.sourceFolders
    }
  }

  private static var sourceFolders: [String] { ["Sources", "Source", "src", "srcs"] }
}

extension ManifestTarget {
  /// The name that an import uses: `My_App` of `My-App`.
  package var moduleName: String { Self.moduleName(of: name) }

  /// The name of the module that the build makes of a target's: what no identifier may hold, a digit
  /// at its beginning included, becomes `_`.
  package static func moduleName(of name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isAllowed =
        scalar == "_" || scalar.properties.isLetter
        || (!result.isEmpty && scalar.properties.numericType == .decimal)
      result.append(isAllowed ? scalar : "_")
    }
    return String(result)
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isLetter: Bool {
    switch generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}

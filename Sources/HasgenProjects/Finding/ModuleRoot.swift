import HasgenProgram

/// A folder that is a module, or a part of one, before its files are found.
package struct ModuleRoot: Sendable {
  /// The reason why the folder is a module.
  package enum Origin: Sendable {
    /// A target of a package.
    case package
    /// The configuration.
    case configuration
    /// A target of an Xcode project.
    case xcodeProject
    /// A path argument outside of packages, projects and configured folders.
    case path
  }

  /// The name that an import of the module uses.
  package let name: String
  /// The path to print.
  package let shown: String
  /// The path without links; absolute.
  package let real: String
  package let origin: Origin
  /// The settings of the module's build.
  package internal(set) var settings = ModuleSettings.unknown
  /// The files of a target of an Xcode project, absolute; `nil` for all Swift files in the folder.
  package internal(set) var files: [String]?
  /// The `….xcodeproj` of the target; absolute. `nil` for other modules.
  package internal(set) var project: String?
  /// The files and folders to which the module is limited, without links; `nil` for no limit.
  package internal(set) var only: [String]?
  /// The files and folders that the module leaves out, without links.
  package internal(set) var excluded: [String] = []
  /// True if the module belongs to a package that the project depends on. It matters only if a file
  /// imports it.
  package internal(set) var isDependency = false
  /// The path to print of the manifest or Xcode project that computes the default isolation; `nil`
  /// if it is known.
  var manifestOfIsolation: String?

  package init(name: String, shown: String, real: String, origin: Origin) {
    self.name = name
    self.shown = shown
    self.real = real
    self.origin = origin
  }

  /// True if an Xcode project below the folder is a separate module. A target of a package has all
  /// folders that the manifest does not exclude.
  package var mayHoldProjects: Bool { origin != .package }

  /// True if the module has all files in the folder.
  var isWhole: Bool { only == nil && excluded.isEmpty }

  /// Returns true if a file belongs to the module, or if a folder may hold files of it.
  ///
  /// - Parameter path: The path without links, below the root.
  package func holds(_ path: String, isFolder: Bool) -> Bool {
    if isWhole { return true }
    guard !excluded.contains(where: { Path.below($0, path) != nil }) else { return false }
    guard let only else { return true }
    return only.contains { part in
      Path.below(part, path) != nil || isFolder && Path.below(path, part) != nil
    }
  }

  /// The length of the innermost folder around a path in which the module has files, and for a
  /// target of an Xcode project, the number of its files there; `nil` if there is no such folder.
  ///
  /// - Parameter path: Absolute, without links.
  func nearness(to path: String) -> (depth: Int, files: Int)? {
    guard let files else { return Path.below(real, path) == nil ? nil : (real.count, 0) }
    for folder in Disk.foldersUpward(from: path) where Path.below(real, folder) != nil {
      let count = files.count { Path.below(folder, $0) != nil }
      if count > 0 { return (folder.count, count) }
    }
    return nil
  }
}

import DependencyGraph
import SwiftProgram

/// A folder that is a module, or a part of one, before its files are found.
struct ModuleRoot: Sendable {
  /// What says that the folder is a module.
  enum Origin: Sendable {
    /// A package's manifest, or the name of a folder in `Sources` where the manifest does not say.
    case package
    /// The configuration.
    case configuration
    /// A folder of an Xcode project.
    case xcodeProject
    /// A path that neither a package nor the configuration nor a project claims.
    case path
  }

  /// The name that an import of the module uses.
  let name: String
  /// The path to print.
  let shown: String
  /// The path without links; absolute.
  let real: String
  let origin: Origin
  /// How the build compiles the module.
  var settings = ModuleSettings.unknown
  /// The files and folders to which the module is limited, without links; `nil` for no limit.
  var only: [String]?
  /// The files and folders that the module leaves out, without links.
  var excluded: [String] = []
  /// Whether the module came with a package that another one depends on, so that it matters only if
  /// it is imported.
  var isDependency = false

  /// Whether the folder belongs to an Xcode project: what is called `…Tests` is no part of it.
  var isOfXcodeProject: Bool { origin == .xcodeProject }

  /// Whether packages and projects below the folder are modules of their own. A manifest says so of
  /// its own targets; else every nested package is one.
  var mayHoldProjects: Bool { origin != .package }

  /// Whether the module has all files in the folder.
  var isWhole: Bool { only == nil && excluded.isEmpty }

  /// Whether the module has a file or enters a folder.
  ///
  /// - Parameter path: The path without links, below the root.
  func holds(_ path: String, isFolder: Bool) -> Bool {
    if isWhole { return true }
    guard !excluded.contains(where: { Path.below($0, path) != nil }) else { return false }
    guard let only else { return true }
    return only.contains { part in
      Path.below(part, path) != nil || isFolder && Path.below(path, part) != nil
    }
  }
}

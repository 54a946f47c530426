import SwiftProgram

/// A folder that is a module, or a part of one, before its files are found.
package struct ModuleRoot: Sendable {
  /// The reason why the folder is a module.
  package enum Origin: Sendable {
    /// A package's manifest, or its folder `Sources` if the manifest makes no package.
    case package
    /// The configuration.
    case configuration
    /// A folder of an Xcode project.
    case xcodeProject
    /// A path that neither a package nor the configuration nor a project claims.
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
  /// The files and folders to which the module is limited, without links; `nil` for no limit.
  package internal(set) var only: [String]?
  /// The files and folders that the module leaves out, without links.
  package internal(set) var excluded: [String] = []
  /// Whether the module came with a package that another one depends on, so that it matters only if
  /// it is imported.
  package internal(set) var isDependency = false
  /// The path to print of the manifest that computes the default isolation; `nil` if it is known.
  var manifestOfIsolation: String?

  package init(name: String, shown: String, real: String, origin: Origin) {
    self.name = name
    self.shown = shown
    self.real = real
    self.origin = origin
  }

  /// Whether the folder belongs to an Xcode project: a folder `…Tests` in it is no part of it.
  package var isOfXcodeProject: Bool { origin == .xcodeProject }

  /// Whether Xcode projects below the folder are modules of their own. A target of a package has all
  /// folders that the manifest does not exclude.
  package var mayHoldProjects: Bool { origin != .package }

  /// Whether the module has all files in the folder.
  var isWhole: Bool { only == nil && excluded.isEmpty }

  /// Whether the module has a file or enters a folder.
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
}

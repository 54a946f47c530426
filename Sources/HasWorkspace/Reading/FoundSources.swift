import DependencyGraph

/// The Swift files below the paths that were asked for, not yet read.
package struct FoundSources: Sendable {
  /// The files that see each other without an import.
  package struct Module: Sendable, Hashable {
    /// The name that an import of it uses.
    package let name: String
    /// The path to print of its folder.
    package let folder: String
    /// The paths to print, sorted.
    package let files: [String]
    /// How the build compiles it.
    package let settings: ModuleSettings

    package init(
      name: String, folder: String, files: [String], settings: ModuleSettings = .unknown
    ) {
      self.name = name
      self.folder = folder
      self.files = files
      self.settings = settings
    }
  }

  /// The modules, sorted by name and files.
  package let modules: [Module]
  /// The source folders without links, absolute: generated files may stand in them.
  package let folders: [String]
  /// The folders and names that could not be read.
  package let unreadable: [Diagnostic]
  /// Files that killed runs of the tool may have left in them; absolute.
  package let leftBehind: [String]
}

import FileSystem

/// The names of modules as folders give them.
package enum ModuleName {
  /// The name of a folder's module: that of the folder, or of the folder around one that is called
  /// `Sources`, `Source` or `src`.
  ///
  /// - Parameter folder: The path; absolute, so that there is a folder around it.
  package static func ofFolder(_ folder: String) -> String {
    let name = Path.name(of: folder)
    guard ["Sources", "Source", "src"].contains(name) else { return identifier(name) }
    let outer = Path.name(of: Path.folder(of: folder))
    return outer == "/" ? identifier(name) : identifier(outer)
  }

  /// A name as SwiftPM and Xcode make a module's name of it: `My_App` of `My-App`.
  package static func identifier(_ text: String) -> String { ManifestTarget.moduleName(of: text) }
}

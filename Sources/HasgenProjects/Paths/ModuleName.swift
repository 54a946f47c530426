/// Makes the names of modules from the names of folders and targets.
package enum ModuleName {
  /// The name of a folder's module: that of the folder, or of the folder around one that is called
  /// `Sources`, `Source` or `src`. The name of the root, which differs between checkouts, is never
  /// used.
  ///
  /// - Parameters:
  ///   - folder: The path; absolute.
  ///   - root: The folder of the project; absolute.
  package static func ofFolder(_ folder: String, in root: String) -> String {
    let name = Path.name(of: folder)
    let outer = Path.folder(of: folder)
    let isPart = ["Sources", "Source", "src"].contains(name)
    return identifier(isPart && Path.below(outer, root) == nil ? Path.name(of: outer) : name)
  }

  /// The module name that SwiftPM and Xcode make from a name: `My-App` becomes `My_App`. Characters
  /// that an identifier cannot have become `_`.
  package static func identifier(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isAllowed =
        scalar == "_" || scalar.properties.isAlphabetic
        || (!result.isEmpty && scalar.properties.numericType == .decimal)
      result.append(isAllowed ? scalar : "_")
    }
    return String(result)
  }
}

/// Makes the names of modules from the names of folders and targets.
package enum ModuleName {
  /// The name of a folder's module: that of the folder, or of the folder around one that is called
  /// `Sources`, `Source` or `src`.
  ///
  /// - Parameter folder: The path; absolute, so that there is a folder around it.
  package static func ofFolder(_ folder: String) -> String {
    let outer = Path.name(of: Path.folder(of: folder))
    let isPart = ["Sources", "Source", "src"].contains(Path.name(of: folder)) && outer != "/"
    return identifier(isPart ? outer : Path.name(of: folder))
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

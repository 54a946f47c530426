import SwiftReading
import SwiftProgram

/// The names that containers have.
package enum ContainerNames {
  /// The names that make a type a container without being asked for.
  package static let standard: Set<String> = ["AppDependency", "AppDependencies"]

  /// The ends of names that make a type a container if it stores a parent. The first ones are told
  /// wherever they stand; the others end many names that have nothing to do with dependencies.
  static let suffixes = distinctSuffixes + ["Container", "Scope"]

  /// The suffixes that no view's name ends with.
  static let distinctSuffixes = ["Dependency", "Dependencies"]

  /// The end of a name that containers' names have; `nil` for none.
  static func suffix(of name: String) -> String? { suffixes.first { name.hasSuffix($0) } }
}

extension SymbolTable {
  /// The end of its name that makes a type a container if it stores a parent; `nil` for what is
  /// called otherwise, and for a view, say, that happens to be called so.
  func containerSuffix(of id: SymbolID, by rules: Rules) -> String? {
    guard let suffix = ContainerNames.suffix(of: self[id].name) else { return nil }
    return ContainerNames.distinctSuffixes.contains(suffix) || !isAppPart(id, by: rules)
      ? suffix : nil
  }
}

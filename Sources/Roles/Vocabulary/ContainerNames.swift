import SwiftReading
import SwiftProgram

/// The names by which containers are found.
package enum ContainerNames {
  /// The names that make a type a container without any configuration.
  package static let standard: Set<String> = ["AppDependency", "AppDependencies"]

  /// The suffixes that make a type a container if it stores a parent. `Container` and `Scope` are
  /// also suffixes of many unrelated names.
  static let suffixes = distinctSuffixes + ["Container", "Scope"]

  /// The suffixes that make even a view or coordinator a container.
  static let distinctSuffixes = ["Dependency", "Dependencies"]

  /// The container suffix of a name; `nil` for none.
  static func suffix(of name: String) -> String? { suffixes.first { name.hasSuffix($0) } }
}

extension SymbolTable {
  /// The suffix that makes a type a container if it stores a parent; `nil` for other names, and for
  /// views and the like with the suffix `Container` or `Scope`.
  func containerSuffix(of id: SymbolID, by rules: Rules) -> String? {
    guard let suffix = ContainerNames.suffix(of: self[id].name) else { return nil }
    return ContainerNames.distinctSuffixes.contains(suffix) || !isAppPart(id, by: rules)
      ? suffix : nil
  }
}

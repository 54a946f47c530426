/// The names by which containers are found.
package enum ContainerNames {
  /// The names that make a type a container without any configuration.
  package static let standard: Set<String> = ["AppDependency", "AppDependencies"]

  /// The suffixes that make a type a container if it stores a parent. `Container` and `Scope` are
  /// also suffixes of many unrelated names.
  package static let suffixes = distinctSuffixes + ["Container", "Scope"]

  /// The suffixes that make even a view or coordinator a container if it stores a parent.
  package static let distinctSuffixes = ["Dependency", "Dependencies"]

  /// The container suffix of a name; `nil` for none.
  package static func suffix(of name: String) -> String? { suffixes.first { name.hasSuffix($0) } }
}

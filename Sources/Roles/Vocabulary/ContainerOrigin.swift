/// The reason why a type is a container.
public enum ContainerOrigin: Sendable, Hashable {
  /// It is called as an app's container is: `AppDependency`.
  case name
  /// The configuration or the command line names it.
  case configuration
  /// It is marked `// hasgen: container`.
  case mark
  /// It stores something that another scope has, and has one of the signs of a child.
  case child(of: StoredParent, ChildSign)
  /// Its superclass is a container, and it is called as containers are.
  case subclass(of: String)
}

/// A property that holds a parent.
public struct StoredParent: Sendable, Hashable {
  /// The property's name.
  public let property: String
  /// The container that it holds; `nil` for a composition or a generic parameter.
  public let container: String?
}

/// A sign that tells a child container from another type that stores a container.
public enum ChildSign: Sendable, Hashable {
  /// Its name ends as containers' names do.
  case suffix(String)
  /// It conforms by hand to a Has-protocol of that name, which a composition names.
  case conformance(String)
  /// A Makes-protocol of that name returns it.
  case product(of: String)
}

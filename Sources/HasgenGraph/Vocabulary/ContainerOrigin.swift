/// The reason why a type is a container.
package enum ContainerOrigin: Sendable, Hashable {
  /// The type has the standard name of an app's container: `AppDependency`.
  case name
  /// The configuration or the command line names the type.
  case configuration
  /// The type is marked `// hasgen: container`.
  case mark
  /// The type stores a container or a composition, and has a sign of a child.
  case child(of: StoredParent, ChildSign)
  /// The superclass is a container, and the type has the name of a container.
  case subclass(of: String)
}

/// A stored property that holds a parent.
package struct StoredParent: Sendable, Hashable {
  /// The name of the property.
  package let property: String
  /// The container that the property holds; `nil` for a composition or a generic parameter.
  package let container: String?
}

/// A sign that distinguishes a child container from other types that store a container.
package enum ChildSign: Sendable, Hashable {
  /// The name of the type has a container suffix.
  case suffix(String)
  /// The type conforms by hand to a Has-protocol with this name, which a composition names.
  case conformance(String)
  /// A Makes-protocol with this name returns the type.
  case product(of: String)
}

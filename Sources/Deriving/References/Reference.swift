import DependencyGraph

/// The class nested in a container that holds one copy of it and has all that it has, so that
/// handing it on costs one reference.
public struct Reference: Sendable {
  /// The access as written, `public` or `package`; empty for `internal`.
  public internal(set) var access = ""
  /// The attributes that the container's extension needs: its availability, sorted.
  public internal(set) var availability: [String] = []
  /// The condition under which the container is compiled; `nil` for always.
  public internal(set) var condition: String?
  /// The global actor that it is isolated to, without `@`; `nil` for none.
  public internal(set) var globalActor: String?
  /// Whether the class states that it is `Sendable`.
  public internal(set) var isSendable = false
  /// Whether something changes the copy, so that it is a variable.
  public internal(set) var isMutable = false
  /// The name of the property that holds the copy.
  public internal(set) var holder = "container"
  /// The members that forward to the copy, sorted by name.
  public internal(set) var members: [ForwardedMember] = []
  /// The conformances, sorted by name.
  public internal(set) var conformances: [Conformance] = []
}

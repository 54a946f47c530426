/// The class nested in a container that holds one copy of it and has all that it has, so that
/// handing it on costs one reference.
public struct Reference: Sendable {
  /// The name of the class.
  package static let name = "Reference"
  /// The name of the container's member that makes one.
  package static let makerName = "byReference"

  /// The access as written, `public` or `package`; empty for `internal`.
  public let access: String
  /// The attributes that the container's extension needs: its availability, sorted.
  public let availability: [String]
  /// When the container is compiled; `nil` for always.
  public let condition: String?
  /// The global actor that it is isolated to, without `@`; `nil` for none.
  public let globalActor: String?
  /// Whether it says that it is `Sendable`.
  public let isSendable: Bool
  /// Whether something changes the copy, so that it is a variable.
  public let isMutable: Bool
  /// The name of the property that holds the copy.
  public let holder: String
  /// The members that forward to the copy, sorted by name.
  public let members: [ForwardedMember]
  /// The conformances that hold whatever the container's generic arguments, sorted by name.
  public let conformances: [Conformance]
  /// Those that hold for some arguments only, with what they ask for.
  public let constrained: [ConstrainedConformance]

  package init(
    access: String = "", availability: [String] = [], condition: String? = nil,
    globalActor: String? = nil, isSendable: Bool = false, isMutable: Bool = false,
    holder: String = "container", members: [ForwardedMember] = [],
    conformances: [Conformance] = [], constrained: [ConstrainedConformance] = []
  ) {
    self.access = access
    self.availability = availability
    self.condition = condition
    self.globalActor = globalActor
    self.isSendable = isSendable
    self.isMutable = isMutable
    self.holder = holder
    self.members = members
    self.conformances = conformances
    self.constrained = constrained
  }
}

/// A conformance that holds where a `where` clause does.
public struct ConstrainedConformance: Sendable {
  /// The conformance.
  public let conformance: Conformance
  /// The `where` clause without the word.
  public let whereClause: String
  /// The members that only it asks for.
  public let members: [ForwardedMember]

  package init(conformance: Conformance, whereClause: String, members: [ForwardedMember] = []) {
    self.conformance = conformance
    self.whereClause = whereClause
    self.members = members
  }
}

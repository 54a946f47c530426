/// A container, and what is to be generated for it.
public struct Container: Sendable {
  /// The name, qualified by the enclosing types with dots.
  public let name: String
  /// The module that it is declared in.
  public let module: String
  /// The path of the file that it is declared in.
  public let path: String
  /// Why it is a container.
  public let origin: ContainerOrigin
  /// Whether the lines of that file end as on Windows.
  public let usesCRLF: Bool
  /// The imports that the generated file needs, sorted by text.
  public let imports: [ConditionalText]
  /// The protocols to declare, sorted by name.
  public let protocols: [DeclaredProtocol]
  /// The conformances to generate, sorted by name.
  public let conformances: [Conformance]
  /// Whether its extensions say that they are not isolated, as it does or its module's default does
  /// not.
  public let isNonisolated: Bool
  /// The class that hands it on as one reference; `nil` where none is asked for.
  public let reference: Reference?
  /// The function that gives a copy with other members, once for each combination of `#if`
  /// conditions; empty where none is asked for.
  public let overriding: [Overriding]
  /// The function that builds it; `nil` where none is asked for.
  public let wiring: Wiring?
  /// The Makes-protocols that nobody asks for and that it cannot meet, each with the reason.
  public let unmade: [String]
  /// Why it cannot be built by `live`, where that is asked for.
  public let refused: [Wiring.Refused]

  package init(
    name: String, module: String, path: String, origin: ContainerOrigin = .name,
    usesCRLF: Bool = false,
    imports: [ConditionalText], protocols: [DeclaredProtocol] = [], conformances: [Conformance],
    isNonisolated: Bool = false, reference: Reference? = nil,
    overriding: [Overriding] = [], wiring: Wiring? = nil,
    refused: [Wiring.Refused] = [], unmade: [String] = []
  ) {
    self.name = name
    self.module = module
    self.path = path
    self.origin = origin
    self.usesCRLF = usesCRLF
    self.imports = imports
    self.protocols = protocols
    self.conformances = conformances
    self.isNonisolated = isNonisolated
    self.reference = reference
    self.overriding = overriding
    self.wiring = wiring
    self.refused = refused
    self.unmade = unmade
  }
}

/// A conformance that a container lacks and has the witnesses for.
public struct Conformance: Sendable {
  /// The protocol as it is written in the container's module; qualified only where it must be.
  public let name: String
  /// The availability attributes that its extension needs, as written, sorted.
  public let availability: [String]
  /// The conditions under which it stands; `nil` for always.
  public let condition: String?
  /// The members that forward to a parent, sorted by name.
  public let members: [ForwardedMember]
  /// Whether its extension says that it is not isolated, be the container's others or not.
  public let isNonisolated: Bool

  package init(
    name: String, availability: [String] = [], condition: String? = nil,
    members: [ForwardedMember] = [], isNonisolated: Bool = false
  ) {
    self.name = name
    self.availability = availability
    self.condition = condition
    self.members = members
    self.isNonisolated = isNonisolated
  }
}

/// A line of code and the `#if` condition that it stands under.
public struct ConditionalText: Sendable, Hashable {
  /// The line: `import Core`.
  public let text: String
  /// The condition; `nil` for always.
  public let condition: String?

  package init(_ text: String, condition: String? = nil) {
    self.text = text
    self.condition = condition
  }
}

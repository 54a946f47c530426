/// A Has-protocol that is generated for a container's property.
///
/// What is written in it is written as the generated file has to write it.
public struct DeclaredProtocol: Sendable, Hashable {
  /// The protocol's name.
  public let name: String
  /// The property's name, back ticks included.
  public let property: String
  /// The property's type.
  public let type: String
  /// The access as written, `public` or `package`; empty for `internal`.
  public let access: String
  /// Whether it says that it is not isolated.
  public let isNonisolated: Bool
  /// The global actor that the requirement is isolated to, without `@`; `nil` for none.
  public let globalActor: String?
  /// The effects of the getter as written; empty for none.
  public let effects: String
  /// The attributes that say where it is available, sorted.
  public let availability: [String]
  /// The `#if` condition that it stands under; `nil` for always.
  public let condition: String?
  /// The property's doc comment without its comment marks; `nil` for none.
  public let documentation: String?

  package init(
    name: String, property: String, type: String, access: String = "", isNonisolated: Bool = false,
    globalActor: String? = nil, effects: String = "", availability: [String] = [],
    condition: String? = nil,
    documentation: String? = nil
  ) {
    self.name = name
    self.property = property
    self.type = type
    self.access = access
    self.isNonisolated = isNonisolated
    self.globalActor = globalActor
    self.effects = effects
    self.availability = availability
    self.condition = condition
    self.documentation = documentation
  }
}

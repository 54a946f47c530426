import HasgenProgram
import HasgenReading
import HasgenWriting

/// The draft of a Has-protocol for a container's property.
package struct ProtocolDraft: Sendable {
  package let name: String
  /// The container whose generated file declares the protocol.
  let container: Scope.Owner
  let member: Member
  /// The location of the property.
  let location: Location
  /// The availability attributes, sorted.
  let availability: [String]
  let asked: Asked
  /// The requirement as written in the generated file: `any Storing`, with actor and effects.
  let text: (type: String, globalActor: String?, effects: String)
  /// The requirement as it would be written at file level in the property's file.
  let known: (type: TypeSyntax, globalActor: String?, effects: Effects)
  /// The imports that the generated file needs for the protocol.
  package let imports: Set<NeededImport>
  /// True if the protocol is marked `nonisolated`.
  let isNonisolated: Bool
  package private(set) var condition: ConditionSet
  private(set) var access: Access

  /// The requirement of a protocol. Properties with the same requirement share one protocol.
  struct Asked: Hashable, Sendable {
    let property: String
    /// The resolved type.
    let type: TypeSyntax
    let isolation: String?
    /// The effects, with the type of the error resolved.
    let effects: Effects
  }

  /// The index of the property's file, in which types have the same meaning as in the protocol.
  var file: Int { member.site.scope.file }
  private var property: Declaration { member.declaration }

  /// Adds a property, or another `#if` version of the property, with the same requirement.
  mutating func merge(_ other: ProtocolDraft) {
    condition = condition.or(other.condition)
    access = max(access, other.access)
  }

  /// True if a declaration is such a protocol, and not one that the user wrote.
  package static func isAdded(_ declaration: Declaration) -> Bool {
    declaration.kind == .protocol && declaration.range.isEmpty
  }

  /// The protocol as a declaration of the graph, since hasgen does not read generated files.
  var declaration: Declaration {
    let place = property.nameRange
    let actor = known.globalActor
    let requirement = Declaration(
      kind: .var, name: property.name, nameRange: place, range: place,
      attributes: actor.map { [Attribute(type: .name(TypeName(path: $0)), text: "@\($0)")] } ?? [],
      type: known.type, effects: known.effects,
      storage: Storage(kind: .required, isSettable: false, hasMutatingGetter: false),
      conditions: condition.conditions)
    return Declaration(
      kind: .protocol, name: name, nameRange: place, range: place.lowerBound..<place.lowerBound,
      access: access, modifiers: isNonisolated ? ["nonisolated"] : [],
      attributes: availability.map { Attribute(type: .named("available"), text: $0) },
      conditions: condition.conditions, members: [requirement])
  }

  // MARK: The generated protocol

  private var variable: String {
    "\(text.globalActor.map { "@\($0) " } ?? "")var \(property.name):"
  }

  private var accessor: String { text.effects.isEmpty ? "get" : "get \(text.effects)" }

  /// The requirement on one line: `var store: any Storing { get }`.
  var requirement: String { "\(variable) \(text.type) { \(accessor) }" }

  /// The protocol, on one line if it fits.
  package var code: DeclarationCode {
    DeclarationCode(
      documentation: property.documentation?.split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map { .text(String($0)) } ?? [],
      attributes: availability, condition: condition.text,
      TypeHead([isNonisolated ? "nonisolated" : "", access.prefix, "protocol"], name),
      [
        DeclarationCode(
          .choice([
            .text(requirement), .block("\(variable) \(text.type) {", [.text(accessor)]),
            [.broken(.text(variable), .text(text.type)), .newLine, "{ \(accessor) }"],
          ]))
      ], separated: .inline)
  }
}

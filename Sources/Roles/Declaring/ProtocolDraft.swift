import Findings
import SwiftReading
import SwiftProgram

/// A Has-protocol in the making, for a container's property.
package struct ProtocolDraft: Sendable {
  package let name: String
  /// The container that it is generated for, in whose file it stands.
  let container: Scope.Owner
  /// The property.
  let member: Member
  /// The property's place.
  let location: Location
  /// The attributes that say where it is available, sorted.
  let availability: [String]
  let asked: Asked
  /// The protocol as the generated file has it. `nil` for a stand-in: it keeps hasgen from
  /// reporting a wrong property again wherever its protocol is needed.
  package let written: Written?
  /// Whether the protocol states that it is not isolated.
  let isNonisolated: Bool
  private(set) var condition: ConditionSet
  private(set) var access: Access

  /// The requirement of a protocol: protocols with the same requirement are one.
  struct Asked: Hashable, Sendable {
    let property: String
    /// The type, resolved.
    let type: TypeSyntax?
    let isolation: String?
    let isAsync: Bool
    let isThrowing: Bool
    /// The type that is thrown, resolved; `nil` where none is written.
    let thrown: TypeSyntax?
  }

  /// The texts as the generated file writes them, and what it has to import for them.
  package struct Written: Sendable {
    let type: String
    let globalActor: String?
    let effects: String
    package let imports: Set<ConditionalText>
    /// The requirement as it means the same at file level of the property's file.
    let requirement: Requirement

    struct Requirement: Sendable {
      let type: TypeSyntax?
      let effects: Effects
      let globalActor: String?
    }
  }

  /// The file of the property, by index: what is written there means the same in the protocol.
  var file: Int { member.site.scope.file }
  var property: Declaration { member.declaration }

  /// Serves a further property, or a further version of the property, that asks for the same.
  mutating func merge(_ other: ProtocolDraft) {
    condition = condition.or(other.condition)
    access = max(access, other.access)
  }

  /// The protocol to be generated; `nil` for a stand-in.
  package var generated: DeclaredProtocol? {
    written.map {
      DeclaredProtocol(
        name: name, property: property.name, type: $0.type, access: access.prefix,
        isNonisolated: isNonisolated,
        globalActor: $0.globalActor, effects: $0.effects, availability: availability,
        condition: condition.text, documentation: property.documentation)
    }
  }

  /// Whether a declaration is one of these, and none of the user's.
  package static func isAdded(_ declaration: Declaration) -> Bool {
    declaration.kind == .protocol && declaration.range.isEmpty
  }

  /// The protocol as the graph has to know it: generated files are not read.
  var declaration: Declaration {
    let place = property.nameRange
    // A stand-in is met by whatever has its name.
    let anything = Effects(isAsync: true, throwing: .anyError)
    let actor = written?.requirement.globalActor ?? asked.isolation
    let requirement = Declaration(
      kind: .var, name: property.name, nameRange: place, range: place,
      attributes: actor.map { [Attribute(type: .name(TypeName(path: $0)), text: "@\($0)")] } ?? [],
      type: written?.requirement.type, effects: written?.requirement.effects ?? anything,
      storage: Storage(kind: .required, isSettable: false, hasMutatingGetter: written == nil),
      conditions: condition.conditions)
    return Declaration(
      kind: .protocol, name: name, nameRange: place, range: place.lowerBound..<place.lowerBound,
      access: access, modifiers: isNonisolated ? ["nonisolated"] : [],
      attributes: availability.map { Attribute(type: .named("available"), text: $0) },
      conditions: condition.conditions, members: [requirement])
  }
}

import Findings
import SwiftReading
import SwiftProgram
import SwiftWriting

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
  /// The requirement as the generated file writes it: `any Storing`, and the words around it.
  let text: (type: String, globalActor: String?, effects: String)
  /// The requirement as it means the same at file level of the property's file.
  let known: (type: TypeSyntax, globalActor: String?, effects: Effects)
  /// The imports that the generated file needs for it.
  package let imports: Set<NeededImport>
  /// True if the protocol states that it is not isolated.
  let isNonisolated: Bool
  package private(set) var condition: ConditionSet
  private(set) var access: Access

  /// The requirement of a protocol: protocols with the same requirement are one.
  struct Asked: Hashable, Sendable {
    let property: String
    /// The type, resolved.
    let type: TypeSyntax
    let isolation: String?
    /// The effects, with the type of the error resolved.
    let effects: Effects
  }

  /// The file of the property, by index: what is written there means the same in the protocol.
  var file: Int { member.site.scope.file }
  private var property: Declaration { member.declaration }

  /// Serves a further property, or a further version of the property, that asks for the same.
  mutating func merge(_ other: ProtocolDraft) {
    condition = condition.or(other.condition)
    access = max(access, other.access)
  }

  /// True if a declaration is one of these, and none of the user's.
  package static func isAdded(_ declaration: Declaration) -> Bool {
    declaration.kind == .protocol && declaration.range.isEmpty
  }

  /// The protocol as the graph has to know it: generated files are not read.
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
      attributes: availability.map(AttributeCode.init), condition: condition.text,
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

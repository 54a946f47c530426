import HasgenProgram
import HasgenReading
import HasgenWriting

/// A conformance of a container to a Has-protocol, as it is generated. `Reference` also needs those
/// that are written by hand.
package struct Conformance: Sendable {
  package let protocolID: SymbolID
  /// The protocol as it is written beside the container; qualified only where it must be.
  package let name: String
  /// The condition under which the container conforms.
  package private(set) var condition: ConditionSet
  /// The availability attributes of the conformance, without those of the container, sorted.
  package var availability: [String]
  /// The imports that the generated file needs for the conformance.
  package private(set) var imports: Set<NeededImport> = []
  /// The members that forward to parents, or make something, sorted by name.
  package var members: [ForwardedMember] = []
  /// The requirements that generated code of the container satisfies by making something.
  package var madeRequirements: Set<Requirement.Key> = []
  /// A member for each requirement that the container forwards, once for each target, before
  /// members that several protocols ask for are merged.
  var drafts: [MemberDraft] = []

  /// The availability attributes of the container.
  let outerAvailability: [String]
  /// True if its extension is not isolated, unless a member does not state its isolation.
  let mayBeNonisolated: Bool

  /// Adds imports. The conformance is compiled only under their condition.
  package mutating func addImports(_ needed: NeededImports) {
    imports.formUnion(needed.imports)
    condition = condition.and(needed.condition)
  }
}

extension Conformance {
  /// - Parameters:
  ///   - availability: The availability attributes of the witnesses.
  ///   - modules: The modules of declarations that the conformance uses without naming them.
  package init(
    to id: SymbolID, of container: NominalType, if condition: ConditionSet,
    available availability: [String] = [], using modules: Set<Int> = [], in table: SymbolTable
  ) {
    let file = container.file
    let attribute = table.isolationAttribute(of: container, to: id)
    self.init(
      protocolID: id,
      name: [attribute, table.name(of: id, inFile: file)].compactMap(\.self)
        .joined(separator: " "),
      condition: container.condition.and(condition),
      availability: table.availability(of: id, and: availability, beside: container),
      outerAvailability: container.availability,
      mayBeNonisolated: table.statesNonisolated(container, conformingTo: id))
    addImports(table.imports(of: id, by: container, using: modules, inFile: file))
  }

  /// The extension that declares the conformance.
  ///
  /// - Parameter isolation: The isolation modifier of the container's extensions; empty for none.
  package func declaration(of type: String, _ isolation: String) -> DeclarationCode {
    let isNonisolated = mayBeNonisolated && members.allSatisfy(\.statesIsolation)
    return DeclarationCode(
      attributes: Set(outerAvailability + availability).sorted(),
      condition: condition.text,
      TypeHead(
        [isNonisolated ? "nonisolated" : isolation, "extension"], type, protocols: [name]),
      members.map(\.declaration), separated: .aroundBlocks)
  }
}

extension SymbolTable {
  /// The availability attributes of a protocol and `others`, without those of the container,
  /// sorted.
  package func availability(
    of id: SymbolID, and others: [String], beside container: NominalType
  ) -> [String] {
    Set(self[id].sites.flatMap(\.declaration.availability) + others)
      .subtracting(container.availability).sorted()
  }
}

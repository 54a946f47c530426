import Roles
import SwiftReading
import SwiftProgram

/// A conformance of a container, written by hand or to be generated.
package struct ContainerConformance {
  package let protocolID: SymbolID
  package private(set) var condition: ConditionSet
  /// The availability attributes of the conformance, without those of the container, sorted.
  package var availability: [String]
  /// The imports that the generated file needs for the conformance.
  package var imports: Set<NeededImport> = []
  /// The members that forward to parents or make values.
  package var members: [ForwardedMember] = []

  package init(protocolID: SymbolID, condition: ConditionSet, availability: [String] = []) {
    self.protocolID = protocolID
    self.condition = condition
    self.availability = availability
  }

  /// Creates a conformance of a container that needs no further members.
  ///
  /// - Parameters:
  ///   - availability: The availability attributes of the witnesses.
  ///   - modules: The modules of declarations that the conformance uses without naming them.
  package init(
    to id: SymbolID, of container: NominalType, if condition: ConditionSet,
    available availability: [String] = [], using modules: Set<Int> = [], in table: SymbolTable
  ) {
    self.init(
      protocolID: id, condition: condition,
      availability: table.availability(of: id, and: availability, beside: container))
    let file = container.symbol.sites[0].scope.file
    add(table.imports(of: id, by: container, using: modules, inFile: file))
  }

  /// Adds imports. The conformance is compiled only under their condition.
  package mutating func add(_ needed: NeededImports) {
    imports.formUnion(needed.imports)
    condition = condition.and(needed.condition)
  }

  /// The conformance as written in the generated file.
  package func written(
    as name: String, of container: NominalType, isNonisolated: Bool = false, in table: SymbolTable
  ) -> Conformance {
    let attribute = table.isolationAttribute(of: container, to: protocolID)
    return Conformance(
      name: [attribute, name].compactMap(\.self).joined(separator: " "),
      availability: Set(container.availability + availability).sorted(),
      condition: container.condition.and(condition).text, members: members,
      isNonisolated: isNonisolated)
  }
}

extension SymbolTable {
  /// The availability attributes of a protocol and `others`, without those of the container,
  /// sorted.
  package func availability(
    of id: SymbolID, and others: [String], beside container: NominalType
  ) -> [String] {
    let own = container.symbol.sites.flatMap(\.declaration.availability)
    return Set(self[id].sites.flatMap(\.declaration.availability) + others)
      .subtracting(own).sorted()
  }
}

import Roles
import SwiftReading
import SwiftProgram

/// A conformance of a container, written by hand or to be generated.
package struct ContainerConformance {
  package let protocolID: SymbolID
  package private(set) var condition: ConditionSet
  /// The availability attributes that it needs beside those of the container, sorted.
  package var availability: [String]
  /// The imports that the generated file needs for it.
  package var imports: Set<NeededImport> = []
  /// The members that forward to parents, or make something.
  package var members: [ForwardedMember] = []

  package init(protocolID: SymbolID, condition: ConditionSet, availability: [String] = []) {
    self.protocolID = protocolID
    self.condition = condition
    self.availability = availability
  }

  /// A conformance of a container that has the witnesses.
  ///
  /// - Parameters:
  ///   - availability: The attributes of what it is made of.
  ///   - modules: The modules that declare what it uses without naming it.
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

  /// Adds imports, under whose condition the conformance is compiled.
  package mutating func add(_ needed: NeededImports) {
    imports.formUnion(needed.imports)
    condition = condition.and(needed.condition)
  }

  /// The conformance as it stands in the file beside the container.
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
  /// The attributes of a protocol and some others, without those that the container has anyway.
  package func availability(
    of id: SymbolID, and others: [String], beside container: NominalType
  ) -> [String] {
    let own = container.symbol.sites.flatMap(\.declaration.availability)
    return Set(self[id].sites.flatMap(\.declaration.availability) + others)
      .subtracting(own).sorted()
  }
}

import SwiftReading
import SwiftProgram

/// A conformance of a container, written by hand or to be generated.
package struct ContainerConformance {
  package let protocolID: SymbolID
  package let condition: ConditionSet
  /// The availability attributes that it needs beside those of the container, sorted.
  package var availability: [String]

  package init(protocolID: SymbolID, condition: ConditionSet, availability: [String] = []) {
    self.protocolID = protocolID
    self.condition = condition
    self.availability = availability
  }

  /// Returns the conformance under a further condition.
  package func restricted(to other: ConditionSet) -> ContainerConformance {
    ContainerConformance(
      protocolID: protocolID, condition: condition.and(other), availability: availability)
  }

  /// The conformance as it stands in the file beside the container.
  package func written(
    as name: String, of container: NominalType, members: [ForwardedMember] = [],
    isNonisolated: Bool = false, in table: SymbolTable
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

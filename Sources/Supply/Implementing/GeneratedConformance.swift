import Roles
import SwiftProgram

/// A conformance to be generated.
package struct GeneratedConformance {
  package let conformance: ContainerConformance
  /// The imports that its file needs.
  package let imports: Set<ConditionalText>
  /// The members that forward to parents.
  package let members: [ForwardedMember]

  package init(
    conformance: ContainerConformance, imports: Set<ConditionalText>,
    members: [ForwardedMember] = []
  ) {
    self.conformance = conformance
    self.imports = imports
    self.members = members
  }
}

extension GeneratedConformance {
  /// A conformance of a container that has the witnesses.
  ///
  /// - Parameters:
  ///   - availability: The attributes of what it is made of.
  ///   - modules: The modules that declare what it uses without naming it.
  package init(
    to id: SymbolID, of container: NominalType, if condition: ConditionSet,
    available availability: [String] = [], using modules: Set<Int> = [], in table: SymbolTable
  ) {
    let site = container.symbol.sites[0]
    let needed = table.imports(of: id, by: container, using: modules, inFile: site.scope.file)
    conformance = ContainerConformance(
      protocolID: id, condition: condition.and(needed.condition),
      availability: table.availability(of: id, and: availability, beside: container))
    imports = needed.lines
    members = []
  }
}

import SwiftProgram

/// A conformance to be generated.
struct GeneratedConformance {
  let conformance: ContainerConformance
  /// What its file has to import.
  let imports: Set<ConditionalText>
  /// The members that forward to parents.
  var members: [ForwardedMember] = []
}

extension GeneratedConformance {
  /// A conformance of a container that has the witnesses.
  ///
  /// - Parameters:
  ///   - availability: The attributes of what it is made of.
  ///   - modules: The modules that declare what it uses without naming it.
  init(
    to id: SymbolID, of container: NominalType, if condition: ConditionSet,
    available availability: [String], using modules: Set<Int> = [], in table: SymbolTable
  ) {
    let site = container.symbol.sites[0]
    let needed = table.imports(of: id, by: container, using: modules, inFile: site.scope.file)
    conformance = ContainerConformance(
      protocolID: id, condition: condition.and(needed.condition),
      availability: table.availability(of: id, and: availability, beside: container),
      scope: site.headerScope)
    imports = needed.lines
  }
}

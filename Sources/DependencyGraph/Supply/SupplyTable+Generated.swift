import SwiftOutline
import SwiftProgram

extension SupplyTable {
  /// The conformances that a container lacks and has the witnesses for, as far as it is known what
  /// is forwarded.
  func conformances(
    toGenerateFor container: NominalType
  ) -> [GeneratedConformance] {
    let site = container.symbol.sites[0]
    let made = made[container.id]?.conformances ?? [:]
    let forwarded = forwarded[container.id]?.conformances ?? [:]
    return candidates.compactMap { candidate in
      if let generated = made[candidate] ?? forwarded[candidate] { return generated }
      guard let possession = possession(of: candidate, in: container),
        !isInherited(candidate, by: container)
      else { return nil }
      let needed = symbols.imports(
        of: candidate, by: container, using: possession.modules, inFile: site.scope.file)
      let conformance = ContainerConformance(
        protocolID: candidate, condition: possession.condition.and(needed.condition),
        availability: symbols.availability(
          of: candidate, and: possession.witnesses.flatMap(\.declaration.availability),
          beside: container),
        scope: site.headerScope)
      return GeneratedConformance(conformance: conformance, imports: needed.lines)
    } + umbrellaConformances(of: container)
  }
}

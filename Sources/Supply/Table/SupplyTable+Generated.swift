import SwiftReading
import SwiftProgram

extension SupplyTable {
  /// The conformances that are generated for a container. Forwarded ones are included once they are
  /// recorded.
  package func conformances(
    toGenerateFor container: NominalType
  ) -> [ContainerConformance] {
    let made = made[container.id]?.conformances ?? [:]
    let forwarded = forwarded[container.id]?.conformances ?? [:]
    return candidates.compactMap { candidate in
      if let generated = made[candidate] ?? forwarded[candidate] { return generated }
      guard let possession = possession(of: candidate, in: container),
        !isInherited(candidate, by: container)
      else { return nil }
      return ContainerConformance(
        to: candidate, of: container, if: possession.condition,
        available: possession.witnesses.flatMap(\.declaration.availability),
        using: possession.modules, in: symbols)
    } + umbrellaConformances(of: container)
  }
}

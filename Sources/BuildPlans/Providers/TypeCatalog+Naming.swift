import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

extension TypeCatalog {
  /// The refusal of a value whose type cannot be written in the file beside a container.
  package func refusal(toName wanted: Wanted, beside container: NominalType) -> Refusal? {
    var spelling = TypeSpelling(table: table, container: container, protocols: [])
    _ = spelling.text(of: wanted.written, in: wanted.scope)
    return spelling.unnameable.map { refusal(of: $0, wanted.asker) }
  }

  /// The refusal of a method with types that cannot be written in the file beside a container.
  package func refusal(toName factory: FactoryRequirement, beside container: NominalType)
    -> Refusal?
  {
    var spelling = TypeSpelling(
      table: table, container: container, protocols: [factory.requirement.owner])
    _ = SpelledSignature(
      WitnessSource(factory.requirement), for: factory.requirement, &spelling)
    return spelling.unnameable.map { refusal(of: $0, factory.asker) }
  }

  private func refusal(of type: UnnameableType, _ asker: Asker) -> Refusal {
    Refusal(name: type.name, location: asker.location, reason: .cannotBeNamed(type.cause))
  }
}

import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

extension TypeCatalog {
  /// The rejection of a value whose type cannot be written in the file beside a container.
  package func rejection(toName request: ValueRequest, beside container: NominalType)
    -> RejectedProvider?
  {
    var spelling = TypeSpelling(table: table, container: container, protocols: [])
    _ = spelling.text(of: request.written, in: request.scope)
    return spelling.unnameable.map { rejection(of: $0, request.asker) }
  }

  /// The rejection of a method with types that cannot be written in the file beside a container.
  package func rejection(toName factory: FactoryRequirement, beside container: NominalType)
    -> RejectedProvider?
  {
    var spelling = TypeSpelling(
      table: table, container: container, protocols: [factory.requirement.owner])
    _ = SpelledSignature(
      WitnessSource(factory.requirement), for: factory.requirement, &spelling)
    return spelling.unnameable.map { rejection(of: $0, factory.asker) }
  }

  private func rejection(of type: UnnameableType, _ asker: Asker) -> RejectedProvider {
    RejectedProvider(name: type.name, location: asker.location, reason: .cannotBeNamed(type.cause))
  }
}

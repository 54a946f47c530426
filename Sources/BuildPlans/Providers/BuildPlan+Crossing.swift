import DependencyGraph
import SwiftReading
import SwiftProgram

extension BuildPlan {
  /// The value that would have to leave or enter a global actor and cannot be shared; `nil` for
  /// none.
  ///
  /// - Parameters:
  ///   - own: The global actor of the place where it is built.
  ///   - arguments: The values that are known only at run time.
  package func crossing(
    from own: String?, of arguments: [ValueRequest] = [], in container: NominalType,
    _ catalog: TypeCatalog
  ) -> RejectedProvider? {
    immediateParts.lazy.compactMap { part in
      switch part {
      case .call(let provider, let values):
        guard let actor = provider.isolation, actor != own else { return nil }
        if case .type(let id, _) = provider.callee, catalog.isKnownNonSendable(id) {
          return RejectedProvider(
            name: catalog.table[id].path, location: provider.location, reason: .isKept(by: actor))
        }
        return values.lazy.compactMap {
          $0.value.rejection(toCrossTo: actor, arguments, container, catalog)
        }.first
      case .narrow(let narrow):
        guard let (requirement, actor) = narrow.isolatedField(in: catalog.table), actor != own
        else {
          return nil
        }
        return RejectedProvider(
          name: requirement.declaration.baseName,
          location: catalog.table.location(
            of: requirement.declaration, inFile: requirement.scope.file),
          reason: .isKept(by: actor))
      default:
        return nil
      }
    }.first
  }

  private func rejection(
    toCrossTo actor: String, _ arguments: [ValueRequest], _ container: NominalType,
    _ catalog: TypeCatalog
  ) -> RejectedProvider? {
    switch self {
    case .member(let member) where catalog.isKnownNonSendable(member.type):
      RejectedProvider(
        name: member.expression, location: member.location, reason: .isKept(by: actor))
    case .argument(let index)
    where arguments.indices.contains(index)
      && catalog.isKnownNonSendable(arguments[index].type)
      && !arguments[index].written.prefixes.contains("sending"):
      RejectedProvider(
        name: arguments[index].name, location: arguments[index].asker.location,
        reason: .isKept(by: actor))
    case .container where catalog.isKnownNonSendable(container.id):
      RejectedProvider(
        name: container.symbol.path, location: catalog.table.location(of: container.id),
        reason: .isKept(by: actor))
    default: nil
    }
  }
}

extension NarrowComposition {
  /// A property that its protocol isolates to a global actor, and that cannot be shared, so that the
  /// whole has to be made there; `nil` where the protocols as a whole are isolated, or none is.
  package func isolatedField(in table: SymbolTable) -> (requirement: Requirement, actor: String)? {
    fields.lazy.compactMap { field in
      let requirement = field.requirement
      guard requirement.declaration.isProperty,
        table.isolation(ofType: requirement.owner) == nil, let actor = requirement.isolation,
        let type = requirement.declaration.type,
        table.sendability(of: type, in: requirement.scope) == .notSendable
      else { return nil }
      return (requirement, actor)
    }.first
  }
}

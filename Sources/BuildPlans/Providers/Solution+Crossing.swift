import DependencyGraph
import SwiftOutline
import SwiftProgram

extension Solution {
  /// The value that would have to leave or enter a global actor and cannot be shared; `nil` for
  /// none.
  ///
  /// - Parameters:
  ///   - own: The global actor of the place where it is built.
  ///   - arguments: The values that are known only at run time.
  package func crossing(
    from own: String?, of arguments: [Wanted] = [], in container: NominalType,
    _ catalog: TypeCatalog
  ) -> Refusal? {
    immediateParts.lazy.compactMap { part in
      switch part {
      case .call(let candidate, let values):
        guard let actor = candidate.isolation, actor != own else { return nil }
        if case .type(let id, _) = candidate.callee, catalog.isKnownNonSendable(id) {
          return Refusal(
            name: catalog.table[id].path, location: candidate.location, reason: .isKept(by: actor))
        }
        return values.lazy.compactMap {
          $0.value.refusal(toCrossTo: actor, arguments, container, catalog)
        }.first
      case .narrow(let narrow):
        guard let (requirement, actor) = narrow.isolatedField(in: catalog.table), actor != own
        else {
          return nil
        }
        return Refusal(
          name: requirement.declaration.baseName,
          location: catalog.table.location(
            of: requirement.declaration, inFile: requirement.scope.file),
          reason: .isKept(by: actor))
      default:
        return nil
      }
    }.first
  }

  private func refusal(
    toCrossTo actor: String, _ arguments: [Wanted], _ container: NominalType,
    _ catalog: TypeCatalog
  ) -> Refusal? {
    switch self {
    case .member(let member) where catalog.isKnownNonSendable(member.type):
      Refusal(name: member.expression, location: member.location, reason: .isKept(by: actor))
    case .argument(let index)
    where arguments.indices.contains(index)
      && catalog.isKnownNonSendable(arguments[index].type)
      && !arguments[index].written.prefixes.contains("sending"):
      Refusal(
        name: arguments[index].name, location: arguments[index].asker.location,
        reason: .isKept(by: actor))
    case .container where catalog.isKnownNonSendable(container.id):
      Refusal(
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

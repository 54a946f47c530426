import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// The requirement of another protocol that a parent has in the place of a requirement.
struct Counterpart {
  let requirement: Requirement
  /// The condition under which the parent has it.
  let condition: ConditionSet
}

extension ForwardingSolver {
  /// The requirement of another protocol that a parent conforms to, by which the parent has what a
  /// requirement asks for: of a reference, a composition and a generic parent no members are known,
  /// and what a container forwards itself is written nowhere else.
  func counterpart(
    of wanted: Requirement, in version: Parent.Version
  ) -> Counterpart? {
    for (id, condition) in protocols(of: version) {
      let list = table.requirements(of: id, seenFrom: child.symbol.module)
      let found = list.requirements.first { meets($0, wanted) }
      if let found {
        return Counterpart(
          requirement: found, condition: condition.and(found.condition))
      }
    }
    return nil
  }

  /// The protocols that a parent is known by, and when it has each; those that are kept from
  /// children left out.
  private func protocols(of version: Parent.Version) -> [(SymbolID, ConditionSet)] {
    let known: [(SymbolID, ConditionSet)] =
      switch version.source {
      case .composition(let protocols): protocols.map { ($0, .always) }
      case .reference(let id): (references[id]?.protocols ?? [:]).map { ($0.key, $0.value) }
      case .container(let id):
        (supply.forwarded[id]?.conformances ?? [:]).map {
          ($0.key, $0.value.conformance.condition)
        }
      }
    return known.sorted { $0.0 < $1.0 }.filter { id, condition in
      !condition.isNever && !version.isExcepted(table[id].name)
        && !table[id].sites.contains { $0.declaration.isNotForwarded }
    }
  }

  /// Whether a requirement is as good as another one.
  private func meets(_ found: Requirement, _ wanted: Requirement) -> Bool {
    let (other, own) = (found.declaration, wanted.declaration)
    guard other.baseName == own.baseName,
      found.isolation == nil || found.isolation == wanted.isolation,
      table.signatureKey(of: other, in: found.scope)
        == table.signatureKey(of: own, in: wanted.scope)
    else { return false }
    let throwsMore =
      other.effects.throwing.rank > 0
      && other.effects.throwing != own.effects.throwing
    let mutates = other.modifiers.contains("mutating") && !own.modifiers.contains("mutating")
    guard !throwsMore, !mutates, own.effects.isAsync || !other.effects.isAsync else { return false }
    guard let stored = other.storage, let asked = own.storage else { return true }
    return (stored.isSettable || !asked.isSettable)
      && (stored.hasNonmutatingSetter || !asked.hasNonmutatingSetter)
      && (asked.hasMutatingGetter || !stored.hasMutatingGetter)
  }
}

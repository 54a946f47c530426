import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

extension ForwardingSolver {
  /// Whether the child has a part of a Has-protocol itself, or the protocol inherits a part, so that a
  /// parent may have the rest.
  func hasPart(of candidate: SymbolID) -> Bool {
    guard let absent = absentRequirements(of: candidate), let first = absent.first else {
      return false
    }
    return first.owner != candidate
      || absent.count
        < table.requirements(of: candidate, seenFrom: child.symbol.module).requirements.count
  }

  /// A Has-protocol of which the child has a part itself and all others by what it forwards.
  func joined(_ candidate: SymbolID, of supply: ForwardedSupply) -> GeneratedConformance? {
    guard openCondition(of: candidate) != nil, let absent = absentRequirements(of: candidate)
    else { return nil }
    var condition = wholeCondition(of: candidate)
    for requirement in absent {
      let forwarded = supply.conformances.filter { id, _ in
        id == requirement.owner
          || table.requirements(of: id, seenFrom: child.symbol.module).requirements.contains {
            isSame($0, requirement)
          }
      }
      guard !forwarded.isEmpty else { return nil }
      condition = condition.and(
        forwarded.values.reduce(.never) { $0.or($1.conformance.condition) })
    }
    return absent.isEmpty
      ? nil : GeneratedConformance(to: candidate, of: child, if: condition, in: table)
  }

  /// The requirements that the child does not meet; `nil` if something else is in the way.
  private func absentRequirements(of candidate: SymbolID) -> [Requirement]? {
    var absent: [Requirement] = []
    for shortcoming in supply.verdict(on: candidate, by: child).shortcomings {
      guard case .absent(let requirement) = shortcoming else { return nil }
      absent.append(requirement)
    }
    return absent
  }

  /// The requirement of a protocol that a parent is known by, which asks for the same: of a reference
  /// and of a composition no members are known, and what a container forwards is written nowhere.
  func counterpart(of wanted: Requirement, in version: Parent.Version) -> Requirement? {
    let known =
      switch version.source {
      case .composition(let protocols): protocols
      case .reference(let id): Set((references[id]?.protocols ?? [:]).keys)
      case .container(let id): Set((supply.forwarded[id]?.conformances ?? [:]).keys)
      }
    for id in known.sorted()
    where !version.isExcepted(table[id].name)
      && !table[id].sites.contains(where: { $0.declaration.isNotForwarded })
    {
      let list = table.requirements(of: id, seenFrom: child.symbol.module)
      if let found = list.requirements.first(where: { isSame($0, wanted) }) { return found }
    }
    return nil
  }

  /// Whether two requirements are written alike.
  private func isSame(_ found: Requirement, _ wanted: Requirement) -> Bool {
    let (other, own) = (found.declaration, wanted.declaration)
    return other.baseName == own.baseName && other.effects == own.effects
      && other.storage?.isSettable == own.storage?.isSettable
      && found.isolation == wanted.isolation && !found.isOfVersion
      && table.signatureKey(of: other, in: found.scope)
        == table.signatureKey(of: own, in: wanted.scope)
  }
}

import Building
import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A Has-protocol that consumers need and to which no container conforms.
struct Unmet: Sendable {
  let id: SymbolID
  /// The needs that a container may have to satisfy and that no other type satisfies. Needs of
  /// compositions that name the protocol itself come first, then the others, each in source order.
  let needs: [Need]
  /// The members of containers that have a requirement's name and are not witnesses.
  let misses: [NearMiss]
}

/// A container's member that has the name of a requirement and is not a witness.
struct NearMiss: Sendable {
  let container: NominalType
  let requirement: Requirement
  let member: Member
  let fault: WitnessFault
}

extension CheckedApp {
  /// The Has-protocols that consumers need and to which no container conforms. Inherited protocols
  /// come before those that inherit them, which are reported with them.
  func allUnmet() -> [Unmet] {
    guard !supply.containers.isEmpty else { return [] }
    let candidates = supply.candidates.filter { id in
      supply.needs[id] != nil && !graph.isHad(id) && !isNotSendable(id)
        && !graph.cannotBeBuilt(id)
    }
    let ranks = candidates.map { (table.family(of: $0).count, $0) }
    var told: Set<[Int]> = []
    return ranks.sorted { $0 < $1 }.map(\.1).compactMap { id in
      let needs = needs(of: id)
      guard needs.contains(where: { !$0.isUncertain }) else { return nil }
      let all = misses(of: id)
      let misses = all.filter { told.insert($0.place).inserted }
      return all.isEmpty || !misses.isEmpty ? Unmet(id: id, needs: needs, misses: misses) : nil
    }
  }

  /// True if a container satisfies the protocol except for `Sendable`, which another rule reports.
  private func isNotSendable(_ id: SymbolID) -> Bool {
    supply.containers.contains { graph.sendableChain(keeping: id, from: $0) != nil }
  }

  /// The needs that neither a parent nor another type has to satisfy.
  private func asked(of id: SymbolID) -> [Need] {
    (supply.needs[id] ?? []).filter {
      !supply.isAskedOfParent($0) && !graph.isSuppliedByHand($0)
    }
  }

  private func needs(of id: SymbolID) -> [Need] {
    asked(of: id).filter(isReached).sorted { left, right in
      let places = [left, right].map { table.location(file: $0.file, offset: $0.offset) }
      return left.isDirect == right.isDirect ? places[0] < places[1] : left.isDirect
    }
  }

  func misses(of id: SymbolID) -> [NearMiss] {
    supply.containers.flatMap { container in
      supply.verdict(on: id, by: container).shortcomings.compactMap { shortcoming in
        guard case .missed(let requirement, let member, let fault) = shortcoming else { return nil }
        return NearMiss(
          container: container, requirement: requirement, member: member, fault: fault)
      }
    }
  }

  /// True if a module can import both the consumer and a container.
  private func isReached(_ need: Need) -> Bool {
    reach.map { $0.isSeenBeside(table.files[need.file].module, homes) } ?? true
  }

  /// The needs of modules that no module can import together with a container, by module.
  var unreached: [Int: [Need]] {
    guard reach != nil, !homes.isEmpty else { return [:] }
    let needs = supply.candidates.filter { !graph.isHad($0) }.flatMap(asked)
    return Dictionary(grouping: needs.filter { !$0.isUncertain && !isReached($0) }) {
      table.files[$0.file].module
    }
  }
}

extension NearMiss {
  /// The places of the member and of the requirement, equal for all protocols that inherit the
  /// requirement.
  fileprivate var place: [Int] {
    [
      member.site.scope.file, member.declaration.nameRange.lowerBound, requirement.scope.file,
      requirement.declaration.nameRange.lowerBound,
    ]
  }
}

extension DependencyGraph {
  /// The chain of protocols through which a Has-protocol inherits `Sendable`, if a container
  /// satisfies everything but `Sendable`; otherwise `nil`.
  func sendableChain(keeping id: SymbolID, from container: NominalType) -> [SymbolID]? {
    if supply.needs[id] != nil, let chain = factories[container.id]?.notSendable[id] {
      return chain
    }
    if case .notSendable(let chain) = supply.verdict(on: id, by: container) { return chain }
    return nil
  }
}

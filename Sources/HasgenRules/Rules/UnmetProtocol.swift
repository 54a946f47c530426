import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

/// A Has-protocol that consumers need and to which no container conforms that can reach them.
struct UnmetProtocol: Sendable {
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
  /// Finds the Has-protocols that consumers need and to which no container conforms that can reach
  /// them, and the needs of unreached modules. No value gets from the module of a container to
  /// another module if no module imports both.
  mutating func findUnmet() {
    let homes = Set(supply.containers.map(\.module))
    let candidates = supply.protocols.filter { mayBeUnmet($0, homes: homes) }
    guard !supply.containers.isEmpty, !candidates.isEmpty else { return }
    let reach = ModuleReach(of: table.modules, indices: table.moduleIndices)
    // Inherited protocols come before those that inherit them, which are reported with them.
    let ranks = candidates.map { (table.family(of: $0).count, $0) }
    var seen: Set<[CodePlace]> = []
    for (_, id) in ranks.sorted(by: <) {
      let isMet = graph.isMet(id)
      let having = Set(
        supply.containers.filter { isMet && supply.has(id, $0) }.map(\.module))
      guard isMet != having.isEmpty else { continue }
      let asked = asked(of: id) { !reach.isSeenBeside(table.files[$0.file].module, having) }
      let needs = asked.filter { reach.isSeenBeside(table.files[$0.file].module, homes) }
      if needs.isEmpty, !isMet { unreached += asked.filter { !$0.isUncertain } }
      guard needs.contains(where: { !$0.isUncertain }) else { continue }
      let all = misses(of: id)
      // A requirement that several protocols inherit is reported once.
      let misses = all.filter {
        let place = CodePlace($0.requirement.declaration, inFile: $0.requirement.scope.file)
        return seen.insert([$0.member.key, place]).inserted
      }
      guard all.isEmpty || !misses.isEmpty else { continue }
      unmet.append(UnmetProtocol(id: id, needs: needs, misses: misses))
    }
  }

  /// True if no container conforms to a needed Has-protocol, or none that reaches all consumers.
  private func mayBeUnmet(_ id: SymbolID, homes: Set<Int>) -> Bool {
    let isEverywhere = homes.count == 1 && graph.isMet(id)
    guard supply.needs[id] != nil, !isEverywhere, !graph.cannotBeBuilt(id) else { return false }
    // Another rule reports a container that lacks only 'Sendable'.
    return !supply.containers.contains { graph.sendableChain(keeping: id, from: $0) != nil }
  }

  /// The open needs that neither a parent nor another type has to satisfy, direct ones first.
  private func asked(of id: SymbolID, where isOpen: (Need) -> Bool) -> [Need] {
    let needs = (supply.needs[id] ?? []).filter {
      isOpen($0) && !supply.isAskedOfParent($0) && !graph.isSuppliedByHand($0)
    }
    return needs.sorted { left, right in
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

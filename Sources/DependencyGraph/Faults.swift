import SwiftOutline

extension ConformanceSolver {
  /// What is wrong with what the containers have and the consumers need.
  func diagnostics() -> [Diagnostic] {
    var seenMisses: Set<Miss.Key> = []
    let suppliers = OtherSuppliers(table: table, containers: containers)
    return notSendable()
      + candidatesByUrgency.flatMap {
        unmet($0, suppliers, seenMisses: &seenMisses) + misdeclared($0)
      }
  }

  /// What is needed before what is not, and what is inherited before what inherits it.
  private var candidatesByUrgency: [SymbolID] {
    let ranks = candidates.map { candidate in
      (needs[candidate] == nil ? 1 : 0, table.kinship(of: candidate).protocols.count, candidate)
    }
    return ranks.sorted { $0 < $1 }.map(\.2)
  }

  /// For each container, the Has-protocols that only `Sendable` keeps from it, in one message.
  private func notSendable() -> [Diagnostic] {
    containers.compactMap { container in
      let chains = candidates.compactMap { candidate -> [SymbolID]? in
        guard case .notSendable(let chain, let isMarker) = verdict(on: candidate, by: container),
          !isHad(candidate), !isMarker || needs[candidate] != nil
        else { return nil }
        return chain
      }
      guard let chain = chains.first else { return nil }
      return NotSendable(
        container: container.symbol.path, containerKind: container.kind.rawValue,
        location: table.location(of: container.symbol.sites[0]),
        protocols: chains.compactMap { $0.first.map { table[$0].path } },
        chain: chain.map { (table[$0].path, table.location(of: table[$0].sites[0])) }
      ).diagnostic
    }
  }

  /// A Has-protocol that somebody needs and nobody has: told at the member that comes near, or
  /// else at the first consumer; once for what several protocols inherit.
  private func unmet(
    _ candidate: SymbolID, _ suppliers: OtherSuppliers, seenMisses: inout Set<Miss.Key>
  ) -> [Diagnostic] {
    guard !containers.isEmpty, !isHad(candidate), !isNotSendableAnywhere(candidate) else {
      return []
    }
    let needs = (needs[candidate] ?? []).map {
      (name: $0.consumer, location: table.location(file: $0.file, offset: $0.offset))
    }.sorted { $0.location < $1.location }
    let all = misses(of: candidate)
    let misses = all.filter { seenMisses.insert($0.key).inserted }
    guard !needs.isEmpty else {
      return misses.filter { !isWitnessElsewhere($0.member, in: $0.container) }.map {
        let isError = $0.fault == .differentType && $0.hasSimilarType
        return mismatch(candidate, $0, severity: isError ? .error : .warning, needs: [])
      }
    }
    let supplier = suppliers.first(for: candidate)
    let severity: Diagnostic.Severity = supplier == nil ? .error : .warning
    guard all.isEmpty else {
      let notes =
        needs.map { Diagnostic.Note("'\($0.name)' needs it", at: $0.location) }
        + [supplier].compactMap { $0 }
      return misses.map { mismatch(candidate, $0, severity: severity, needs: notes) }
    }
    guard supplier != nil || !isOnlyInherited(candidate) else { return [] }
    return [
      UnmetDependency(
        severity: severity, protocolName: table[candidate].path, consumers: needs,
        notes: supplier.map { [$0] } ?? shortcomingNotes(of: candidate)
      ).diagnostic
    ]
  }

  /// Whether all that is lacking belongs to another Has-protocol that is told as unmet itself.
  private func isOnlyInherited(_ candidate: SymbolID) -> Bool {
    let owners = containers.flatMap { container -> [SymbolID] in
      guard case .lacks(let shortcomings) = verdict(on: candidate, by: container) else { return [] }
      return shortcomings.map { shortcoming in
        guard case .absent(let requirement) = shortcoming else { return candidate }
        return requirement.owner
      }
    }
    return !owners.isEmpty && owners.allSatisfy { $0 != candidate && needs[$0] != nil }
  }

  /// A conformance that is written by hand is the compiler's to check, but for a type that is
  /// misspelled: the compiler would tell it at the container, not at the property.
  private func misdeclared(_ candidate: SymbolID) -> [Diagnostic] {
    containers.compactMap { container in
      guard case .conforms = verdict(on: candidate, by: container) else { return nil }
      let list = table.requirements(of: candidate, seenFrom: container.symbol.module)
      var match = WitnessMatch(
        table: table, container: container, neededAccess: .private,
        associatedTypes: Set(list.associatedTypes.keys))
      for requirement in list.requirements where !requirement.hasDefault {
        guard case .missed(let misses) = match.outcome(for: requirement),
          let miss = misses.first(where: { $0.fault == .differentType })
        else { continue }
        let near = Miss(
          container: container, requirement: requirement, member: miss.member, fault: miss.fault)
        if near.hasSimilarType { return mismatch(candidate, near, severity: .error, needs: []) }
      }
      return nil
    }
  }

  // MARK: Near misses

  private struct Miss {
    let container: ContainerModel
    let requirement: Requirement
    let member: ContainerMember
    let fault: WitnessFault

    /// The same for the same member and the same requirement, through whichever protocol.
    struct Key: Hashable {
      let memberFile: Int
      let memberOffset: Int
      let requirementOwner: SymbolID
      let requirementOffset: Int
    }

    var key: Key {
      Key(
        memberFile: member.site.scope.file, memberOffset: member.declaration.nameRange.lowerBound,
        requirementOwner: requirement.owner,
        requirementOffset: requirement.declaration.nameRange.lowerBound)
    }

    /// Whether the types differ by no more than a slip of the pen.
    var hasSimilarType: Bool {
      guard let wanted = requirement.declaration.type?.description,
        let found = member.declaration.type?.description
      else { return false }
      return nearestName(to: found, among: [wanted]) != nil
    }
  }

  private func misses(of candidate: SymbolID) -> [Miss] {
    containers.flatMap { container -> [Miss] in
      guard case .lacks(let shortcomings) = verdict(on: candidate, by: container) else { return [] }
      return shortcomings.compactMap { shortcoming in
        guard case .missed(let requirement, let member, let fault) = shortcoming else { return nil }
        return Miss(container: container, requirement: requirement, member: member, fault: fault)
      }
    }
  }

  private func mismatch(
    _ candidate: SymbolID, _ miss: Miss, severity: Diagnostic.Severity, needs: [Diagnostic.Note]
  ) -> Diagnostic {
    let place = { (declaration: Declaration, file: Int) in
      table.location(file: file, offset: declaration.nameRange.lowerBound)
    }
    return MismatchedWitness(
      severity: severity, protocolName: table[candidate].path,
      container: miss.container.symbol.path, member: miss.member.declaration,
      memberLocation: place(miss.member.declaration, miss.member.site.scope.file),
      requirement: miss.requirement.declaration,
      requirementLocation: place(miss.requirement.declaration, miss.requirement.scope.file),
      fault: miss.fault, types: types(of: miss), needs: needs
    ).diagnostic
  }

  private func types(of miss: Miss) -> (asked: String, found: String) {
    let asked = miss.requirement.declaration.type.map {
      table.resolved($0, in: miss.requirement.scope).description
    }
    let found = miss.member.declaration.type.map {
      table.resolved($0, in: table.bodyScope(of: miss.member.site, in: miss.member.owner))
        .description
    }
    return (asked ?? "Void", found ?? "Void")
  }

  private func isNotSendableAnywhere(_ candidate: SymbolID) -> Bool {
    containers.contains {
      if case .notSendable = verdict(on: candidate, by: $0) { true } else { false }
    }
  }

  private func isWitnessElsewhere(_ member: ContainerMember, in container: ContainerModel) -> Bool {
    candidates.contains { candidate in
      switch verdict(on: candidate, by: container) {
      case .has(let possession):
        return possession.witnesses.contains {
          $0.declaration.nameRange == member.declaration.nameRange
            && $0.site.scope.file == member.site.scope.file
        }
      case .conforms:
        return table.requirements(of: candidate, seenFrom: container.symbol.module).requirements
          .contains {
            $0.declaration.baseName == member.declaration.baseName
          }
      default:
        return false
      }
    }
  }

  // MARK: What is lacking

  private func shortcomingNotes(of candidate: SymbolID) -> [Diagnostic.Note] {
    containers.flatMap { container -> [Diagnostic.Note] in
      let name = container.symbol.path
      let place = table.location(of: container.symbol.sites[0])
      switch verdict(on: candidate, by: container) {
      case .blind:
        return [Diagnostic.Note(blindness(of: container, to: candidate), at: place)]
      case .lacks(let shortcomings):
        return shortcomings.map { note(on: $0, of: container, at: place) }
          + container.possibleMacros.map {
            Diagnostic.Note("what '@\($0)' may add to '\(name)' is invisible to hasgen", at: place)
          }
      default:
        return []
      }
    }
  }

  private func blindness(of container: ContainerModel, to candidate: SymbolID) -> String {
    let name = container.symbol.path
    let symbol = table[candidate]
    let module = table.modules[symbol.module].name
    let access = table.reach(of: candidate).rawValue
    if symbol.module == container.symbol.module {
      return "'\(name)' does not see it: it is \(access) to its own file"
    }
    guard table.isImported(symbol.module, by: container.symbol.module) else {
      return "'\(name)' does not see it: no file of its module imports '\(module)'"
    }
    return
      "'\(name)' does not see it: it is \(access) to '\(module)'; make it 'package' or 'public'"
  }

  private func note(
    on shortcoming: Shortcoming, of container: ContainerModel, at place: Location
  ) -> Diagnostic.Note {
    let name = container.symbol.path
    switch shortcoming {
    case .inherits(let inherited):
      let words = "'\(name)' is no '\(inherited)', which the protocol inherits from"
      return Diagnostic.Note(words, at: place)
    case .missed(_, let member, _):
      return Diagnostic.Note(
        "'\(name)' has '\(member.declaration.name)', which is no witness", at: place)
    case .absent(let requirement):
      if let similar = similarMember(to: requirement, in: container) {
        let found = similar.declaration
        let place = table.location(
          file: similar.site.scope.file, offset: found.nameRange.lowerBound)
        let words =
          "'\(name)' has '\(found.baseName)' of that type; the requirement's name is "
          + "'\(requirement.declaration.baseName)'"
        return Diagnostic.Note(words, at: place)
      }
      let words = "'\(name)' has no '\(requirement.declaration.signature)'; add it here"
      return Diagnostic.Note(words, at: place)
    }
  }

  /// A property of the right type under another name.
  private func similarMember(
    to requirement: Requirement, in container: ContainerModel
  ) -> ContainerMember? {
    let wanted = requirement.declaration
    guard wanted.isProperty, let type = wanted.type else { return nil }
    let resolved = table.resolved(type, in: requirement.scope)
    let ofType = container.ownMembers.filter { member in
      guard member.declaration.isProperty,
        let type = member.declaration.type ?? member.declaration.calledType
      else { return false }
      return table.resolved(type, in: table.bodyScope(of: member.site, in: member.owner))
        == resolved
    }
    let nearest = nearestName(to: wanted.name, among: ofType.map(\.declaration.name))
    return ofType.first { $0.declaration.name == nearest }
      ?? ofType.first { $0.declaration.name.containsWord(wanted.name) }
      ?? ofType.first { wanted.name.containsWord($0.declaration.name) }
  }
}

extension String {
  /// Whether another name is a part of this one: `session` of `urlSession`.
  fileprivate func containsWord(_ other: String) -> Bool {
    other.count > 2 && lowercased().contains(other.lowercased())
  }
}

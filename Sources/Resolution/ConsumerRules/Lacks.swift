import DependencyGraph
import Findings
import SwiftReading
import SwiftProgram

extension ConformanceChecks {
  /// The lacks of containers for a Has-protocol: members that come near first, and absent members of
  /// one container; only of containers in modules that need it, if there are any.
  func lacks(of candidate: SymbolID, neededIn modules: Set<Int>) -> [Lack] {
    // What one of them lacks, its subclasses lack too.
    let near = rootClasses.filter { modules.contains($0.symbol.module) }
    let lacks = (near.isEmpty ? rootClasses : near).flatMap { container -> [Lack] in
      let place = table.location(of: container.id)
      let lack = { (kind: Lack.Kind) in
        Lack(container: container.symbol.path, location: place, kind: kind)
      }
      if graph.supply.isPromised(candidate, to: container) { return [] }
      if let gap = graph.supply.gap(of: candidate, in: container) {
        return [lack(.notForwarded(parent: gap.parent.name, gap.obstacle))]
      }
      switch graph.supply.verdict(on: candidate, by: container) {
      case .blind:
        return [lack(blindness(of: container, to: candidate))]
      case .lacks(let shortcomings):
        return shortcomings.map { shortcoming($0, of: container, at: place) }
          + container.possibleMacros.map { lack(.unseenMacro($0)) }
      case .asksForNothing:
        return [lack(.notByHand(table[candidate].path))]
      default:
        return []
      }
    }
    // One proposal is enough: a member with another name, or the container of the widest scope.
    let renamed = lacks.filter(\.isOtherName)
    let widest = graph.supply.scopes.ordered.map(\.symbol.path).first { path in
      lacks.contains { $0.isAbsence && $0.container == path }
    }
    let others = lacks.filter { lack in
      !lack.isOtherName && !(lack.isAbsence && (lack.container != widest || !renamed.isEmpty))
    }
    return renamed + others
  }

  private func blindness(of container: NominalType, to candidate: SymbolID) -> Lack.Kind {
    let symbol = table[candidate]
    let module = table.modules[symbol.module].name
    guard symbol.module != container.symbol.module else {
      return .privateToFile(table[candidate].access)
    }
    guard table.isImported(symbol.module, by: container.symbol.module) else {
      return table.isFolderAlone(table[candidate].module)
        ? .inFolder(module) : .notImported(module)
    }
    return .inaccessible(table[candidate].access, module: module)
  }

  private func shortcoming(
    _ shortcoming: Shortcoming, of container: NominalType, at place: Location
  ) -> Lack {
    var location = place
    let kind: Lack.Kind
    switch shortcoming {
    case .inherits(let inherited): kind = .inherited(inherited)
    case .missed(_, let member, _): kind = .noWitness(member.declaration.name)
    case .absent(let requirement):
      let wanted = requirement.declaration
      let similar = similarMember(to: requirement, in: container)
      location = similar.map { table.location(of: $0) } ?? place
      kind =
        similar.map { .otherName($0.declaration.baseName, wanted: wanted.baseName) }
        ?? .absent(wanted.signature)
    }
    return Lack(container: container.symbol.path, location: location, kind: kind)
  }

  /// A property of the right type under another name.
  private func similarMember(
    to requirement: Requirement, in container: NominalType
  ) -> Member? {
    let wanted = requirement.declaration
    guard wanted.isProperty, let type = wanted.type else { return nil }
    let resolved = table.resolved(type, in: requirement.scope)
    let ofType = propertiesByType(of: container)[resolved] ?? []
    let nearest = nearestName(to: wanted.name, among: ofType.map(\.declaration.name))
    return ofType.first { $0.declaration.name == nearest }
      ?? ofType.first { $0.declaration.name.containsWord(wanted.name) }
      ?? ofType.first { wanted.name.containsWord($0.declaration.name) }
      ?? onlyFree(ofType, as: type, for: requirement, in: container)
  }

  /// The only property of a type of the sources, if no other Has-protocol asks for its name.
  private func onlyFree(
    _ members: [Member], as type: TypeSyntax, for requirement: Requirement,
    in container: NominalType
  ) -> Member? {
    guard members.count == 1, table.symbol(for: type, in: requirement.scope) != nil else {
      return nil
    }
    return members.first { !isWitnessElsewhere($0, in: container) }
  }

  /// The properties of a container by their types without sugar, in the order of the text.
  private func propertiesByType(
    of container: NominalType
  ) -> [TypeSyntax: [Member]] {
    knownProperties.answer(container.id) {
      container.ownMembers.reduce(into: [:]) { members, member in
        guard member.declaration.isProperty,
          let known = table.apparentType(
            of: member.declaration, in: table.bodyScope(of: member.site, in: member.owner))
        else { return }
        members[table.resolved(known.type, in: known.scope), default: []].append(member)
      }
    }
  }
}

extension String {
  /// Whether another name is a part of this one: `session` of `urlSession`.
  fileprivate func containsWord(_ other: String) -> Bool {
    other.count > 2 && lowercased().contains(other.lowercased())
  }
}

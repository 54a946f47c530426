import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// Finds what a container has to build with.
package struct EnvironmentFinder {
  package let supply: SupplyTable
  package let catalog: TypeCatalog
  package let container: NominalType
  package let rules: Rules
  package let members: [BuildEnvironment.Member]
  private let blocked: [BuildEnvironment.Member]
  package let staticMakers: [BuildEnvironment.Maker]
  let holders: Set<SymbolID>
  private let descendants: Set<SymbolID>
  /// A container for each protocol that this one lacks.
  private let owners = Memo<SymbolID, String?>()

  private var table: SymbolTable { catalog.table }

  package init(
    supply: SupplyTable, catalog: TypeCatalog, container: NominalType, rules: Rules
  ) {
    self.supply = supply
    self.catalog = catalog
    self.container = container
    self.rules = rules
    let table = supply.symbols
    let parents = Set((supply.scopes.parents[container.id] ?? []).map(\.name))
    let reached = container.ownMembers.compactMap { member in
      container.reach(
        of: member, isOwn: !parents.contains(member.declaration.name),
        from: container.symbol.module, in: table)
    }
    let own = reached.filter { $0.block == nil }
    var names = Set(own.map(\.name))
    var forwarded: [BuildEnvironment.Member] = []
    for id in supply.candidates where supply.has(id, container) {
      for requirement in table.requirements(of: id, seenFrom: container.symbol.module).requirements
      where requirement.declaration.isProperty && !requirement.declaration.isStatic {
        guard let type = requirement.declaration.type,
          names.insert(requirement.declaration.baseName).inserted
        else { continue }
        let name = requirement.declaration.baseName
        forwarded.append(
          BuildEnvironment.Member(
            name: name, type: table.resolved(type, in: requirement.scope),
            expression: name.asIdentifier,
            location: table.location(
              of: requirement.declaration, inFile: requirement.scope.file),
            effects: requirement.declaration.effects, isolation: requirement.isolation,
            condition: supply.condition(of: id, in: container).and(requirement.condition),
            isOwn: false, protocolID: id))
      }
    }
    let beyond = ParentMembers(of: container, handed: nil, supply: supply)
    members = own + forwarded + beyond.members(beside: own + forwarded)
    blocked = reached.filter { $0.block != nil } + beyond.blocked
    staticMakers = container.staticMakers(prefix: "Self.", above: beyond, in: table)
    holders = beyond.holders
    descendants = supply.scopes.descendants(of: container.id)
  }

  /// The values at hand while some protocols are assumed to be met, among them those that are being
  /// built.
  package func environment(
    assuming assumed: Set<SymbolID>, building: [(SymbolID, [FactoryRequirement])]
  ) -> BuildEnvironment {
    let had = supply.candidates.filter { !assumed.contains($0) && supply.has($0, container) }
      .flatMap { id in
        catalog.factoryRequirements(of: id, seenFrom: container.symbol.module, by: rules)
          .map { (id, $0) }
      }
    let open = building.filter { assumed.contains($0.0) }.flatMap { id, all in all.map { (id, $0) }
    }
    // What gathers others asks for the same as they do.
    var known: Set<Asker> = []
    let makers = (had + open).compactMap { id, factory in
      let isForwarded = supply.forwarded[container.id]?.conformances[id] != nil
      return factory.maker(isOwn: !assumed.contains(id) && !isForwarded, in: table)
    }
    .filter { known.insert($0.provider.asker).inserted }
    var environment = BuildEnvironment(
      container: container, in: catalog, holders: holders, descendants: descendants,
      members: members,
      blocked: blocked, makers: makers, staticMakers: staticMakers
    ) { request, context in
      answer(to: request, assuming: assumed, if: context)
    }
    environment.scopes = { request in children(satisfying: request, assuming: assumed) }
    return environment
  }

  /// The children that have all parts of a composition, as far as that is known before they are
  /// worked out.
  private func children(satisfying request: ValueRequest, assuming assumed: Set<SymbolID>)
    -> [SymbolID]
  {
    let ids = catalog.parts(of: request.plainType).compactMap(catalog.id(of:))
    return supply.containers.filter { child in
      (supply.scopes.parents[child.id] ?? []).flatMap(\.containers).contains(container.id)
        && ids.allSatisfy { isHad($0, by: child, assuming: assumed) }
    }.map(\.id)
  }

  private func isHad(
    _ id: SymbolID, by child: NominalType, assuming assumed: Set<SymbolID>
  ) -> Bool {
    if let parts = supply.umbrellas[id], child.conformed[id] == nil {
      return parts.allSatisfy { isHad($0, by: child, assuming: assumed) }
    }
    return supply.has(id, child) || supply.has(id, container) || assumed.contains(id)
  }

  private func answer(
    to request: ValueRequest, assuming assumed: Set<SymbolID>, if context: ConditionSet
  ) -> BuildEnvironment.Answer {
    let parts = catalog.parts(of: request.type.unwrapped ?? request.type)
    let ids = parts.map(catalog.id(of:))
    if ids.count == 1, ids[0] == container.id { return .met(.container(isOwn: true)) }
    if ids.count == 1, let id = ids[0], isReference(id) {
      return .met(
        .member(
          BuildEnvironment.Member(
            name: ReferenceDeclaration.makerName, type: request.type,
            expression: ReferenceDeclaration.makerName,
            location: table.location(of: container.symbol.sites[0]), effects: .none,
            isolation: container.isolation, isOwn: true)))
    }
    guard ids.contains(where: { $0.map { table.isOfComposition($0, by: rules) } == true }) else {
      return .isNone
    }
    var lacks: [Refusal] = []
    var isOwn = false
    for (part, id) in zip(parts, ids) {
      guard let id else {
        let name = catalog.text(of: part)
        let external = RequirementList.External(name: name, symbol: nil)
        let isMet =
          PlatformNames.universal.contains(name) || name == "Sendable" && container.isSendable
          || container.inherits(from: external)
        if !isMet { lacks.append(.lack(of: name, in: container.symbol.path, owner: nil)) }
        continue
      }
      let condition = condition(of: id, assuming: assumed)
      if context.and(condition.negated).isNever {
        isOwn =
          isOwn
          || (supply.umbrellas[id] ?? [id]).contains {
            supply.forwarded[container.id]?.conformances[$0] == nil
          }
      } else if container.superclasses.contains(id) {
        isOwn = true
      } else {
        let owner = owners.answer(id) { supply.holder(of: id) }
        lacks.append(.lack(of: table[id].path, in: container.symbol.path, owner: owner))
      }
    }
    return lacks.isEmpty
      ? .met(.container(isOwn: isOwn, as: ids.compactMap(\.self))) : .lacks(lacks)
  }
}

extension EnvironmentFinder {
  /// The condition under which the container has a protocol, some others being assumed.
  private func condition(of id: SymbolID, assuming assumed: Set<SymbolID>) -> ConditionSet {
    if assumed.contains(id) { return table[id].condition }
    guard supply.umbrellas[id] != nil, container.conformed[id] == nil else {
      return supply.condition(of: id, in: container)
    }
    return supply.umbrellaCondition(of: id, in: container) { assumed.contains($0) }
  }

  /// Whether the type is the class that passes the container by reference.
  private func isReference(_ id: SymbolID) -> Bool {
    ReferenceDeclaration.isAdded(table[id].sites[0].declaration)
      && table[id].module == container.symbol.module
      && table[id].enclosingPath == container.symbol.path
  }
}

extension FactoryRequirement {
  /// The method as something that others may call; `nil` for a closure, which is a member.
  ///
  /// - Parameters:
  ///   - target: What is called; `nil` for the container's own.
  ///   - isOwn: Whether it is written by hand for the very container.
  package func maker(
    calling target: String? = nil, isOwn: Bool = false, in table: SymbolTable
  ) -> BuildEnvironment.Maker? {
    let declaration = requirement.declaration
    guard declaration.kind == .func, configuring == nil else { return nil }
    return BuildEnvironment.Maker(
      provider: Provider(
        callee: .function(target ?? declaration.baseName), name: asker.name,
        location: asker.location,
        parameters: arguments, effects: declaration.effects, isolation: requirement.isolation,
        isFailable: false, isPreferred: false, availability: declaration.availability,
        modules: [requirement.scope.module], obstacle: nil, isOwn: isOwn),
      result: request.type, baseName: declaration.baseName)
  }
}

extension NominalType {
  /// The handwritten functions that make something: the container's own, and its parents' where it
  /// has none.
  package func staticMakers(
    prefix: String, above: ParentMembers, in table: SymbolTable
  ) -> [BuildEnvironment.Maker] {
    var makers = ownMembers.compactMap { staticMaker($0, prefix: prefix, for: self, in: table) }
    for parent in above.containers {
      let nearer = makers
      makers += parent.ownMakers(seenBy: self, in: table).filter { maker in
        !nearer.contains { $0.baseName == maker.baseName && $0.result == maker.result }
      }
    }
    return makers
  }

  /// The handwritten functions that make this scope's members, called from another scope.
  func ownMakers(seenBy other: NominalType, in table: SymbolTable) -> [BuildEnvironment.Maker] {
    ownMembers.compactMap {
      staticMaker($0, prefix: "\(symbol.path).", for: other, in: table)
    }
  }

  /// The handwritten functions that make the whole container, `static func live`, called from
  /// another scope.
  func staticLives(seenBy other: NominalType, in table: SymbolTable) -> [Provider] {
    let own = table.resolvedType(of: id)
    return ownMembers.filter { $0.declaration.baseName == LiveName.text }.compactMap {
      staticFunction($0, prefix: "\(symbol.path).", for: other, in: table)
    }.filter { $0.result == own }.map(\.provider)
  }

  /// A `static func make…` that is written by hand, or one without parameters, which a closure of
  /// its name may call; `nil` for anything else.
  private func staticMaker(
    _ member: Member, prefix: String, for child: NominalType, in table: SymbolTable
  ) -> BuildEnvironment.Maker? {
    member.declaration.baseName.isMakerName || member.declaration.parameters.isEmpty
      ? staticFunction(member, prefix: prefix, for: child, in: table) : nil
  }

  private func staticFunction(
    _ member: Member, prefix: String, for child: NominalType, in table: SymbolTable
  ) -> BuildEnvironment.Maker? {
    let declaration = member.declaration
    guard declaration.kind == .func, declaration.isStatic, let result = declaration.type else {
      return nil
    }
    let scope = table.bodyScope(of: member.site, in: member.owner).entering(declaration)
    let name = "\(symbol.path).\(declaration.name)"
    let location = table.location(of: declaration, inFile: member.site.scope.file)
    let condition = ConditionSet(declaration.conditions)
    let obstacle: Refusal? =
      if !member.isCallable(beside: child, in: table) {
        .hidden(name, member.access, at: location)
      } else if !declaration.genericParameters.isEmpty {
        .generic(name, at: location)
      } else if !child.condition.and(condition.negated).isNever {
        .conditional(name, condition, at: location)
      } else {
        nil
      }
    let asker = Asker(name: name, location: location)
    return BuildEnvironment.Maker(
      provider: Provider(
        callee: .function(prefix + declaration.baseName), name: name, location: location,
        parameters: declaration.parameters.map {
          ValueRequest($0, in: scope, replacing: [:], asker: asker, table: table)
        }, effects: table.resolved(declaration.effects, in: scope),
        isolation: table.isolation(of: declaration, in: member.site, of: member.owner),
        isFailable: false, isPreferred: true, availability: declaration.availability,
        modules: [member.site.scope.module], obstacle: obstacle, isOwn: id == child.id),
      result: table.resolved(result, in: scope), baseName: declaration.baseName)
  }
}

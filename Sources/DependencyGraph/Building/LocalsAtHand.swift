import SwiftOutline

/// What there is to build a container's members with, before the container itself is there: the
/// other members, what its parents have, and its static functions.
struct LocalsAtHand {
  let solver: ConformanceSolver
  let catalog: TypeCatalog
  let container: ContainerModel
  let rules: Rules
  private let locals: [AtHand.Member]
  private let base: AtHand
  /// What is there by name: members, and what parents have.
  private let byName: [String: AtHand.Member]
  private let parents: [Parent]
  /// The methods of parents by what they are asked for.
  private let forwardedMethods: [Requirement.Key: Candidate]

  private var table: SymbolTable { catalog.table }

  init(
    solver: ConformanceSolver, catalog: TypeCatalog, container: ContainerModel, rules: Rules,
    members: [Wanted]
  ) {
    self.solver = solver
    self.catalog = catalog
    self.container = container
    self.rules = rules
    let table = solver.table
    parents = solver.scopes.parents[container.id] ?? []
    locals = members.map { member in
      AtHand.Member(
        name: member.name.withoutNeedlessBackticks, type: member.type,
        expression: member.name.withoutNeedlessBackticks.asIdentifier,
        location: member.asker.location, effects: .none, isolation: nil, isOwn: true)
    }
    var all = locals
    var names = Set(locals.map(\.name))
    var makers: [AtHand.Maker] = []
    var methods: [Requirement.Key: Candidate] = [:]
    let forwardings = (solver.forwardings[container.id]?.conformances ?? [:]).sorted {
      $0.key < $1.key
    }
    for (id, forwarded) in forwardings {
      let requirements = table.requirements(of: id, seenFrom: container.symbol.module).requirements
      for member in forwarded.members where member.kind == .property {
        guard
          let requirement = requirements.first(where: {
            $0.declaration.isProperty && $0.declaration.baseName == member.name
          }), let type = requirement.declaration.type, names.insert(member.name).inserted
        else { continue }
        all.append(
          AtHand.Member(
            name: member.name, type: table.resolved(type, in: requirement.scope),
            expression: member.target,
            location: table.location(
              of: requirement.declaration, inFile: requirement.scope.file),
            effects: requirement.declaration.effects, isolation: requirement.isolation,
            isOwn: false))
      }
      for factory in table.factoryRequirements(
        of: id, seenFrom: container.symbol.module, by: rules)
      {
        let target = forwarded.members.first {
          $0.kind == .function && $0.name == factory.requirement.declaration.baseName
        }?.target
        guard let target, let maker = factory.maker(calling: target, in: table) else {
          continue
        }
        makers.append(maker)
        methods[factory.requirement.key] = maker.candidate
      }
    }
    forwardedMethods = methods
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    let handed = Set(locals.map(\.name))
    let beyond = ParentMembers(of: container, handed: handed, solver: solver)
    let early = container.ownMembers.filter { member in
      !handed.contains(member.declaration.baseName)
    }.compactMap {
      container.reach(of: $0, isOwn: true, from: container.symbol.module, in: table)?
        .outOfReach(.isTooEarly, of: container.symbol.path)
    }
    base = AtHand(
      container: container,
      members: all.sorted { $0.name < $1.name } + beyond.members(beside: all),
      outOfReach: early + beyond.outOfReach, makers: makers,
      staticMakers: container.ownMembers.compactMap {
        container.staticMaker($0, prefix: "", in: table)
      }
    ) { _, _ in .isNone }
  }

  /// What there is for one of the members.
  ///
  /// - Parameter making: The requirements for which something is made on the way.
  func atHand(for member: String, making: [Requirement.Key] = []) -> AtHand {
    base.answering { wanted, _ in answer(to: wanted, for: member, making: making) }
  }

  private func answer(
    to wanted: Wanted, for member: String, making: [Requirement.Key]
  ) -> AtHand.Answer {
    let parts = catalog.parts(of: wanted.type.unwrapped ?? wanted.type)
    let ids = parts.map(catalog.id(of:))
    guard ids.contains(where: { $0.map { table.isOfComposition($0, by: rules) } == true }) else {
      return .isNone
    }
    if let parent = parent(having: ids), let local = byName[parent.name] {
      return .met(.member(local))
    }
    var lacks: [Refusal.Lack] = []
    var fields: [NarrowComposition.Field] = []
    var names: Set<String> = []
    var isReference = false
    for (part, id) in zip(parts, ids) {
      guard let id, table[id].kind == .protocol else {
        let name = catalog.text(of: part)
        if name == "AnyObject" {
          isReference = true
        } else if name != "Sendable", !PlatformNames.universal.contains(name) {
          lacks.append(Refusal.Lack(name: name, owner: nil))
        }
        continue
      }
      let list = table.requirements(of: id, seenFrom: container.symbol.module)
      isReference = isReference || list.externals.contains { $0.name == "AnyObject" }
      for requirement in list.requirements {
        let value =
          value(for: requirement, of: member)
          ?? made(for: requirement, of: id, for: member, making: making)
        guard let value else {
          if !requirement.hasDefault { lacks.append(lack(of: id, requirement, for: member)) }
          continue
        }
        if names.insert(requirement.declaration.baseName).inserted {
          fields.append(NarrowComposition.Field(requirement: requirement, value: value))
        }
      }
      if !list.associatedTypes.isEmpty { lacks.append(lack(of: id, nil, for: member)) }
    }
    guard lacks.isEmpty else { return .lacks(lacks) }
    return .met(
      .narrow(
        NarrowComposition(
          protocols: ids.compactMap(\.self), fields: fields, isReference: isReference)))
  }

  /// A parent that has all parts of a composition.
  private func parent(having ids: [SymbolID?]) -> Parent? {
    parents.first { parent in
      guard parent.versions.count == 1, case .container(let source) = parent.versions[0].source,
        let model = solver.containers.first(where: { $0.id == source })
      else { return false }
      return ids.allSatisfy { id in
        guard let id else { return false }
        let forwarded = solver.forwardings[container.id]?.conformances[id]
        return solver.has(id, model) && forwarded?.isOnlyForwarded(to: parent.name) == true
      }
    }
  }

  /// What there is of a requirement before the container is there.
  private func value(for requirement: Requirement, of member: String) -> Solution? {
    let declaration = requirement.declaration
    guard declaration.isProperty, !declaration.isStatic, let written = declaration.type else {
      return nil
    }
    let type = table.resolved(written, in: requirement.scope)
    if let named = byName[declaration.baseName], named.type == type { return .member(named) }
    // A computed witness most likely gives another member under a second name.
    let ofType = base.members(of: type, if: container.condition).filter {
      $0.name != member && !$0.isOfParent
    }
    guard ofType.count == 1, container.members(named: declaration.baseName).first != nil else {
      return nil
    }
    return .member(ofType[0])
  }

  /// A closure that makes what a requirement asks for, from what is there.
  private func made(
    for requirement: Requirement, of id: SymbolID, for member: String, making: [Requirement.Key]
  ) -> Solution? {
    guard !making.contains(requirement.key),
      let factory = FactoryRequirement(
        requirement, isOfMakesProtocol: table.isMakesProtocol(id, by: rules), in: table),
      factory.configuring == nil
    else { return nil }
    if let method = forwardedMethods[requirement.key] {
      let arguments = factory.arguments.enumerated().map { index, argument in
        (label: argument.label, value: Solution.argument(index))
      }
      return .closure(names(of: factory), .call(method, arguments))
    }
    // What is written by hand would be passed by.
    guard !container.hasWitness(for: requirement) else { return nil }
    let atHand = atHand(for: member, making: making + [requirement.key])
    guard let solution = try? factory.solution(from: atHand, in: catalog, isMethod: false) else {
      return nil
    }
    guard requirement.declaration.kind == .func else { return solution }
    return .closure(names(of: factory), solution)
  }

  /// The names of a method's arguments in a closure: other ones than those of what is there.
  private func names(of factory: FactoryRequirement) -> [String] {
    factory.argumentNames.enumerated().map { index, name in
      base.hasMember(writtenAs: name) ? "\(name)\(index + 1)" : name
    }
  }

  private func lack(of id: SymbolID, _ requirement: Requirement?, for member: String)
    -> Refusal.Lack
  {
    let name = table[id].path
    guard solver.has(id, container) else {
      return Refusal.Lack(
        name: name, owner: solver.containers.first { solver.has(id, $0) }?.symbol.path)
    }
    return Refusal.Lack(
      name: name, owner: nil, isTooEarly: requirement?.declaration.name ?? name)
  }
}

extension ContainerModel {
  /// Whether a member of its own, written by hand, may be what a requirement asks for.
  fileprivate func hasWitness(for requirement: Requirement) -> Bool {
    members(named: requirement.declaration.baseName).contains { member in
      !member.declaration.isStatic
        && (member.declaration.isProperty
          || member.declaration.name == requirement.declaration.name)
    }
  }
}

extension GeneratedConformance {
  /// Whether all of it comes from one parent.
  fileprivate func isOnlyForwarded(to parent: String) -> Bool {
    members.allSatisfy { $0.making == nil && $0.target.hasPrefix("\(parent).") }
  }
}

extension SymbolTable {
  /// Whether a protocol is, or gathers, what containers are asked for.
  func isOfComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    guard self[id].kind == .protocol else { return false }
    return isDependencyProtocol(id, by: rules)
      || kinship(of: id).protocols.keys.contains { isDependencyProtocol($0, by: rules) }
  }
}

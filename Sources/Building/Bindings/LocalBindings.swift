import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// The values to build a container's members with, before the container itself is there: the other
/// members, the parents' members, and the container's static functions.
struct LocalBindings {
  let supply: SupplyTable
  let catalog: TypeCatalog
  let container: NominalType
  let rules: Rules
  private let locals: [BuildEnvironment.Member]
  let base: BuildEnvironment
  /// The members, and the parents' members, by name.
  private let byName: [String: BuildEnvironment.Member]
  private let parents: [Parent]
  /// The methods of parents by what they are asked for.
  let forwardedMethods: [Requirement.Key: Provider]

  var table: SymbolTable { catalog.table }

  init(
    supply: SupplyTable, catalog: TypeCatalog, container: NominalType, rules: Rules,
    members: [ValueRequest]
  ) {
    self.supply = supply
    self.catalog = catalog
    self.container = container
    self.rules = rules
    let table = supply.symbols
    parents = supply.scopes.parents[container.id] ?? []
    locals = members.map { member in
      BuildEnvironment.Member(
        name: member.name.withoutNeedlessBackticks, type: member.type,
        expression: member.name.withoutNeedlessBackticks.asIdentifier,
        location: member.asker.location, effects: .none, isolation: nil, isOwn: true)
    }
    var all = locals
    var names = Set(locals.map(\.name))
    var makers: [BuildEnvironment.Maker] = []
    var methods: [Requirement.Key: Provider] = [:]
    let forwardings = (supply.forwarded[container.id]?.conformances ?? [:]).sorted {
      $0.key < $1.key
    }
    for (id, forwarded) in forwardings {
      let requirements = table.requirements(of: id, seenFrom: container.symbol.module).requirements
      for member in forwarded.members where member.head.kind == .property {
        guard let target = member.target,
          let requirement = requirements.first(where: {
            $0.declaration.isProperty && $0.declaration.baseName == member.name
          }), let type = requirement.declaration.type, names.insert(member.name).inserted
        else { continue }
        all.append(
          BuildEnvironment.Member(
            name: member.name, type: table.resolved(type, in: requirement.scope),
            expression: target,
            location: table.location(
              of: requirement.declaration, inFile: requirement.scope.file),
            effects: requirement.declaration.effects, isolation: requirement.isolation,
            isOwn: false))
      }
      for factory in table.factoryRequirements(
        of: id, seenFrom: container.symbol.module, by: rules)
      {
        let target = forwarded.members.first {
          $0.head.kind == .function && $0.name == factory.requirement.declaration.baseName
        }?.target
        guard let target, let maker = factory.maker(calling: target, in: table) else {
          continue
        }
        makers.append(maker)
        methods[factory.requirement.key] = maker.provider
      }
    }
    forwardedMethods = methods
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    let handed = Set(locals.map(\.name))
    let beyond = ParentMembers(of: container, handed: handed, supply: supply)
    let early = container.ownMembers.filter { member in
      !handed.contains(member.declaration.baseName)
    }.compactMap { member in
      var early = container.reach(
        of: member, isOwn: true, from: container.symbol.module, in: table)?
        .blocked(by: .tooEarly)
      let storage = member.declaration.storage
      early?.hasOwnValue = storage?.kind == .lazy || storage?.hasInitialValue == true
      return early
    }
    var base = BuildEnvironment(
      container: container, in: catalog, holders: beyond.holders,
      descendants: supply.scopes.descendants(of: container.id),
      members: all.sorted { $0.name < $1.name } + beyond.members(beside: all),
      blocked: early + beyond.blocked, makers: makers,
      staticMakers: container.staticMakers(prefix: "", above: beyond, in: table)
    ) { _, _ in .isNone }
    base.isWithinContainer = false
    self.base = base
  }

  /// The values at hand for one of the members.
  ///
  /// - Parameter making: The requirements for which something is made on the way.
  func environment(for member: String, making: [Requirement.Key] = []) -> BuildEnvironment {
    base.answering { request, _ in answer(to: request, for: member, making: making) }
  }

  private func answer(
    to request: ValueRequest, for member: String, making: [Requirement.Key]
  ) -> BuildEnvironment.Answer {
    let parts = catalog.parts(of: request.type.unwrapped ?? request.type)
    let ids = parts.map(catalog.id(of:))
    guard ids.contains(where: { $0.map { table.isOfComposition($0, by: rules) } == true }) else {
      return .isNone
    }
    if let parent = parent(having: ids), let local = byName[parent.name] {
      return .met(.member(local))
    }
    var lacks: [Refusal] = []
    var values: [(requirement: Requirement, value: BuildPlan)] = []
    var known: Set<String> = []
    var isReference = false
    let isSendable =
      parts.contains { catalog.text(of: $0) == "Sendable" }
      || ids.compactMap(\.self).contains {
        !table.requirements(of: $0, seenFrom: container.symbol.module).sendableChain.isEmpty
      }
    for (part, id) in zip(parts, ids) {
      guard let id, table[id].kind == .protocol else {
        let name = catalog.text(of: part)
        if name == "AnyObject" {
          isReference = true
        } else if name != "Sendable", !PlatformNames.universal.contains(name) {
          lacks.append(.lack(of: name, in: container.symbol.path, owner: nil))
        }
        continue
      }
      let list = table.requirements(of: id, seenFrom: container.symbol.module)
      guard list.associatedTypes.isEmpty else {
        lacks.append(
          Refusal(
            .lacks,
            "'\(table[id].path)' has associated types, and no type of exactly the composition can be "
              + "written before '\(container.symbol.path)' is there: take what it gives as a parameter "
              + "of that type and name"))
        continue
      }
      isReference = isReference || list.externals.contains { $0.name == "AnyObject" }
      for requirement in list.requirements {
        var value = value(for: requirement, of: member)
        var causes: [Refusal] = []
        if value == nil {
          do throws(BuildingFailures) {
            value = try made(
              for: requirement, of: id, for: member, isShared: isSendable, making: making)
          } catch {
            causes = error.all.flatMap(\.refusals)
          }
        }
        guard let value else {
          if !requirement.hasDefault { lacks.append(lack(of: id, requirement, causes)) }
          continue
        }
        let key =
          requirement.declaration.isProperty
          ? requirement.declaration.baseName
          : table.signatureKey(of: requirement.declaration, in: requirement.scope)
        if isSendable, let name = notSendable(value) {
          lacks.append(
            Refusal(
              .lacks,
              "'\(table[id].path)' gives '\(name)', which is not 'Sendable', as the composition has to "
                + "be: make its type 'Sendable', or ask for no 'Sendable'"))
        }
        if known.insert(key).inserted { values.append((requirement, value)) }
      }
    }
    guard lacks.isEmpty else { return .lacks(lacks) }
    return .met(
      .narrow(
        NarrowComposition(
          ids.compactMap(\.self), filledWith: values, isReference: isReference,
          isSendable: isSendable)))
  }

  /// The member that cannot be shared, where a composition has to be.
  private func notSendable(_ value: BuildPlan) -> String? {
    guard case .member(let member) = value, catalog.isKnownNonSendable(member.type) else {
      return nil
    }
    return member.name
  }

  /// A parent that has all parts of a composition.
  private func parent(having ids: [SymbolID?]) -> Parent? {
    parents.first { parent in
      guard parent.versions.count == 1, case .container(let source) = parent.versions[0].source,
        let model = supply.model(source)
      else { return false }
      return ids.allSatisfy { id in
        guard let id else { return false }
        let forwarded = supply.forwarded[container.id]?.conformances[id]
        return supply.has(id, model) && forwarded?.isOnlyForwarded(to: parent.name) == true
      }
    }
  }

  /// The value that meets a requirement before the container is there; `nil` if there is none.
  private func value(for requirement: Requirement, of member: String) -> BuildPlan? {
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
}

extension GeneratedConformance {
  /// Whether all of it comes from one parent.
  fileprivate func isOnlyForwarded(to parent: String) -> Bool {
    members.allSatisfy { $0.target?.hasPrefix("\(parent).") == true }
  }
}

import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// The values from which a container's members or products are built: the members of the container
/// and its parents, and functions.
struct BindingTable {
  let supply: SupplyTable
  let catalog: TypeCatalog
  let container: NominalType
  /// True for factories, for which the container exists; false for `live`.
  let isInside: Bool
  /// The members that can be read, the nearest first.
  let bindings: [Binding]
  /// The members that cannot be read.
  private let blocked: [Binding]
  /// The members by the declared types of which they are values.
  private let bySupertype: [SymbolID: [Binding]]
  /// The container and its ancestors, which are never built from their own members.
  let holders: Set<SymbolID>
  /// The containers that have this one as a parent, or as a parent of a parent.
  let descendants: Set<SymbolID>
  /// The methods of Makes-protocols.
  var makers: [Provider]
  /// The handwritten static functions, by name.
  let staticMakers: [String: [Provider]]
  /// The protocols to which the container is assumed to conform, since their factories are being
  /// built.
  var assumed: Set<SymbolID> = []

  var table: SymbolTable { catalog.table }

  /// Creates the values for factories, for which the container exists.
  init(of container: NominalType, supply: SupplyTable, catalog: TypeCatalog) {
    let table = supply.symbols
    let parents = Set(supply.parents(of: container).map(\.name))
    let own = container.ownMembers.compactMap { member in
      var binding = container.binding(of: member, from: container.module, in: table)
      binding?.isOwn = !parents.contains(member.declaration.name)
      return binding
    }
    var names = Set(own.filter { $0.blocked == nil }.map(\.name))
    let supplied = supply.protocols.filter { supply.has($0, container) }.flatMap { id in
      table.requirements(of: id, seenFrom: container.module).requirements.compactMap {
        requirement -> Binding? in
        guard var binding = Binding(requirement, in: table), names.insert(binding.name).inserted
        else { return nil }
        binding.container = container.symbol.path
        binding.condition = supply.condition(of: id, in: container).and(requirement.condition)
        return binding
      }
    }
    self.init(
      of: container, own + supplied, handed: nil, makers: [], supply: supply, catalog: catalog)
  }

  /// Creates the values for `live`, before the container exists.
  ///
  /// - Parameter members: The members that are built or passed.
  init(
    before container: NominalType, from members: [ValueRequest], supply: SupplyTable,
    catalog: TypeCatalog
  ) {
    let table = supply.symbols
    let locals = members.map { member in
      let name = member.variableName
      return Binding(
        name: name, type: member.type, expression: name.asIdentifier,
        location: member.asker.location, isOwn: true)
    }
    let handed = Set(locals.map(\.name))
    let early = container.ownMembers.filter { !handed.contains($0.declaration.baseName) }
      .compactMap {
        container.binding(of: $0, from: container.module, in: table)?.blocked(
          by: Binding.tooEarly)
      }
    var names = handed
    var forwarded: [Binding] = []
    var makers: [Provider] = []
    for (id, conformance) in supply.forwarded[container.id]?.conformances.sorted(by: {
      $0.key < $1.key
    }) ?? [] {
      func target(_ requirement: Requirement, _ kind: MemberHead.Kind) -> String? {
        conformance.members.first {
          $0.head.kind == kind && $0.name == requirement.declaration.baseName
        }?.target
      }
      forwarded += table.requirements(of: id, seenFrom: container.module).requirements
        .compactMap { requirement in
          guard let target = target(requirement, .property),
            let binding = Binding(requirement, calling: target, in: table),
            names.insert(binding.name).inserted
          else { return nil }
          return binding
        }
      makers += catalog.factoryRequirements(of: id, seenFrom: container.module)
        .compactMap { factory in
          target(factory.requirement, .function).flatMap { factory.maker(calling: $0) }
        }
    }
    self.init(
      of: container, locals + forwarded + early, handed: handed, makers: makers, supply: supply,
      catalog: catalog)
  }

  private init(
    of container: NominalType, _ near: [Binding], handed: Set<String>?, makers: [Provider],
    supply: SupplyTable, catalog: TypeCatalog
  ) {
    self.supply = supply
    self.catalog = catalog
    self.container = container
    isInside = handed == nil
    self.makers = makers
    let above = ParentBindings(of: container, handed: handed, supply: supply)
    let all = near + above.bindings
    blocked = all.filter { $0.blocked != nil }
    var bindings = all.filter { $0.blocked == nil }
    // A member may be declared under several conditions.
    for (index, member) in bindings.enumerated() where !member.condition.isAlways {
      bindings[index].condition = bindings.filter {
        $0.expression == member.expression && $0.type == member.type
      }.reduce(.never) { $0.or($1.condition) }
    }
    self.bindings = bindings
    bySupertype = bindings.reduce(into: [:]) { members, member in
      for id in catalog.supertypes(of: member.type) { members[id, default: []].append(member) }
    }
    holders = Set([container.id] + above.containers.map(\.id))
    descendants = supply.scopes.descendants(of: container.id)
    let makers = container.staticMakers(
      prefix: isInside ? "Self." : "", above: above.containers, in: supply.symbols)
    staticMakers = Dictionary(grouping: makers, by: \.baseName)
  }

  /// True if a member is read by this expression.
  func hasMember(writtenAs name: String) -> Bool { bindings.contains { $0.expression == name } }

  /// The members that fit a type, the nearest first. A member hides more distant ones of its name.
  func members(fitting type: TypeSyntax, if condition: ConditionSet) -> [Binding] {
    let plain = type.unwrappedOrSelf
    let near: [Binding]
    if let first = catalog.parts(of: plain).lazy.compactMap(catalog.id(of:)).first {
      near = bySupertype[first] ?? []
    } else {
      near = bindings.filter { $0.type.unwrappedOrSelf.withoutPrefixes == plain.withoutPrefixes }
    }
    var names: Set<String> = []
    return near.filter {
      $0.condition.holds(where: condition) && catalog.fits($0.type, type)
        && names.insert($0.name).inserted
    }
  }

  /// The members of the requested types that exist under at least a part of a condition and cannot
  /// be read there, with the reasons.
  func blocked(
    _ request: ValueRequest, if condition: ConditionSet, where isMeant: (TypeSyntax) -> Bool
  ) -> [Binding] {
    let hidden = blocked.filter { member in
      if condition.and(member.condition).isNever { return false }
      return member.isUntyped
        ? request.names.contains(member.name.withoutBackticks) : isMeant(member.type)
    }
    let conditional = bindings.filter { !$0.condition.isAlways && isMeant($0.type) }
      .filter { !$0.condition.holds(where: condition) && !condition.and($0.condition).isNever }
    return hidden
      + conditional.map { $0.blocked(by: Binding.conditional($0.condition.inside(condition))) }
  }
}

import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// Finds how a container is copied with other members.
package struct OverridingSolver {
  /// The function, once for each combination of conditions that makes a difference.
  package var versions: [Overriding] { functions.map { $0.function.under($0.condition.text) } }
  /// The imports that the file needs for it.
  package private(set) var imports: Set<ConditionalText> = []
  /// The obstacles.
  package private(set) var faults: [OverridingFault] = []

  private var functions: [(function: Overriding, condition: ConditionSet)] = []
  private let container: NominalType
  /// The names of its parents.
  private let parents: Set<String>
  private let table: SymbolTable
  private var spelling: TypeSpelling

  package init(
    for container: NominalType, parents: Set<String>, generated: [ContainerConformance],
    table: SymbolTable
  ) {
    self.container = container
    self.parents = parents
    self.table = table
    spelling = TypeSpelling(
      table: table, container: container, protocols: generated.map(\.protocolID))
    let own = container.symbol.sites.flatMap { Self.members(of: $0, container.id) }
    let members = own.filter { $0.declaration.isStoredInValues }
      .map { StoredMember($0, of: container, in: table) }
    let initializers =
      (own
      + container.symbol.extensions.filter { site in
        site.scope.module == container.symbol.module && !site.isConstrained
      }.flatMap { Self.members(of: $0, container.id) })
      .filter { $0.declaration.kind == .`init` }
    let deciding = own.filter { $0.declaration.decidesCopies }
    let combinations = ConditionCombinations(
      of: deciding.map(\.declaration), within: container.condition)
    if let excess = combinations.excess { faults.append(.conditions(deciding[excess])) }
    for condition in combinations.excess == nil ? combinations.all : [] {
      add(
        members.filter { $0.declaration.isThere(if: condition) },
        initializers.filter { $0.declaration.isThere(if: condition) }, condition)
    }
    imports = table.imports(of: spelling, inFile: container.symbol.sites[0].scope.file).lines
  }

  private static func members(of site: Site, _ owner: SymbolID) -> [Member] {
    site.declaration.members.map { Member(declaration: $0, site: site, owner: owner) }
  }

  private mutating func add(
    _ members: [StoredMember], _ initializers: [Member], _ condition: ConditionSet
  ) {
    let names = OverridingNames(besides: members.map(\.name))
    let accesses = members.filter(\.isReplaceable).compactMap(\.reader?.access)
    var count = 0
    // Who sees a function sees its parameters: those who see more members have another one.
    for access in Set(accesses.map { min($0, container.access) }).sorted(by: >) {
      spelling.access = access
      let (replaced, parameters) = replaced(of: members, seenBy: access, names)
      guard parameters.count > count else { continue }
      let making = CopyMaking(of: members, replacing: replaced, by: initializers, in: table)
      let isFirst = count == 0
      count = parameters.count
      guard isFirst || making.faults.isEmpty else { continue }
      add(making, replacing: replaced, parameters, names, of: members, seenBy: access, condition)
      guard faults.isEmpty else { return }
    }
  }

  /// The members that those can replace who see so much, with the parameters for them.
  private mutating func replaced(
    of members: [StoredMember], seenBy access: Access, _ names: OverridingNames
  ) -> (members: [StoredMember], parameters: [Overriding.Parameter]) {
    var replaced: [StoredMember] = []
    var parameters: [Overriding.Parameter] = []
    for member in members where member.isReplaceable {
      guard let reader = member.reader, reader.access >= access, let type = typeText(of: member)
      else { continue }
      replaced.append(member)
      parameters.append(names.parameter(for: member.name, type: type))
    }
    return (replaced, parameters)
  }

  private mutating func add(
    _ making: CopyMaking, replacing replaced: [StoredMember],
    _ parameters: [Overriding.Parameter], _ names: OverridingNames, of members: [StoredMember],
    seenBy access: Access, _ condition: ConditionSet
  ) {
    guard making.faults.isEmpty else {
      let hidden = members.filter { $0.reader == nil && parents.contains($0.declaration.name) }
      faults += hidden.map { .hidesParent($0) }
      faults += making.faults.filter { hidden.isEmpty || !$0.mayComeOf(hidden) }
      return
    }
    let used = making.members
    let isolated = isolated(among: used)
    let actor = container.isolation ?? isolated.first?.actor
    if let other = isolated.first(where: { $0.actor != actor }) {
      faults.append(.isolated(other.member, other.actor))
      return
    }
    let function = Overriding(
      availability: Set(container.availability + used.flatMap(\.declaration.availability)).sorted(),
      globalActor: isolated.first.map { actorText($0.actor, for: $0.member) },
      access: access.prefix,
      parameters: parameters, hasOptionals: replaced.contains { $0.resolvedType.isOptional },
      making: making.written(with: names, for: parameters),
      derivesMembers: !making.derived.isEmpty,
      settings: making.settings.map { names.value($0, among: parameters) }, copyName: names.copy)
    if let same = functions.firstIndex(where: { $0.function == function }) {
      functions[same].condition = functions[same].condition.or(condition)
    } else {
      functions.append((function, condition))
    }
  }

  /// The type of a member's parameter; `nil` where the generated file cannot write it.
  private mutating func typeText(of member: StoredMember) -> String? {
    guard var type = member.type else { return nil }
    if case .implicitlyUnwrapped(let inner) = type { type = .optional(inner) }
    var attempt = spelling
    let text = attempt.text(of: .optional(type), in: member.scope)
    guard attempt.unnameable == nil else { return nil }
    spelling = attempt
    return text
  }

  /// The members that can be used on a global actor only, unless the container is isolated to it.
  private func isolated(
    among members: [Member]
  ) -> [(member: Member, actor: String)] {
    members.compactMap { member in
      let actor =
        table.isolation(of: member.declaration, in: member.site, of: member.owner)
        ?? table.isolatedArgument(of: member)?.actor
      guard let actor, actor != container.isolation else { return nil }
      return (member, actor)
    }
  }

  private mutating func actorText(_ actor: String, for member: Member) -> String {
    spelling.actor(actor, in: table.bodyScope(of: member.site, in: member.owner))
  }
}

extension Declaration {
  /// Whether the member decides how a copy is made: a constant with its value beside it does not.
  fileprivate var decidesCopies: Bool {
    kind == .`init` || isStoredInValues && !(kind == .let && storage?.hasInitialValue == true)
  }
}

extension TypeSyntax? {
  fileprivate var isOptional: Bool {
    if case .optional? = self { return true }
    return false
  }
}

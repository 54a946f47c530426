import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Finds what a container's `Reference` can have of all that the container has.
package struct ReferenceSolver {
  let table: SymbolTable
  let rules: Rules
  let container: NominalType
  /// The declarations that do the work of the requirements which the container itself forwards.
  let forwarded: [Requirement.Key: WitnessSource]

  /// The class, and what its file has to import.
  package private(set) var reference = Reference()
  package private(set) var imports: Set<ConditionalText> = []
  /// The protocols that the class conforms to whatever its generic arguments, and when.
  private(set) var protocols: [SymbolID: ConditionSet] = [:]
  /// The Has-protocols, and what gathers them, that the class cannot have.
  package private(set) var gaps: [ReferenceGap] = []

  /// The spelling, which has written nothing yet.
  private let spelling: TypeSpelling

  init(
    for container: NominalType, generated: [ContainerConformance],
    forwarded: [Requirement.Key: WitnessSource], table: SymbolTable, rules: Rules
  ) {
    self.forwarded = forwarded
    self.table = table
    self.rules = rules
    self.container = container
    let stated = ContainerConformances(of: container, generated: generated, in: table)
    spelling = TypeSpelling(
      table: table, container: container, protocols: generated.map(\.protocolID))
    for (name, location) in stated.undeclared where rules.fitsDependency(name) {
      gaps.append(ReferenceGap(protocolName: name, cause: .undeclared, location: location))
    }
    for (id, site) in stated.unseen {
      let module = table.modules[site.scope.module].name
      leaveOut(id, for: .elsewhere(module: module), at: table.location(of: site))
    }
    for (id, site) in stated.constrained {
      leaveOut(id, for: obstacle(of: site), at: table.location(of: site))
    }
    var excluded: Set<SymbolID> = []
    var parts = parts(for: stated.all, without: excluded)
    while case let rivals = rivals(among: parts), !rivals.isEmpty {
      excluded.formUnion(rivals)
      parts = self.parts(for: stated.all, without: excluded)
    }
    for part in parts {
      for id in [part.id] + table.supertypeClosure(of: part.id).protocols.keys {
        protocols[id] = (protocols[id] ?? .never).or(part.conformance.condition)
      }
    }
    declare(parts, unlessConstrained: stated.constrainedSendable)
  }

  /// Declares the class.
  ///
  /// - Parameter site: The extension with the `where` clause under which the container is `Sendable`.
  private mutating func declare(
    _ protocols: [ImplementedProtocol], unlessConstrained site: Site?
  ) {
    let implementation = Implementation(of: protocols, inType: true)
    let all = protocols.flatMap(\.members)
    let isMutable = all.contains(where: \.changesCopy)
    var holder = Self.holder
    while all.contains(where: { $0.requirement.declaration.baseName == holder }) {
      holder = "_\(holder)"
    }
    let isSendable = container.isSendable && container.isolation == nil && !isMutable
    if isSendable, let site {
      gaps.append(
        ReferenceGap(
          protocolName: "Sendable", cause: obstacle(of: site), location: table.location(of: site)))
    }
    reference = Reference(
      access: container.access.prefix, availability: Set(container.availability).sorted(),
      condition: container.condition.text, globalActor: container.isolationOfOthers,
      isSendable: isSendable && site == nil, isMutable: isMutable, holder: holder,
      members: implementation.own.written(for: container, through: holder, table: table),
      conformances: protocols.map {
        $0.conformance.written(as: $0.name, of: container, in: table)
      })
    imports = protocols.reduce(
      into: table.imports(of: spelling, inFile: container.symbol.sites[0].scope.file).lines
    ) { $0.formUnion($1.imports) }
  }

  // MARK: Protocols

  /// The protocols that the class can conform to: those that the container states, and in place of
  /// one that is not possible, what it inherits.
  private mutating func parts(
    for stated: [ContainerConformance], without excluded: Set<SymbolID>
  ) -> [ImplementedProtocol] {
    var parts: [ImplementedProtocol] = []
    var round = stated
    var seen: Set<SymbolID> = []
    while !round.isEmpty {
      var inherited: [ContainerConformance] = []
      for next in round where !next.condition.and(container.condition).isNever {
        let id = next.protocolID
        guard seen.insert(id).inserted else { continue }
        if !excluded.contains(id), let part = part(for: next) {
          parts.append(part)
        } else {
          let parents = table.supertypeClosure(of: id).protocols.keys.sorted()
          inherited += parents.map(next.implying)
        }
      }
      let implied = Set(parts.flatMap { table.supertypeClosure(of: $0.id).protocols.keys })
      round = inherited.filter { !implied.contains($0.protocolID) }
    }
    return parts.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  private mutating func part(for conformance: ContainerConformance) -> ImplementedProtocol? {
    let id = conformance.protocolID
    let module = container.symbol.module
    let place = table.location(of: id)
    guard table[id].access > .fileprivate, table.isVisible(id, fromModule: module) else {
      leaveOut(id, for: .invisible(table[id].access), at: place)
      return nil
    }
    let list = table.requirements(of: id, seenFrom: module)
    if let unknown = list.externals.first(where: { $0.name != "AnyObject" }) {
      let heirs = table.supertypeClosure(of: id).protocols.keys.filter { parent in
        table.requirements(of: parent, seenFrom: module).externals
          .contains { $0.name == unknown.name }
      }
      leaveOut(id, for: .unknownParent(unknown.name), at: place, besides: heirs)
      return nil
    }
    var match = WitnessMatch(
      table: table, nominal: container, neededAccess: .private, asking: list)
    do throws(ImplementationGap) {
      return try ImplementedProtocol(
        conformance, asking: list, in: container, spelling, table: table
      ) { requirement throws(ImplementationObstacle) in
        try target(
          for: requirement, in: conformance, isOfSendable: !list.sendableChain.isEmpty, &match
        ).map { [$0] } ?? []
      }
    } catch {
      leaveOut(
        id, for: error.obstacle,
        at: error.requirement.map { table.location(of: $0) } ?? place,
        besides: [error.requirement?.owner].compactMap(\.self))
      return nil
    }
  }

  /// The target that a member of the class forwards to; `nil` if a default implementation serves
  /// the class too.
  ///
  /// - Parameter isOfSendable: Whether the protocol refines `Sendable`.
  private func target(
    for requirement: Requirement, in conformance: ContainerConformance, isOfSendable: Bool,
    _ match: inout WitnessMatch
  ) throws(ImplementationObstacle) -> ForwardingTarget? {
    let wanted = requirement.declaration
    let obstacle = ImplementationObstacle(forwarding: wanted)
    let source =
      forwarded[requirement.key]
      ?? WitnessSource(for: requirement, in: container, &match, prefersWitness: true)
    let isOwn = source.implementation?.owner == container.id
    if requirement.hasDefault, !isOwn,
      obstacle != nil || container.member(excludedBy: wanted, in: table) != nil
    {
      return nil
    }
    if let obstacle { throw obstacle }
    let kept = table.isolationFault(
      of: source, in: container, for: requirement, from: container.symbol.module)
    return ForwardingTarget(
      source: source, holder: Self.holder, condition: conformance.condition,
      actor: table.conformanceActor(
        of: container, for: requirement, isOfSendable: isOfSendable, kept: kept),
      modules: [source.implementation?.site.scope.module, requirement.defaultModule]
        .compactMap(\.self))
  }

  /// The property that holds the container's copy, if nothing else is called so.
  private static let holder = "container"

  // MARK: Gaps

  /// The obstacle that a conformance under a `where` clause is.
  private func obstacle(of site: Site) -> ImplementationObstacle {
    .constrained(
      container.symbol.path, clause: site.whereClause(asOf: container.symbol).listText)
  }

  /// Reports a protocol that the class leaves out, if somebody may be waiting for it.
  ///
  /// - Parameter others: Protocols that it inherits the cause from; it is told with the first.
  private mutating func leaveOut(
    _ id: SymbolID, for cause: ImplementationObstacle, at location: Location,
    besides others: [SymbolID] = []
  ) {
    func isWanted(_ id: SymbolID) -> Bool { table.isOfComposition(id, by: rules) }
    guard isWanted(id), !others.contains(where: { $0 != id && isWanted($0) }) else { return }
    gaps.append(ReferenceGap(protocolName: table[id].path, cause: cause, location: location))
  }

  private mutating func leaveOut(
    _ parts: [ImplementedProtocol], for cause: (ImplementedProtocol) -> ImplementationObstacle
  ) -> Set<SymbolID> {
    for part in parts {
      leaveOut(
        part.id, for: cause(part), at: table.location(of: part.id),
        besides: part.list.sendableChain)
    }
    return Set(parts.map(\.id))
  }

  /// The protocols that cannot be had beside the others, since one changes what another shares.
  private mutating func rivals(among parts: [ImplementedProtocol]) -> Set<SymbolID> {
    let sharing = parts.filter { !$0.list.sendableChain.isEmpty }
    let changing = parts.filter { $0.setter != nil }
    if let actor = container.isolation {
      // Only a constant of an isolated class can be read from anywhere.
      guard parts.contains(where: \.isReadFromAnywhere) else { return [] }
      return leaveOut(changing) { .isolatedSetter($0.setter ?? "", globalActor: actor) }
    }
    // Those that ask for both go first.
    let setter = changing.first { $0.list.sendableChain.isEmpty }?.setter
    return leaveOut(setter == nil ? sharing.filter { $0.setter != nil } : sharing) {
      .sharedSetter($0.setter ?? setter ?? "")
    }
  }
}

extension ImplementedProtocol {
  /// Whether the copy is used by somebody who is not isolated.
  fileprivate var isReadFromAnywhere: Bool {
    members.contains { !$0.requirement.declaration.isStatic && $0.isolation == nil }
  }

  /// The first requirement by which somebody can change the copy.
  fileprivate var setter: String? {
    members.first(where: \.changesCopy)?.requirement.declaration.name
  }
}

import Findings
import SwiftOutline
import SwiftProgram

/// Finds what a container's `Reference` can have of all that the container has.
struct ReferenceSolver {
  let table: SymbolTable
  let rules: Rules
  let container: NominalType
  /// What does the work of what the container forwards itself.
  let forwarded: [Requirement.Key: WitnessSource]

  /// The class, and what its file has to import.
  private(set) var reference = Reference()
  private(set) var imports: Set<ConditionalText> = []
  /// The protocols that the class conforms to whatever its generic arguments, and when.
  private(set) var protocols: [SymbolID: ConditionSet] = [:]
  /// The Has-protocols, and what gathers them, that the class cannot have.
  private(set) var gaps: [ReferenceGap] = []

  /// What has written nothing yet.
  let spelling: TypeSpelling

  init(
    for container: NominalType, generated: [ContainerConformance],
    forwarded: [Requirement.Key: WitnessSource] = [:], table: SymbolTable, rules: Rules
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
    var excluded: Set<SymbolID> = []
    var parts = parts(for: stated.all, without: excluded)
    while case let rivals = rivals(among: parts), !rivals.isEmpty {
      excluded.formUnion(rivals)
      parts = self.parts(for: stated.all, without: excluded)
    }
    let assembly = ReferenceAssembly(
      of: parts, for: container, sendableClauses: stated.sendableClauses, in: table, spelling)
    for part in parts where part.whereClause == nil {
      for id in [part.id] + table.kinship(of: part.id).protocols.keys {
        protocols[id] = (protocols[id] ?? .never).or(part.conformance.condition)
      }
    }
    reference = assembly.reference
    imports = assembly.imports
  }

  /// Tells of a protocol that the class leaves out, if somebody may be waiting for it.
  ///
  /// - Parameter others: Protocols that it inherits the cause from; it is told with the first.
  private mutating func leaveOut(
    _ id: SymbolID, for cause: ReferenceGap.Cause, at location: Location,
    besides others: [SymbolID] = []
  ) {
    guard isWanted(id), !others.contains(where: { $0 != id && isWanted($0) }) else { return }
    gaps.append(ReferenceGap(protocolName: table[id].path, cause: cause, location: location))
  }

  /// Whether a protocol is a Has-protocol or gathers some.
  private func isWanted(_ id: SymbolID) -> Bool {
    table.isDependencyProtocol(id, by: rules)
      || table.kinship(of: id).protocols.keys.contains { table.isDependencyProtocol($0, by: rules) }
  }

  // MARK: Protocols

  /// The protocols that the class can conform to: those that the container states, and in place of
  /// one that is not possible, what it inherits.
  private mutating func parts(
    for stated: [ContainerConformance], without excluded: Set<SymbolID>
  ) -> [ReferencePart] {
    var parts: [ReferencePart] = []
    var round = stated
    var seen: Set<[String]> = []
    while !round.isEmpty {
      var inherited: [ContainerConformance] = []
      for next in round where !next.condition.and(container.condition).isNever {
        let id = next.protocolID
        guard seen.insert(["\(id.index)", next.whereClause.listText]).inserted else { continue }
        if !excluded.contains(id), let part = part(for: next) {
          parts.append(part)
        } else {
          let parents = table.kinship(of: id).protocols.keys.sorted()
          inherited += parents.map(next.implying)
        }
      }
      let implied = Set(parts.flatMap { table.kinship(of: $0.id).protocols.keys })
      round = inherited.filter { !implied.contains($0.protocolID) }
    }
    return parts.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  private mutating func part(for conformance: ContainerConformance) -> ReferencePart? {
    let id = conformance.protocolID
    let module = container.symbol.module
    let place = table.location(of: table[id].sites[0])
    guard table[id].access > .fileprivate, table.isVisible(id, fromModule: module) else {
      leaveOut(id, for: .hidden(table[id].access), at: place)
      return nil
    }
    let list = table.requirements(of: id, seenFrom: module)
    if let unknown = list.externals.first(where: { $0.name != "AnyObject" }) {
      let heirs = table.kinship(of: id).protocols.keys.filter { parent in
        table.requirements(of: parent, seenFrom: module).externals
          .contains { $0.name == unknown.name }
      }
      leaveOut(id, for: .unknownParent(unknown.name), at: place, besides: heirs)
      return nil
    }
    var match = WitnessMatch(
      table: table, container: container, neededAccess: .private, asking: list)
    var spelling = spelling
    spelling.access = min(container.access, table[id].access)
    let name = spelling.name(of: id)
    var members: [MemberDraft] = []
    for requirement in list.requirements {
      switch draft(
        of: requirement, for: conformance, isOfSendable: !list.sendableChain.isEmpty, &match,
        &spelling)
      {
      case .success(let draft): members += [draft].compactMap(\.self)
      case .failure(let obstacle):
        leaveOut(
          id, for: obstacle.cause,
          at: table.location(of: requirement.declaration, inFile: requirement.scope.file),
          besides: [requirement.owner])
        return nil
      }
    }
    let whereClause = spelling.clause(conformance.whereClause, in: conformance.scope)
    if let type = spelling.unnameable {
      leaveOut(id, for: .unnameable(type, member: name), at: place)
      return nil
    }
    let needed = table.imports(of: spelling, inFile: container.symbol.sites[0].scope.file)
    return ReferencePart(
      conformance: conformance.restricted(to: needed.condition), name: name,
      whereClause: whereClause, members: members.map { $0.restricted(to: needed.condition) },
      associatedTypes: list.associatedTypes.keys.sorted(), sendableChain: list.sendableChain,
      imports: needed.lines)
  }

  /// The protocols that cannot be had beside the others, since one changes what another shares.
  private mutating func rivals(among parts: [ReferencePart]) -> Set<SymbolID> {
    let sharing = parts.filter { !$0.sendableChain.isEmpty }
    let changing = parts.filter { $0.setter != nil }
    if let actor = container.isolation {
      // Only a constant of an isolated class can be read from anywhere.
      guard parts.contains(where: \.isReadFromAnywhere) else { return [] }
      return leaveOut(changing) { .isolated($0.setter ?? "", globalActor: actor) }
    }
    // Those that ask for both go first.
    let setter = changing.first { $0.sendableChain.isEmpty }?.setter
    return leaveOut(setter == nil ? sharing.filter { $0.setter != nil } : sharing) {
      .notSendable(setter: $0.setter ?? setter ?? "")
    }
  }

  private mutating func leaveOut(
    _ parts: [ReferencePart], for cause: (ReferencePart) -> ReferenceGap.Cause
  ) -> Set<SymbolID> {
    for part in parts {
      leaveOut(
        part.id, for: cause(part), at: table.location(of: table[part.id].sites[0]),
        besides: part.sendableChain)
    }
    return Set(parts.map(\.id))
  }
}

import SwiftOutline

/// Decides which conformances each container lacks, and what stands in the way of others.
struct ConformanceSolver: Sendable {
  let table: SymbolTable
  /// The containers, with the members that what is generated for them adds.
  let containers: [ContainerModel]
  /// The same by what they are.
  let models: [SymbolID: ContainerModel]
  let needs: [SymbolID: [Need]]
  /// What each consumer asks for, composition by composition.
  let requests: [Consumer: [Request]]
  /// The Has-protocols of all modules.
  let candidates: [SymbolID]
  /// The protocols that gather some of those, and that consumers name, each with what a container
  /// has to conform to for it.
  let umbrellas: [SymbolID: [SymbolID]]
  /// What each container has of each candidate.
  let verdicts: [SymbolID: [SymbolID: Verdict]]
  /// What the subclasses of each container conform to by hand, so that it cannot conform too.
  private let claims: [SymbolID: Set<SymbolID>]
  /// What some container conforms to or will, inherited Has-protocols included.
  private(set) var had: Set<SymbolID> = []
  /// The containers with their parents.
  let scopes: ScopeTree
  /// Who has what asks for nothing.
  let authorities: Authorities
  /// What each child has through its parents.
  private(set) var forwardings: [SymbolID: Forwarding] = [:]
  /// What each container makes.
  private(set) var factories: [SymbolID: Factories] = [:]
  /// How each container that asks for it is built.
  private(set) var wirings: [SymbolID: WiringSolver] = [:]
  /// The same as it is written.
  private(set) var writtenWirings: [SymbolID: WiringWriting] = [:]
  /// The conformances that each container lacks and has the witnesses for, in the order of the
  /// candidates.
  private(set) var generated: [SymbolID: [GeneratedConformance]] = [:]
  /// The types besides the containers that consumers may be handed, once all headers are known.
  private var suppliers: OtherSuppliers?

  init(
    table: SymbolTable, rules: Rules, containers: [ContainerModel], demand: NeedCollector,
    umbrellas: Set<SymbolID> = []
  ) {
    self.table = table
    claims = table.conformancesOfSubclasses(of: containers.filter { $0.kind == .class }.map(\.id))
    let candidates = table.dependencyProtocols(by: rules)
    self.candidates = candidates
    let verdicts = Verdicts(of: containers, on: candidates, claims: claims, in: table)
    let containers = verdicts.containers
    self.containers = containers
    models = Dictionary(containers.map { ($0.id, $0) }) { first, _ in first }
    self.umbrellas = table.parts(ofUmbrellas: umbrellas, besides: candidates)
    self.verdicts = verdicts.byProtocol
    let demand = demand.decided(by: Set(candidates.filter(verdicts.isSupplied)))
    requests = demand.requests
    needs = Dictionary(grouping: demand.needs, by: \.protocolID)
    scopes = ScopeTree(of: containers, table: table, rules: rules)
    authorities = Authorities(
      among: candidates, of: containers, scopes: scopes, verdicts: verdicts.byProtocol, in: table)
    addForwardingsAndFactories(by: rules)
    var lives: [SymbolID: Candidate] = [:]
    if rules.hasWiring {
      addWirings(by: rules)
      // A scope is made by its function rather than by its initializer.
      lives = writtenWirings.compactMapValues(\.candidate)
      if !factories.isEmpty { addForwardingsAndFactories(by: rules, lives) }
    }
    for container in containers { generated[container.id] = conformances(toGenerateFor: container) }
    let hasRoot = scopes.hasRoot
    for candidate in candidates
    where containers.contains(where: { container in
      has(candidate, container) && !(hasRoot && isPromised(candidate, to: container))
    }) {
      had.insert(candidate)
      had.formUnion(table.kinship(of: candidate).protocols.keys)
    }
    suppliers = OtherSuppliers(solver: self)
    // Only what no container makes is to be explained.
    let unexplained = factories.values.reduce(into: Set<SymbolID>()) { $0.formUnion($1.dismissed) }
      .subtracting(had)
    if !unexplained.isEmpty {
      addForwardingsAndFactories(by: rules, lives, explaining: unexplained)
    }
  }

  /// The container with the conformances to generate for it.
  ///
  /// - Parameters:
  ///   - origin: Why it is a container.
  ///   - reference: What hands it on as one reference, if that is asked for.
  ///   - overriding: What gives a copy with other members, if that is asked for.
  ///   - wiring: What builds it, if that is asked for.
  ///   - declared: The protocols that its properties get.
  func solved(
    _ container: ContainerModel, origin: ContainerOrigin, reference: ReferenceSolver?,
    overriding: OverridingSolver?, wiring: WiringWriting?, declared: [ProtocolDraft]
  ) -> Container {
    let file = container.symbol.sites[0].scope.file
    let generated = conformances(of: container, declaring: declared)
    let asked = (reference?.imports ?? []).union(overriding?.imports ?? [])
      .union(wiring?.imports ?? [])
    var imports = generated.reduce(into: asked) { $0.formUnion($1.imports) }
    for draft in declared { imports.formUnion(draft.written?.imports ?? []) }
    let conformances = generated.map { item in
      Conformance(
        name: [
          table.isolationAttribute(of: container, to: item.conformance.protocolID),
          table.name(of: item.conformance.protocolID, inFile: file),
        ].compactMap(\.self).joined(separator: " "),
        availability: Set(container.availability + item.conformance.availability).sorted(),
        condition: item.conformance.condition.text, members: item.members,
        isNonisolated: item.members.allSatisfy(\.statesIsolation)
          && table.statesNonisolated(container, conformingTo: item.conformance.protocolID))
    }
    return Container(
      name: container.symbol.path, module: table.modules[container.symbol.module].name,
      path: table.files[file].source.path, origin: origin,
      usesCRLF: table.files[file].source.outline.lines.usesCRLF,
      imports: imports.eachOnce.sorted {
        ($0.text, $0.condition ?? "") < ($1.text, $1.condition ?? "")
      },
      protocols: declared.compactMap(\.generated).sorted {
        ($0.name, $0.condition ?? "") < ($1.name, $1.condition ?? "")
      },
      conformances: conformances.sorted { $0.name < $1.name },
      isNonisolated: container.statesNonisolated, reference: reference?.reference,
      overriding: overriding?.versions ?? [], wiring: wiring?.wiring)
  }

  /// The conformances that a container lacks and has the witnesses for, as far as it is known what
  /// is forwarded.
  private func conformances(
    toGenerateFor container: ContainerModel
  ) -> [GeneratedConformance] {
    let site = container.symbol.sites[0]
    let made = factories[container.id]?.conformances ?? [:]
    let forwarded = forwardings[container.id]?.conformances ?? [:]
    return candidates.compactMap { candidate in
      if let generated = made[candidate] ?? forwarded[candidate] { return generated }
      guard let possession = possession(of: candidate, in: container),
        !isInherited(candidate, by: container)
      else { return nil }
      let needed = table.imports(
        of: candidate, by: container, using: possession.modules, inFile: site.scope.file)
      let conformance = ContainerConformance(
        protocolID: candidate, condition: possession.condition.and(needed.condition),
        availability: table.availability(
          of: candidate, and: possession.witnesses.flatMap(\.declaration.availability),
          beside: container),
        scope: site.headerScope)
      return GeneratedConformance(conformance: conformance, imports: needed.lines)
    } + umbrellaConformances(of: container)
  }

  /// Whether something is needed that no container has.
  var lacksSomething: Bool { needs.keys.contains { !isHad($0) } }

  /// Whether one type that is no container supplies all that a consumer asks for where it needs
  /// something.
  func isSuppliedByHand(_ need: Need) -> Bool { suppliers?.supply(need) ?? false }

  /// Whether some container conforms to a Has-protocol, or will.
  func isHad(_ candidate: SymbolID) -> Bool { had.contains(candidate) }

  /// Whether a container conforms to a Has-protocol, or will.
  func has(_ candidate: SymbolID, _ container: ContainerModel) -> Bool {
    if hasItself(candidate, container) { return true }
    return container.superclasses.contains { superclass in
      model(superclass).map { hasItself(candidate, $0) } ?? false
    }
  }

  private func hasItself(_ candidate: SymbolID, _ container: ContainerModel) -> Bool {
    if umbrellas[candidate] != nil { return !condition(of: candidate, in: container).isNever }
    if case .conforms = verdict(on: candidate, by: container) { return true }
    return possession(of: candidate, in: container) != nil
      || forwardings[container.id]?.conformances[candidate] != nil
      || factories[container.id]?.conformances[candidate] != nil
  }

  /// A container and those of its superclasses that are containers, nearest first.
  func lineage(of container: ContainerModel) -> [ContainerModel] {
    [container] + container.superclasses.compactMap(model)
  }

  /// When a container conforms to a Has-protocol, or will.
  func condition(of candidate: SymbolID, in container: ContainerModel) -> ConditionSet {
    if umbrellas[candidate] != nil {
      return (container.conformed[candidate] ?? .never)
        .or(umbrellaCondition(of: candidate, in: container))
    }
    return container.superclasses.compactMap(model).reduce(
      ownCondition(of: candidate, in: container)
    ) {
      $0.or(ownCondition(of: candidate, in: $1))
    }
  }

  private func ownCondition(
    of candidate: SymbolID, in container: ContainerModel
  ) -> ConditionSet {
    let byHand = container.conformed[candidate] ?? .never
    let generated =
      factories[container.id]?.conformances[candidate]?.conformance.condition
      ?? forwardings[container.id]?.conformances[candidate]?.conformance.condition
      ?? possession(of: candidate, in: container)?.condition
    return byHand.or(generated ?? .never)
  }

  /// A container, or `nil` for what is none.
  func model(_ id: SymbolID) -> ContainerModel? { models[id] }

  func verdict(on candidate: SymbolID, by container: ContainerModel) -> Verdict {
    verdicts[candidate]?[container.id] ?? .blind
  }

  /// What a container has of a Has-protocol and does not conform to. One that asks for nothing but
  /// what has a default is had by every container, but only if a composition names it.
  private func possession(of candidate: SymbolID, in container: ContainerModel) -> Possession? {
    guard !isClaimed(candidate, bySubclassesOf: container),
      marker(
        barring: candidate, from: container,
        unless: { forwardings[container.id]?.conformances[$0] != nil }) == nil
    else { return nil }
    switch verdict(on: candidate, by: container) {
    case .has(let possession): return possession
    case .hasNothingToSupply(let possession) where authorities.markers.contains(candidate):
      let isNeeded = needs[candidate] != nil
      return authorities.give(candidate, to: container, isNeeded: isNeeded) ? possession : nil
    case .hasNothingToSupply(let possession):
      // The default is not what the parent has.
      return needs[candidate] == nil || gap(of: candidate, in: container) != nil ? nil : possession
    default: return nil
    }
  }

  /// Why a container cannot forward what a parent has.
  func gap(of candidate: SymbolID, in container: ContainerModel) -> ForwardingGap? {
    forwardings[container.id]?.gaps.first { $0.protocolID == candidate }
  }

  /// A class conforms to what its superclass conforms to, also to what is generated for that.
  func isInherited(_ candidate: SymbolID, by container: ContainerModel) -> Bool {
    container.superclasses.lazy.compactMap(model).contains { superclass in
      possession(of: candidate, in: superclass) != nil
        || forwardings[superclass.id]?.conformances[candidate] != nil
        || factories[superclass.id]?.conformances[candidate] != nil
    }
  }

  /// Whether a subclass conforms by hand, so that a class cannot conform too.
  func isClaimed(_ candidate: SymbolID, bySubclassesOf container: ContainerModel) -> Bool {
    claims[container.id]?.contains(candidate) == true
  }

  // MARK: Forwarding

  /// Whether a container forwards what a composition names and no container is known to supply.
  func isPromised(_ candidate: SymbolID, to container: ContainerModel) -> Bool {
    forwardings[container.id]?.promised.contains(candidate) == true
  }

  /// Whether it is asked of a parent that nobody knows, or of one for a container that cannot forward
  /// it; or is a container's that has it from its parent.
  func isAskedOfParent(_ need: Need) -> Bool {
    if need.isOfParent, !scopes.hasRoot { return true }
    return containers.contains { container in
      let isConsumer =
        container.symbol.path == need.consumer
        && container.symbol.module == table.files[need.file].module
      return (isConsumer || need.isOfParent) && gap(of: need.protocolID, in: container) != nil
        || isConsumer && !need.isOfParent && has(need.protocolID, container)
    }
  }

  /// Parents first: what they have, their children forward.
  private mutating func addForwardingsAndFactories(
    by rules: Rules, _ lives: [SymbolID: Candidate] = [:],
    explaining explained: Set<SymbolID> = []
  ) {
    // By another name, only what somebody needs: it might be meant otherwise.
    let made = candidates.filter {
      table.mayAskForFactory($0, by: rules)
        && (needs[$0] != nil || table.isMakesProtocol($0, by: rules))
    }
    guard !scopes.parents.isEmpty || !made.isEmpty else { return }
    let catalog =
      made.isEmpty ? nil : TypeCatalog(table: table, containers: models, lives: lives)
    var references: [SymbolID: ReferenceSolver] = [:]
    var offerable = OfferableProtocols(candidates, in: table)
    for child in scopes.ordered {
      let parents = scopes.parents[child.id] ?? []
      for id in parents.flatMap(\.references) where references[id] == nil {
        references[id] = models[id].map { reference(to: $0, rules: rules) }
      }
      if !parents.isEmpty {
        forwardings[child.id] = forwarding(
          to: child, from: parents, references, among: &offerable)
      }
      guard let catalog else { continue }
      let own = Factories(
        by: FactorySolver(
          made, explaining: explained, solver: self, catalog: catalog, container: child,
          rules: rules))
      factories[child.id] = own
      let replaced = Set(own.conformances.keys)
      if forwardings[child.id]?.conformances.keys.contains(where: replaced.contains) == true {
        forwardings[child.id] = forwarding(
          to: child, from: parents, references, among: &offerable, except: replaced)
      }
    }
  }

  private mutating func addWirings(by rules: Rules) {
    let catalog = TypeCatalog(table: table, containers: models)
    for container in containers where table.choice(for: container.id, by: rules)?.isWired == true {
      let wiring = WiringSolver(
        for: container, solver: self, catalog: catalog, rules: rules)
      wirings[container.id] = wiring
      writtenWirings[container.id] = WiringWriting(
        wiring,
        protocols: conformances(toGenerateFor: container)
          .map(\.conformance.protocolID))
    }
  }

  private func forwarding(
    to child: ContainerModel, from parents: [Parent],
    _ references: [SymbolID: ReferenceSolver], among offerable: inout OfferableProtocols,
    except replaced: Set<SymbolID> = []
  ) -> Forwarding {
    let solver = ForwardingSolver(
      solver: self, references: references, child: child, parents: parents)
    return Forwarding(
      by: solver, offered: offerable.protocols(offeredBy: solver), except: replaced)
  }

  /// Whether what a container forwards is something that a parent's generated code makes, so that
  /// it may as well be made by the container itself.
  func isMadeByParent(of container: ContainerModel, _ candidate: SymbolID) -> Bool {
    var waiting = scopes.parents[container.id] ?? []
    while let parent = waiting.popLast() {
      for id in parent.containers {
        if factories[id]?.conformances[candidate] != nil { return true }
        if forwardings[id]?.conformances[candidate] != nil { waiting += scopes.parents[id] ?? [] }
      }
    }
    return false
  }

  /// Whether a parent, or one of its own, has by hand what is asked for beside what its generated
  /// code makes.
  func isByHand(
    _ requirement: Requirement, of candidate: SymbolID, above container: ContainerModel
  ) -> Bool {
    var waiting = scopes.parents[container.id] ?? []
    while let parent = waiting.popLast() {
      for id in parent.containers {
        if let made = factories[id]?.made[candidate] { return !made.contains(requirement.key) }
        if forwardings[id]?.conformances[candidate] != nil { waiting += scopes.parents[id] ?? [] }
      }
    }
    return false
  }

  /// What a container by reference can have.
  func reference(to container: ContainerModel, rules: Rules) -> ReferenceSolver {
    ReferenceSolver(
      for: container,
      generated: (generated[container.id] ?? conformances(toGenerateFor: container))
        .map(\.conformance),
      forwarded: forwardings[container.id]?.sources ?? [:], table: table, rules: rules)
  }
}

/// A conformance to be generated.
struct GeneratedConformance {
  let conformance: ContainerConformance
  /// What its file has to import.
  let imports: Set<ConditionalText>
  /// The members that forward to parents.
  var members: [ForwardedMember] = []
}

extension SymbolTable {
  /// What the subclasses of some classes conform to by hand.
  fileprivate func conformancesOfSubclasses(of classes: [SymbolID]) -> [SymbolID: Set<SymbolID>] {
    guard !classes.isEmpty else { return [:] }
    var result: [SymbolID: Set<SymbolID>] = [:]
    for id in allIDs where self[id].kind == .class && !parents[id.index].isEmpty {
      for superclass in kinship(of: id).superclasses where classes.contains(superclass) {
        result[superclass, default: []].formUnion(parents[id.index])
      }
    }
    return result
  }
}

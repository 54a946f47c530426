import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

extension Factories {
  /// Writes the factory methods of the container.
  mutating func write() {
    // Two protocols may require the same method: the conditions under which each method is already
    // written.
    var placed: [String: ConditionSet] = [:]
    let own = own
    for (id, made) in plans.sorted(by: { $0.key < $1.key }) where own.contains(id) {
      var spelling = TypeSpelling(table: table, container: container, protocols: [id])
      let access = min(container.access, table[id].access)
      spelling.access = access
      _ = spelling.name(of: id)
      var conformance = Conformance(
        to: id, of: container, if: table[id].condition, in: table)
      conformance.madeRequirements = Set(made.map(\.requirement.requirement.key))
      var members: [ForwardedMember] = []
      for (factory, plan) in made where !hasElsewhere(factory, of: id) {
        spelling.access = access
        let target = ForwardingTarget(
          source: WitnessSource(factory.requirement), holder: "self",
          condition: conformance.condition, actor: factory.actor(in: container, table))
        let draft = MemberDraft(
          factory.requirement, forwardingTo: target, for: conformance, in: container, table: table,
          &spelling)
        let there = placed[draft.key] ?? .never
        guard !there.holds(where: conformance.condition) else { continue }
        placed[draft.key] = there.or(conformance.condition)
        spelling.access = .internal
        var writer = PlanWriter(
          catalog: catalog, container: container, isolation: draft.isolation,
          arguments: factory.argumentNames, spelling: spelling)
        let body = writer.body(plan)
        products.append((id, factory, plan))
        let call = writer.call(for: plan, at: factory.asker.location)
        self.made.append(
          Made(
            shared: writer.sharedInBody, product: .init(name: factory.asker.name, call: call)))
        spelling = writer.spelling
        members.append(
          draft.written(for: container, in: conformance, table: table).making(body))
      }
      conformance.addImports(
        table.imports(of: spelling, inFile: container.symbol.sites[0].scope.file))
      conformance.members = members.sorted { $0.name < $1.name }
      conformances[id] = conformance
    }
  }

  /// The protocols for which the container needs its own factories: no parent has them, or they use
  /// the container's own members or own factories.
  private var own: Set<SymbolID> {
    var own: Set<SymbolID> = []
    func isForwarded(_ id: SymbolID) -> Bool {
      supply.forwarding(of: id, by: container) != nil && own.isDisjoint(with: table.family(of: id))
    }
    func usesOwn(_ part: BuildPlan) -> Bool {
      switch part {
      case .member(let member): member.isOwn
      case .container(let ids):
        !ids.flatMap { supply.umbrellas[$0] ?? [$0] }.allSatisfy(isForwarded)
      case .call(let provider, _):
        provider.isOwn
          || own.contains { plans[$0]?.contains { $0.requirement.asker == provider.place } == true }
      default: false
      }
    }
    while let next = plans.first(where: { id, products in
      !own.contains(id)
        && (!isForwarded(id) || products.contains { $0.plan.parts().contains(where: usesOwn) })
    }) {
      own.insert(next.key)
    }
    return own
  }

  /// True if a requirement is inherited, and the conformance to the inherited protocol declares the
  /// method.
  fileprivate func hasElsewhere(_ factory: FactoryRequirement, of id: SymbolID) -> Bool {
    let owner = factory.requirement.owner
    return owner != id
      && (plans[owner] != nil || supply.forwarding(of: owner, by: container) != nil)
  }
}

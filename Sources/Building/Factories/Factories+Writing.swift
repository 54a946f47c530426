import Supply
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

extension Factories {
  /// Writes the factory methods of the container.
  mutating func write() {
    let worthy = worthy
    // Two protocols may require the same method: the conditions under which each method is already
    // written.
    var placed: [String: ConditionSet] = [:]
    for (id, made) in plans.sorted(by: { $0.key < $1.key }) where worthy.contains(id) {
      var spelling = TypeSpelling(table: table, container: container, protocols: [id])
      let access = min(container.access, table[id].access)
      spelling.access = access
      _ = spelling.name(of: id)
      var conformance = Conformance(
        to: id, of: container, if: table[id].condition, in: table)
      conformance.made = Set(made.map(\.requirement.requirement.key))
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
        var writing = PlanWriting(
          catalog: catalog, container: container, isolation: draft.isolation,
          arguments: factory.argumentNames, spelling: spelling)
        let body = writing.body(plan)
        products.append((id, factory, plan))
        let call = writing.call(for: plan, at: factory.asker.location)
        self.made.append(
          Made(
            shared: writing.sharedInBody, product: .init(name: factory.asker.name, call: call)))
        spelling = writing.spelling
        members.append(
          draft.written(for: container, in: conformance, table: table).making(body))
      }
      conformance.add(
        table.imports(of: spelling, inFile: container.symbol.sites[0].scope.file))
      conformance.members = members.sorted { $0.name < $1.name }
      conformances[id] = conformance
    }
  }

  /// The protocols for which the container needs its own factories: no parent has them, or they use
  /// the container's own members or own factories.
  fileprivate var worthy: Set<SymbolID> {
    var own: Set<SymbolID> = []
    var isSettled = false
    while !isSettled {
      let askers = Set(own.flatMap { plans[$0] ?? [] }.map(\.requirement.asker))
      let further = plans.keys.filter {
        !own.contains($0) && isWorthIt($0, beside: own, askers)
      }
      own.formUnion(further)
      isSettled = further.isEmpty
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

  /// True if the container needs its own factories for a protocol that its parent could build too:
  /// they use the container's own members or own factories, or the protocol inherits one with own
  /// factories.
  private func isWorthIt(
    _ id: SymbolID, beside own: Set<SymbolID>, _ askers: Set<NamedPlace>
  ) -> Bool {
    func isAny(behind id: SymbolID) -> Bool {
      table.supertypeClosure(of: id).protocols.keys.contains(where: own.contains)
    }
    guard supply.forwarding(of: id, by: container) != nil, !isAny(behind: id) else {
      return true
    }
    guard supply.maker(of: id, above: container) != nil else { return false }
    return (plans[id] ?? []).flatMap { $0.plan.parts() }.contains { part in
      switch part {
      case .member(let member): member.isOwn
      case .container(let ids):
        ids.contains { id in
          own.contains(id) || isAny(behind: id)
            || (supply.umbrellas[id] ?? [id]).contains {
              supply.forwarding(of: $0, by: container) == nil
            }
        }
      case .call(let provider, _): provider.isOwn || askers.contains(provider.place)
      default: false
      }
    }
  }
}

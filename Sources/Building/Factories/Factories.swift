import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// The protocols that a container meets by making what they ask for.
package struct Factories {
  /// The conformances that result.
  package private(set) var supply = MadeSupply()
  /// The reasons why other protocols are not met.
  package let failures: [SymbolID: [BuildingFailure]]
  /// The protocols that only `Sendable` keeps from the container, each with the protocols through
  /// which it is asked for.
  package let notSendable: [SymbolID: [SymbolID]]
  /// The values that are made, in the order of the protocols.
  package private(set) var made: [Made] = []
  /// The made values with their plans.
  package private(set) var products:
    [(protocolID: SymbolID, requirement: FactoryRequirement, plan: BuildPlan)] = []
  /// True if the children have to be known for it.
  package let asksForScope: Bool

  package init(by solver: FactorySolver) {
    asksForScope = solver.asksForScope
    failures = solver.failures
    notSendable = solver.notSendable
    let (table, container) = (solver.catalog.table, solver.container)
    let worthy = solver.worthy
    // Two protocols may ask for the same: when each method is there already.
    var placed: [String: ConditionSet] = [:]
    for (id, made) in solver.plans.sorted(by: { $0.key < $1.key }) where worthy.contains(id) {
      var spelling = TypeSpelling(table: table, container: container, protocols: [id])
      let access = min(container.access, table[id].access)
      spelling.access = access
      _ = spelling.name(of: id)
      let conformance = ContainerConformance(
        protocolID: id, condition: container.condition.and(table[id].condition),
        availability: table.availability(of: id, and: [], beside: container))
      supply.requirements[id] = Set(made.map(\.requirement.requirement.key))
      var members: [ForwardedMember] = []
      for (factory, plan) in made where !solver.hasElsewhere(factory, of: id) {
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
          catalog: solver.catalog, container: container, isolation: draft.isolation,
          arguments: factory.argumentNames,
          locals: Set([factory.configuring?.name].compactMap(\.self)), spelling: spelling)
        let making = factory.configured(writing.body(plan), &writing)
        products.append((id, factory, plan))
        self.made.append(Made(factory, plan, writing))
        spelling = writing.spelling
        members.append(
          draft.written(for: container, in: conformance, table: table).making(making))
      }
      let needed = table.imports(of: spelling, inFile: container.symbol.sites[0].scope.file)
      supply.conformances[id] = GeneratedConformance(
        conformance: conformance.restricted(to: needed.condition), imports: needed.lines,
        members: members.sorted { $0.name < $1.name })
    }
  }
}

extension Made {
  /// The choices that a factory was written by.
  fileprivate init(_ factory: FactoryRequirement, _ plan: BuildPlan, _ written: PlanWriting) {
    var writing = written
    for shared in written.sharedInBody {
      writing.instances[shared.instance.key] = PlanWriting.Variable(name: shared.name)
    }
    let place = factory.asker.location
    shared = written.sharedInBody.map {
      Part(name: $0.name, call: MadeCall($0.instance.value, writing, at: place))
    }
    product = Part(name: factory.asker.name, call: MadeCall(plan, writing, at: place))
  }
}

extension FactorySolver {
  /// The protocols that the container makes itself: those that only it can make, and those that
  /// need something of its own, or something else that it makes itself.
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

  /// True if the method of an inherited requirement stands in the conformance to its own protocol.
  fileprivate func hasElsewhere(_ factory: FactoryRequirement, of id: SymbolID) -> Bool {
    let owner = factory.requirement.owner
    return owner != id
      && (plans[owner] != nil || supply.forwarded[container.id]?.conformances[owner] != nil)
  }

  /// True if the container makes something itself that its parent would make too: where it comes to
  /// something of its own, or gathers what does.
  private func isWorthIt(
    _ id: SymbolID, beside own: Set<SymbolID>, _ askers: Set<NamedPlace>
  ) -> Bool {
    func isAny(behind id: SymbolID) -> Bool {
      table.supertypeClosure(of: id).protocols.keys.contains(where: own.contains)
    }
    guard supply.forwarded[container.id]?.conformances[id] != nil, !isAny(behind: id) else {
      return true
    }
    guard supply.isMadeByParent(of: container, id) else { return false }
    return (plans[id] ?? []).flatMap { $0.plan.parts() }.contains { part in
      switch part {
      case .member(let member): member.isOwn || member.protocolID.map(own.contains) == true
      case .container(let isOwn, let protocols):
        isOwn || protocols.contains { own.contains($0) || isAny(behind: $0) }
      case .call(let provider, _): provider.isOwn || askers.contains(provider.place)
      default: false
      }
    }
  }
}

extension FactoryRequirement {
  /// A value that the closure configures, if there is one.
  fileprivate func configured(_ making: Making, _ writing: inout PlanWriting) -> Making {
    guard let configuring else { return making }
    let taken = argumentNames + [configuring.name]
    let stem = writing.catalog.text(of: request.plainType).nameOfValue ?? "made"
    let name = [stem, "made"].first { !taken.contains($0) } ?? "newlyMade"
    let isAwaited =
      configuring.effects.isAsync
      || configuring.isolation.map { $0 != writing.isolation } ?? false
    let marks =
      (configuring.effects.throwing == .nothing ? "" : "try ") + (isAwaited ? "await " : "")
    let closure = configuring.name + (configuring.isOptional ? "?" : "")
    guard configuring.isInout else {
      return making.using(name, declaredAs: "let \(name)", by: "\(marks)\(closure)(\(name))")
    }
    // The closure may assign another implementation, so the variable has the type of the protocol.
    let type =
      writing.catalog.isExistential(request.type)
      ? ": \(writing.type(request.written, in: request.scope))" : ""
    return making.using(name, declaredAs: "var \(name)\(type)", by: "\(marks)\(closure)(&\(name))")
  }
}

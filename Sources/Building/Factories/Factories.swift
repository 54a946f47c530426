import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// The protocols that a container meets by making what they ask for.
package struct Factories {
  /// The conformances that result.
  package private(set) var supply = MadeSupply()
  /// The reasons why other protocols are not met.
  package private(set) var failures: [SymbolID: [BuildingFailure]] = [:]
  /// The protocols that only `Sendable` keeps from the container, each with the protocols through
  /// which it is asked for.
  package let notSendable: [SymbolID: [SymbolID]]

  /// The values that are made, with their plans, in the order of the protocols.
  package private(set) var made: [Made] = []

  /// The same, each with its plan.
  package private(set) var products:
    [(protocolID: SymbolID, requirement: FactoryRequirement, plan: BuildPlan)] = []

  /// Whether the children have to be known for it.
  package let asksForScope: Bool

  package init(by factories: FactorySolver) {
    asksForScope = factories.asksForScope
    failures = factories.failures
    notSendable = factories.notSendable
    let table = factories.catalog.table
    let container = factories.container
    let worthy = factories.worthy
    // Two protocols may ask for the same: when each method is there already.
    var placed: [String: ConditionSet] = [:]
    for (id, made) in factories.plans.sorted(by: { $0.key < $1.key })
    where worthy.contains(id) {
      var spelling = TypeSpelling(
        table: table, container: container, protocols: [id])
      let access = min(container.access, table[id].access)
      spelling.access = access
      _ = spelling.name(of: id)
      let available = made.flatMap { $0.plan.availability }
      let conformance = ContainerConformance(
        protocolID: id, condition: container.condition.and(table[id].condition),
        availability: table.availability(of: id, and: available, beside: container))
      var members: [ForwardedMember] = []
      supply.requirements[id] = Set(made.map(\.requirement.requirement.key)).subtracting(
        factories.byHandAbove)
      for (factory, plan) in made where !factories.hasElsewhere(factory, of: id) {
        let requirement = factory.requirement
        spelling.access = access
        let target = ForwardingTarget(
          source: WitnessSource(requirement), holder: "self", condition: conformance.condition,
          actor: factory.actor(in: container, table))
        let draft = MemberDraft(
          requirement, forwardingTo: target, for: conformance, in: container, table: table,
          &spelling)
        let there = placed[draft.key] ?? .never
        guard !conformance.condition.and(there.negated).isNever else { continue }
        placed[draft.key] = there.or(conformance.condition)
        spelling.access = .internal
        var writing = ConstructionWriting(
          catalog: factories.catalog, container: container, isolation: draft.isolation,
          arguments: factory.argumentNames,
          locals: Set([factory.configuring?.name].compactMap(\.self)), spelling: spelling)
        let making = factory.making(plan, &writing)
        products.append((id, factory, plan))
        self.made.append(Made(factory, plan, writing))
        spelling = writing.spelling
        let member = draft.written(for: container, in: conformance, table: table)
        members.append(member.making(making))
      }
      let needed = table.imports(of: spelling, inFile: container.symbol.sites[0].scope.file)
      supply.conformances[id] = GeneratedConformance(
        conformance: conformance.restricted(to: needed.condition), imports: needed.lines,
        members: members.sorted { $0.name < $1.name })
    }
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

  /// Whether the method of an inherited requirement stands in the conformance to its own protocol.
  fileprivate func hasElsewhere(_ factory: FactoryRequirement, of id: SymbolID) -> Bool {
    let owner = factory.requirement.owner
    return owner != id
      && (plans[owner] != nil || supply.forwarded[container.id]?.conformances[owner] != nil)
  }

  /// Whether the container makes something itself that its parent would make too: where it comes to
  /// something of its own, or gathers what does.
  private func isWorthIt(
    _ id: SymbolID, beside own: Set<SymbolID>, _ askers: Set<Asker>
  ) -> Bool {
    guard supply.forwarded[container.id]?.conformances[id] != nil, !isAny(of: own, behind: id)
    else { return true }
    guard supply.isMadeByParent(of: container, id) else { return false }
    var isOwn = false
    for (_, plan) in plans[id] ?? [] {
      plan.visit { part in
        switch part {
        case .member(let member):
          isOwn = isOwn || member.isOwn || member.protocolID.map(own.contains) == true
        case .container(let isOwnAnyway, let protocols):
          isOwn =
            isOwn || isOwnAnyway
            || protocols.contains { own.contains($0) || isAny(of: own, behind: $0) }
        case .call(let provider, _):
          isOwn = isOwn || provider.isOwn || askers.contains(provider.asker)
        default: break
        }
      }
    }
    return isOwn
  }

  private func isAny(of ids: Set<SymbolID>, behind id: SymbolID) -> Bool {
    !table.supertypeClosure(of: id).protocols.keys.allSatisfy { !ids.contains($0) }
  }
}

extension FactoryRequirement {
  fileprivate func making(_ plan: BuildPlan, _ writing: inout ConstructionWriting) -> Making {
    configured(writing.body(plan), &writing)
  }

  /// A value that the closure configures, if there is one.
  func configured(_ making: Making, _ writing: inout ConstructionWriting) -> Making {
    guard let configuring else { return making }
    var name =
      writing.catalog.text(of: request.type.unwrapped ?? request.type).nameOfValue ?? "made"
    let taken = argumentNames + [configuring.name]
    if taken.contains(name) { name = "made" }
    if taken.contains(name) { name = "newlyMade" }
    let isAwaited =
      configuring.effects.isAsync
      || configuring.isolation.map { $0 != writing.isolation } ?? false
    let marks =
      (configuring.effects.throwing == .nothing ? "" : "try ")
      + (isAwaited ? "await " : "")
    let closure = configuring.name + (configuring.isOptional ? "?" : "")
    guard configuring.isInout else {
      return making.using(name, declaredAs: "let \(name)", by: "\(marks)\(closure)(\(name))")
    }
    // What is called may give one type of several, and the closure may put another one there.
    let type =
      writing.catalog.isExistential(request.type)
      ? ": \(writing.type(request.written, in: request.scope))" : ""
    return making.using(name, declaredAs: "var \(name)\(type)", by: "\(marks)\(closure)(&\(name))")
  }
}

extension BuildPlan {
  /// The attributes that say where all that is called is available.
  var availability: [String] {
    var result: [String] = []
    visit { if case .call(let provider, _) = $0 { result += provider.availability } }
    return result
  }
}

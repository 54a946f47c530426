import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// Finds what a container makes for the protocols that ask for something to be made.
package struct FactorySolver {
  let supply: SupplyTable
  let catalog: TypeCatalog
  let container: NominalType
  let rules: Rules
  /// The plans by which the container itself meets each protocol.
  private(set) var plans: [SymbolID: [(requirement: FactoryRequirement, plan: BuildPlan)]] =
    [:]
  /// The reasons why other protocols cannot be met.
  private(set) var failures: [SymbolID: [BuildingFailure]] = [:]
  /// The protocols that only `Sendable` keeps from the container, each with the protocols through
  /// which it is asked for.
  private(set) var notSendable: [SymbolID: [SymbolID]] = [:]
  /// The requirements that a parent meets by hand, while its generated code makes others of the
  /// protocol.
  private(set) var byHandAbove: Set<Requirement.Key> = []
  /// Whether some function is to give a scope of which only the composition is told, so that the
  /// children have to be known.
  private(set) var asksForScope = false
  /// The members that are there for it.
  private(set) var members: [BuildEnvironment.Member] = []

  var table: SymbolTable { catalog.table }

  /// - Parameters:
  ///   - candidates: The protocols that ask for something to be made.
  ///   - sharedByLive: What the functions `live` share among the members of a container, and which.
  package init(
    _ candidates: [SymbolID], supply: SupplyTable, catalog: TypeCatalog, container: NominalType,
    rules: Rules,
    sharedByLive: [Instance.Key: SymbolID] = [:]
  ) {
    self.supply = supply
    self.catalog = catalog
    self.container = container
    self.rules = rules
    // A class has what its superclass makes.
    guard container.superclasses.allSatisfy({ supply.model($0) == nil }) else {
      return
    }
    let witnesses = container.exactWitnesses(for: supply.candidates, in: supply.symbols)
    let open = candidates.compactMap { id in
      requirements(of: id, beside: witnesses).map { (id, $0) }
    }
    guard !open.isEmpty else { return }
    let base = EnvironmentFinder(
      supply: supply, catalog: catalog, container: container, rules: rules)
    members = base.members
    var assumed = Set(open.map(\.0))
    asksForScope = open.contains { _, requirements in
      requirements.contains { requirement in
        catalog.parts(of: requirement.request.type).contains { part in
          catalog.id(of: part).map { table.isOfComposition($0, by: rules) } ?? false
        }
      }
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      plans = [:]
      let environment = base.environment(assuming: assumed, building: open)
      for (id, requirements) in open where assumed.contains(id) {
        var solved: [(requirement: FactoryRequirement, plan: BuildPlan)] = []
        var failed: [BuildingFailure] = []
        for requirement in requirements {
          if let refusal = catalog.refusal(toName: requirement, beside: container) {
            failed.append(BuildingFailure(requirement.request, [refusal]))
            continue
          }
          if let plan = byHand(requirement, of: id) {
            byHandAbove.insert(requirement.requirement.key)
            solved.append((requirement, plan))
            continue
          }
          do throws(BuildingFailures) {
            solved.append(
              (
                requirement,
                try requirement.plan(
                  from: environment, in: catalog,
                  if: container.condition.and(table[id].condition), sharedByLive: sharedByLive)
              ))
          } catch {
            failed += error.all
          }
        }
        let chain = table.requirements(of: id, seenFrom: container.symbol.module).sendableChain
        if failed.isEmpty, chain.isEmpty || container.isSendable {
          plans[id] = solved
        } else if failed.isEmpty {
          notSendable[id] = chain
          assumed.remove(id)
          isSettled = false
        } else {
          failures[id] = failed
          assumed.remove(id)
          isSettled = false
        }
      }
      for (id, method) in callingThemselves() {
        let refusal = Refusal(
          .other, "'\(method.asker.name)' would call itself, for what its own result is made of",
          at: method.asker.location)
        failures[id] = [BuildingFailure(method.request, [refusal])]
        assumed.remove(id)
        isSettled = false
      }
    }
  }

  /// The requirements that a container would have to make for a protocol; `nil` if it has the
  /// protocol, or lacks something else.
  ///
  /// - Parameter witnesses: What is written by hand just as something asks for it.
  private func requirements(
    of id: SymbolID, beside witnesses: Set<Member.Key>
  ) -> [FactoryRequirement]? {
    guard case .lacks(let shortcomings) = supply.verdict(on: id, by: container),
      !supply.isClaimed(id, bySubclassesOf: container)
    else { return nil }
    let request = catalog.factoryRequirements(of: id, seenFrom: container.symbol.module, by: rules)
    var result: [FactoryRequirement] = []
    for shortcoming in shortcomings {
      switch shortcoming {
      case .missed(_, let member, .differentSignature) where !witnesses.contains(member.key):
        return nil
      case .absent(let requirement), .missed(let requirement, _, .isStatic(true)),
        .missed(let requirement, _, .differentSignature):
        guard let found = request.first(where: { $0.requirement.key == requirement.key }) else {
          return nil
        }
        if result.last?.requirement.key != requirement.key { result.append(found) }
      default:
        return nil
      }
    }
    return result
  }

  /// The call of a parent's handwritten member, beside what the parent makes.
  private func byHand(_ factory: FactoryRequirement, of id: SymbolID) -> BuildPlan? {
    let requirement = factory.requirement
    let declaration = requirement.declaration
    guard supply.isByHand(requirement, of: id, above: container) else { return nil }
    let kind: MemberHead.Kind = declaration.kind == .func ? .function : .property
    let forwarded = (supply.forwarded[container.id]?.conformances.values.map(\.members) ?? [])
      .joined()
    let target = forwarded.first { $0.head.kind == kind && $0.name == declaration.baseName }?.target
    guard let target else { return nil }
    guard kind == .function else {
      return .member(
        BuildEnvironment.Member(
          name: declaration.baseName, type: factory.request.type, expression: target,
          location: factory.asker.location, effects: declaration.effects,
          isolation: requirement.isolation, isOwn: false))
    }
    return factory.maker(calling: target, in: table).map { maker in
      .call(
        maker.provider,
        factory.arguments.indices.map { (factory.arguments[$0].label, .argument($0)) })
    }
  }

  /// The protocols with methods that would call each other for ever, each with its first one.
  private func callingThemselves() -> [(protocolID: SymbolID, method: FactoryRequirement)] {
    var calls: [Asker: Set<Asker>] = [:]
    for (requirement, plan) in plans.values.joined() {
      plan.visit { part in
        // What stands behind a dot is another's.
        guard case .call(let provider, _) = part, case .function(let name) = provider.callee,
          !name.contains(".")
        else { return }
        calls[requirement.asker, default: []].insert(provider.asker)
      }
    }
    let circular = Set(
      calls.keys.filter { start in
        var waiting = Array(calls[start] ?? [])
        var seen: Set<Asker> = []
        while let next = waiting.popLast() {
          if next == start { return true }
          if seen.insert(next).inserted { waiting += calls[next] ?? [] }
        }
        return false
      })
    return plans.sorted { $0.key < $1.key }.compactMap { id, all in
      all.map(\.requirement).first { circular.contains($0.asker) }.map { (id, $0) }
    }
  }
}

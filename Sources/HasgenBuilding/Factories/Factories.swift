import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// The protocols that a container satisfies with factories.
package struct Factories {
  /// A requirement, and the plan that satisfies it.
  typealias Product = (requirement: FactoryRequirement, plan: BuildPlan)

  let supply: SupplyTable
  let catalog: TypeCatalog
  let container: NominalType
  /// The plans by which the container itself satisfies each protocol.
  private(set) var plans: [SymbolID: [Product]] = [:]
  /// The reasons why other protocols cannot be satisfied.
  package private(set) var failures: [SymbolID: [BuildingFailure]] = [:]
  /// The protocols that the container satisfies except for `Sendable`, each with the chain of
  /// protocols through which it inherits `Sendable`.
  package private(set) var notSendable: [SymbolID: [SymbolID]] = [:]
  /// The conformances that the factories add.
  package var conformances: [SymbolID: Conformance] = [:]
  /// The products, in the order of the protocols.
  package var made: [Made] = []
  /// The products with their plans.
  package var products: [(protocolID: SymbolID, requirement: FactoryRequirement, plan: BuildPlan)] =
    []

  var table: SymbolTable { catalog.table }

  /// - Parameters:
  ///   - candidates: The protocols that may require factories.
  ///   - sharedByLive: The instances that a `live` shares among members, each with its container.
  package init(
    _ candidates: [SymbolID], supply: SupplyTable, catalog: TypeCatalog, container: NominalType,
    sharedByLive: [Instance.Key: SymbolID] = [:]
  ) {
    self.supply = supply
    self.catalog = catalog
    self.container = container
    // A class inherits the factories of its superclass.
    guard container.superclasses.allSatisfy({ supply.container($0) == nil }) else { return }
    let witnesses = container.exactWitnesses(for: supply.protocols, in: supply.symbols)
    let open = candidates.compactMap { id in
      requirements(of: id, beside: witnesses).map { (id: id, requirements: $0) }
    }
    guard !open.isEmpty else { return }
    var environment = BindingTable(of: container, supply: supply, catalog: catalog)
    environment.assumed = Set(open.map(\.id))
    var isSettled = false
    while !isSettled {
      environment.makers = makers(assuming: environment.assumed, open)
      plans = [:]
      var lost: Set<SymbolID> = []
      for (id, requirements) in open where environment.assumed.contains(id) {
        let failed = solve(
          requirements, of: id, from: environment, sharedByLive: sharedByLive)
        let chain = table.requirements(of: id, seenFrom: container.module).sendableChain
        if !failed.isEmpty {
          failures[id] = failed
        } else if !chain.isEmpty, !container.isSendable {
          notSendable[id] = chain
        } else {
          continue
        }
        plans[id] = nil
        lost.insert(id)
      }
      for (id, method) in callingThemselves() {
        let refusal = Refusal(
          .other, "'\(method.asker.name)' would call itself, for what its own result is made of",
          at: method.asker.location)
        failures[id] = [BuildingFailure(method.request, [refusal])]
        lost.insert(id)
      }
      environment.assumed.subtract(lost)
      isSettled = lost.isEmpty
    }
    write()
  }

  /// The methods that other factories may call: those to which the container conforms, and those
  /// that are being built.
  private func makers(
    assuming assumed: Set<SymbolID>,
    _ open: [(id: SymbolID, requirements: [FactoryRequirement])]
  ) -> [Provider] {
    let met = supply.protocols.filter { !assumed.contains($0) && supply.has($0, container) }
      .flatMap {
        catalog.factoryRequirements(of: $0, seenFrom: container.module)
      }
    let built = open.filter { assumed.contains($0.id) }.flatMap(\.requirements)
    // A protocol that inherits others has the same requirements as they do.
    var known: Set<NamedPlace> = []
    return (met + built).map { $0.maker() }.filter { known.insert($0.place).inserted }
  }

  /// Finds the plans for a protocol's requirements; returns the failures.
  private mutating func solve(
    _ requirements: [FactoryRequirement], of id: SymbolID, from environment: BindingTable,
    sharedByLive: [Instance.Key: SymbolID]
  ) -> [BuildingFailure] {
    var failed: [BuildingFailure] = []
    for requirement in requirements {
      do throws(BuildingFailures) {
        let plan = try requirement.plan(
          from: environment, if: container.condition.and(table[id].condition),
          sharedByLive: sharedByLive)
        plans[id, default: []].append((requirement, plan))
      } catch {
        failed += error.all
      }
    }
    return failed
  }

  /// The requirements of a protocol that need factories; `nil` if the container or a parent
  /// satisfies some by hand, or if another requirement is missing.
  ///
  /// - Parameter witnesses: The handwritten members that exactly match a requirement of any
  ///   protocol.
  private func requirements(
    of id: SymbolID, beside witnesses: Set<CodePlace>
  ) -> [FactoryRequirement]? {
    guard case .lacks(let shortcomings) = supply.verdict(on: id, by: container)
    else { return nil }
    let request = catalog.factoryRequirements(of: id, seenFrom: container.module)
    // A method that a parent has, and that is not generated there, is forwarded.
    if supply.forwarding(of: id, by: container) != nil {
      let above = supply.making(of: id, above: container)?.madeRequirements ?? []
      guard request.allSatisfy({ above.contains($0.requirement.key) }) else { return nil }
    }
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

  /// The protocols with methods that would call each other without end, with each of these methods.
  private func callingThemselves() -> [(protocolID: SymbolID, method: FactoryRequirement)] {
    let all = plans.sorted { $0.key < $1.key }.flatMap { id, products in products.map { (id, $0) } }
    let positions = Dictionary(all.indices.map { (all[$0].1.requirement.asker, $0) }) { first, _ in
      first
    }
    let calls = all.map { _, product in
      product.plan.parts().compactMap { part -> Int? in
        // A name with a dot is a method of a parent.
        guard case .call(let provider, _) = part, case .function(let name, _) = provider.callee,
          !name.contains(".")
        else { return nil }
        return positions[provider.place]
      }
    }
    return BuildingOrder(of: calls).cycles.joined().map { (all[$0].0, all[$0].1.requirement) }
  }
}

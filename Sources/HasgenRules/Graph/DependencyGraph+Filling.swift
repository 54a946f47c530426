import HasgenBuilding
import HasgenGraph
import HasgenProgram

/// The supply table is filled from parents to children, because children forward the conformances
/// of their parents.
extension DependencyGraph {
  mutating func fill() {
    addForwardingsAndFactories()
    // A factory may return a composition that only a child satisfies. Children are solved last, so
    // factories that no container has are tried again.
    let failed = Set(factories.values.flatMap(\.failures.keys))
    if failed.contains(where: { supply.supplier(of: $0) == nil }) { addForwardingsAndFactories() }
    if rules.hasWiring { addWirings() }
  }

  /// Finds the `live` functions of containers. Factories then call these functions instead of the
  /// initializers of child containers.
  private mutating func addWirings() {
    let catalog = TypeCatalog(
      table: supply.symbols, rules: rules, containers: supply.containersByID)
    for container in supply.containers
    where supply.symbols.choice(for: container.id, by: rules)?.isWired == true {
      let solver = WiringSolver(for: container, supply: supply, catalog: catalog)
      let protocols = supply.conformances(toGenerateFor: container).map(\.protocolID)
      wirings[container.id] = solver
      writtenWirings[container.id] = WiringWriter(solver, protocols: protocols)
    }
    if !factories.isEmpty { addForwardingsAndFactories() }
  }

  /// Adds the forwarded conformances and the factories of each container, parents first.
  private mutating func addForwardingsAndFactories() {
    let symbols = supply.symbols
    let scopes = supply.scopes
    // A protocol that is not named like a Makes-protocol may have another purpose, so it gets
    // factories only if a consumer needs it.
    let made = supply.protocols.filter {
      symbols.mayAskForFactory($0, by: rules)
        && (supply.needs[$0] != nil || symbols.isMakesProtocol($0, by: rules))
    }
    guard !scopes.parents.isEmpty || !made.isEmpty else { return }
    let catalog =
      made.isEmpty
      ? nil
      : TypeCatalog(
        table: symbols, rules: rules, containers: supply.containersByID,
        lives: writtenWirings.compactMapValues(\.provider))
    let shared = Dictionary(
      wirings.sorted { $0.key < $1.key }.flatMap { id, wirings in
        wirings.shared.map { ($0.key, id) }
      }, uniquingKeysWith: { first, _ in first })
    var references: [SymbolID: ReferenceSolver] = [:]
    for child in scopes.ordered {
      let parents = scopes.parents[child.id] ?? []
      for id in parents.compactMap(\.reference) where references[id] == nil {
        references[id] = supply.container(id).map { ReferenceSolver(for: $0, supply: supply) }
      }
      let solver = ForwardingSolver(
        supply: supply, references: references, child: child, parents: parents)
      if !parents.isEmpty { supply.forwarded[child.id] = solver.forwardedSupply() }
      guard let catalog else { continue }
      let own = Factories(
        made, supply: supply, catalog: catalog, container: child, sharedByLive: shared)
      factories[child.id] = own
      supply.made[child.id] = own.conformances
      let replaced = Set(own.conformances.keys)
      if var forwarded = supply.forwarded[child.id], !replaced.isEmpty {
        if forwarded.conformances.keys.contains(where: replaced.contains) {
          forwarded = solver.forwardedSupply(except: replaced)
        }
        // A method that a factory implements is not forwarded too, whichever protocol requires it.
        let made = own.conformances.values.flatMap(\.members).map(\.head)
        forwarded.removeMembers(declaredAs: Set(made))
        supply.forwarded[child.id] = forwarded
      }
    }
  }
}

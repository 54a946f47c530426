import Building
import Supply
import Roles
import SwiftProgram

/// The supply table is filled from parents to children: what the parents have, their children forward.
extension ResolvedGraph {
  /// Works out how containers are built, and makes scopes by these functions rather than by
  /// initializers.
  mutating func addWirings() {
    let catalog = TypeCatalog(table: supply.symbols, containers: supply.models)
    for container in supply.containers {
      guard let choice = supply.symbols.choice(for: container.id, by: rules), choice.isWired else {
        continue
      }
      let solver = WiringSolver(
        for: container, supply: supply, catalog: catalog, rules: rules)
      let protocols = supply.conformances(toGenerateFor: container).map(\.protocolID)
      wirings[container.id] = solver
      writtenWirings[container.id] = WiringWriting(solver, protocols: protocols)
    }
    if !factories.isEmpty { addForwardingsAndFactories() }
  }

  /// Works out again who makes scopes of which only a composition is told, once these are known.
  mutating func addScopesByComposition() {
    if factories.values.contains(where: \.asksForScope) { addForwardingsAndFactories() }
  }

  /// Adds what each container forwards and makes, parents first.
  mutating func addForwardingsAndFactories() {
    let (symbols, scopes) = (supply.symbols, supply.scopes)
    // By another name, only what somebody needs: it might be meant otherwise.
    let made = supply.candidates.filter {
      symbols.mayAskForFactory($0, by: rules)
        && (supply.needs[$0] != nil || symbols.isMakesProtocol($0, by: rules))
    }
    guard !scopes.parents.isEmpty || !made.isEmpty else { return }
    let catalog =
      made.isEmpty
      ? nil
      : TypeCatalog(
        table: symbols, containers: supply.models,
        lives: writtenWirings.compactMapValues(\.provider))
    let shared = Dictionary(
      wirings.sorted { $0.key < $1.key }.flatMap { id, wirings in
        wirings.shared.map { ($0.key, id) }
      }, uniquingKeysWith: { first, _ in first })
    var references: [SymbolID: ReferenceSolver] = [:]
    for child in scopes.ordered {
      let parents = scopes.parents[child.id] ?? []
      for id in parents.compactMap(\.reference) where references[id] == nil {
        references[id] = supply.models[id].map { ReferenceSolver(for: $0, supply: supply) }
      }
      if !parents.isEmpty {
        let solver = ForwardingSolver(
          supply: supply, references: references, child: child, parents: parents)
        supply.record(solver.forwardedSupply(), for: child)
      }
      guard let catalog else { continue }
      let own = Factories(
        made, supply: supply, catalog: catalog, container: child, rules: rules,
        sharedByLive: shared)
      factories[child.id] = own
      supply.record(own.madeSupply, for: child)
      let replaced = Set(own.madeSupply.conformances.keys)
      if var forwarded = supply.forwarded[child.id], !replaced.isEmpty {
        if forwarded.conformances.keys.contains(where: replaced.contains) {
          let solver = ForwardingSolver(
            supply: supply, references: references, child: child, parents: parents)
          forwarded = solver.forwardedSupply(except: replaced)
        }
        // A method that is made is not forwarded too, whichever protocol asks for it.
        let made = own.madeSupply.conformances.values.flatMap(\.members).map(\.head)
        forwarded.removeMembers(declaredAs: Set(made))
        supply.record(forwarded, for: child)
      }
    }
  }
}

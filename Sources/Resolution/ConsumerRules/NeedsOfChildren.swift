import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The rule about members of containers that need something from child scopes.
struct NeedsOfChildren {
  let graph: ResolvedGraph

  private var table: SymbolTable { graph.supply.symbols }
  private var products: ProductsOfMembers { ProductsOfMembers(supply: graph.supply) }

  private struct Edge {
    let child: NominalType
    let parent: Parent
  }

  /// The diagnostics, in no particular order.
  func diagnostics() -> [Diagnostic] {
    guard !graph.supply.scopes.parents.isEmpty else { return [] }
    var children: [SymbolID: [Edge]] = [:]
    for child in graph.supply.scopes.ordered {
      for parent in graph.supply.scopes.parents[child.id] ?? [] {
        for id in Set(parent.containers) {
          children[id, default: []].append(Edge(child: child, parent: parent))
        }
      }
    }
    let products = products
    let needs = Dictionary(
      grouping: graph.supply.needs.values.joined().filter { !$0.isUncertain }, by: \.consumer)
    return graph.supply.containers.filter { children[$0.id] != nil }.flatMap { container in
      container.ownMembers.flatMap { member -> [Diagnostic] in
        products.products(of: member).flatMap { product in
          (needs[table[product.type].path] ?? []).compactMap { need in
            guard table.files[need.file].module == table[product.type].module,
              !graph.isSuppliedByHand(need)
            else { return nil }
            return diagnostic(for: need, of: member, making: product, in: container, children)
          }
        }
      }
    }
  }

  private func diagnostic(
    for need: Need, of member: Member, making product: ProductsOfMembers.Product,
    in container: NominalType, _ children: [SymbolID: [Edge]]
  ) -> Diagnostic? {
    guard !graph.supply.has(need.protocolID, container),
      let path = path(from: container.id, to: need.protocolID, children),
      // Whoever signs in hands over what the child is made of.
      !path.contains(where: {
        !products.ingredients(of: $0.child).isDisjoint(with: product.making.ingredients)
      })
    else { return nil }
    return NeedOfChild(
      severity: product.making.isCertain ? .error : .warning,
      consumer: need.consumer(in: table),
      protocolName: table[need.protocolID].path, container: container.symbol.path,
      member: NamedType(member, in: table),
      path: path.map { edge in
        let property = edge.parent.versions[0].property
        return (
          edge.child.symbol.path,
          NamedType(name: edge.parent.name, location: table.location(of: property))
        )
      }
    ).diagnostic
  }

  /// The shortest way to a descendant that has a Has-protocol.
  private func path(
    from start: SymbolID, to wanted: SymbolID, _ children: [SymbolID: [Edge]]
  ) -> [Edge]? {
    var round: [[Edge]] = (children[start] ?? []).map { [$0] }
    var seen: Set<SymbolID> = [start]
    while !round.isEmpty {
      var next: [[Edge]] = []
      for path in round {
        guard let child = path.last?.child, seen.insert(child.id).inserted else { continue }
        if graph.supply.has(wanted, child) { return path }
        next += (children[child.id] ?? []).map { path + [$0] }
      }
      round = next
    }
    return nil
  }
}

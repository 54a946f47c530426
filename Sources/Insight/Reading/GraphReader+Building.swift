import Building
import Resolution
import Supply
import SwiftProgram
import SwiftReading

extension GraphReader {
  /// The values that `live` builds the members from, and the products of factories.
  mutating func addBuilding() {
    for container in graph.supply.containers {
      let scope = id(of: container.id)
      for (wanted, plan) in graph.wirings[container.id]?.builtMembers ?? [] {
        let member = container.members(named: wanted.name).first { $0.owner == container.id }
        if let member { add(plan, of: add(member), by: .built, in: scope) }
      }
      for product in graph.factories[container.id]?.products ?? [] {
        add(
          product.plan, of: id(of: product.protocolID), by: .makes, in: scope,
          label: product.requirement.requirement.declaration.name)
      }
    }
  }

  /// The values that a value is built from.
  private mutating func add(
    _ plan: BuildPlan, of owner: String, by kind: GraphEdge.Kind, in scope: String,
    label: String? = nil
  ) {
    switch plan {
    case .member(let member):
      guard let id = members[member.location] else { return }
      add(
        GraphEdge(
          kind: kind == .makes ? .makes : .takes, from: owner, to: id, label: label, scope: scope,
          place: member.location))
    case .container:
      add(GraphEdge(kind: .takes, from: owner, to: scope, scope: scope))
    case .call(let provider, _):
      let node = node(of: provider, in: scope)
      add(
        GraphEdge(
          kind: kind, from: owner, to: node, label: label ?? provider.name, scope: scope,
          place: provider.location))
      guard built.insert([scope, node]).inserted else { return }
      for child in plan.children { add(child, of: node, by: .takes, in: scope) }
    case .argument, .open, .nothing, .instance, .closure, .narrow:
      for child in plan.children { add(child, of: owner, by: kind, in: scope, label: label) }
    }
  }

  /// The node of the result of a call.
  private mutating func node(of provider: Provider, in scope: String) -> String {
    switch provider.callee {
    case .live(let id), .type(let id, _), .shared(let id): return add(.service, to: id)
    case .function:
      if let known = members[provider.location] { return known }
      // Only the name shows the result.
      let module = nodes[scope]?.module ?? ""
      let id = "\(module).\(provider.name)"
      add(
        GraphNode(
          id: id, name: provider.name, module: module, roles: [.service],
          place: provider.location))
      return id
    }
  }
}

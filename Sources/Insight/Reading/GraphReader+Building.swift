import Building
import Supply
import Resolution
import SwiftReading
import SwiftProgram

extension GraphReader {
  /// The values that `live` builds the members from, and the products of factories.
  mutating func addBuilding() {
    for container in graph.supply.containers {
      let scope = add(.scope, to: container.id)
      var walk = BuildingWalk(scope: scope)
      for (wanted, plan) in graph.wirings[container.id]?.builtMembers ?? [] {
        let member = container.members(named: wanted.name).first { $0.owner == container.id }
        guard let member else { continue }
        add(plan, of: id(of: member, in: container), by: .built, &walk)
      }
      for product in graph.factories[container.id]?.products ?? [] {
        let asker = dependency(product.protocolID)
        add(
          product.plan, of: asker, by: .makes, &walk,
          label: product.requirement.requirement.declaration.name)
      }
    }
  }

  /// The values that a value is built from.
  private mutating func add(
    _ plan: BuildPlan, of owner: String, by kind: GraphEdge.Kind, _ walk: inout BuildingWalk,
    label: String? = nil
  ) {
    switch plan {
    case .argument, .open, .nothing: break
    case .member(let member):
      if let id = members[member.location] {
        add(
          GraphEdge(
            kind == .makes ? .makes : .takes, from: owner, to: id, label: label,
            scope: walk.scope, place: member.location))
      }
    case .container:
      add(GraphEdge(.takes, from: owner, to: walk.scope, scope: walk.scope))
    case .instance(let instance):
      add(instance.value, of: owner, by: kind, &walk, label: label)
    case .closure(_, let inner):
      add(inner, of: owner, by: kind, &walk, label: label)
    case .narrow(let narrow):
      for field in narrow.fields { add(.member(field.binding), of: owner, by: .takes, &walk) }
    case .call(let provider, let arguments):
      let node = node(of: provider, scope: walk.scope)
      add(
        GraphEdge(
          kind, from: owner, to: node, label: label ?? provider.name, scope: walk.scope,
          place: provider.location))
      guard walk.seen.insert(node).inserted else { return }
      for argument in arguments { add(argument.value, of: node, by: .takes, &walk) }
    }
  }

  /// The node of what a call gives.
  private mutating func node(of provider: Provider, scope: String) -> String {
    switch provider.callee {
    case .live(let id): return add(.scope, to: id)
    case .type(let id, _), .shared(let id):
      return add(graph.supply.container(id) == nil ? .service : .scope, to: id)
    case .function:
      // Only the name tells the result.
      if let known = members[provider.location] { return known }
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

/// The nodes that were found on the way through the build plans of a container.
private struct BuildingWalk {
  let scope: String
  /// The services whose parts are known already.
  var seen: Set<String> = []
}

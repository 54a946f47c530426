import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenRules

extension GraphReader {
  /// The values that `live` builds the members from, and the products of factories.
  mutating func addBuilding() {
    for container in graph.supply.containers {
      instances = []
      for (wanted, plan) in graph.wirings[container.id]?.builtMembers ?? [] {
        let member = container.members(named: wanted.name).first { $0.owner == container.id }
        if let member { addPlan(plan, of: addMember(member), by: .built, in: container) }
      }
      for product in graph.factories[container.id]?.products ?? [] {
        instances = []
        addPlan(
          product.plan, of: id(of: product.protocolID), by: .makes, in: container,
          label: product.requirement.requirement.declaration.name)
      }
    }
  }

  /// Adds the edges to the values that a value is built from.
  ///
  /// - Parameter isNew: False for an instance whose own values are known already.
  private mutating func addPlan(
    _ plan: BuildPlan, of owner: String, by kind: GraphEdge.Kind, in container: NominalType,
    label: String? = nil, isNew: Bool = true
  ) {
    let scope = id(of: container.id)
    switch plan {
    case .member(let member):
      guard let id = node(of: member, in: container) else { return }
      addEdge(
        GraphEdge(
          kind: kind == .makes ? .makes : .takes, from: owner, to: id, label: label, scope: scope,
          place: nodes[id]?.place))
    case .container:
      addEdge(GraphEdge(kind: .takes, from: owner, to: scope, scope: scope))
    case .call(let provider, _):
      let node = node(of: provider, in: scope)
      addEdge(
        GraphEdge(
          kind: kind, from: owner, to: node, label: label ?? provider.name, scope: scope,
          place: provider.location))
      guard isNew else { return }
      for child in plan.children { addPlan(child, of: node, by: .takes, in: container) }
    case .instance(let instance):
      let isNew = instances.insert(instance.key).inserted
      addPlan(instance.value, of: owner, by: kind, in: container, label: label, isNew: isNew)
    case .argument, .open, .nothing, .closure, .narrow:
      for child in plan.children {
        addPlan(child, of: owner, by: kind, in: container, label: label)
      }
    }
  }

  /// The node of the member that a plan reads: of the container, or of one of its parents. A
  /// parameter and a requirement have another place than the member.
  private mutating func node(of binding: Binding, in container: NominalType) -> String? {
    if let known = members[binding.location] { return known }
    let scopes = reachable(from: [container.id]) { scope in
      (graph.supply.scopes.parents[scope] ?? []).compactMap(\.container)
    }
    let found = scopes.lazy.compactMap(graph.supply.container)
      .compactMap { $0.members(named: binding.name).first }.first
    return found.map { addMember($0) }
  }

  /// The node of the result of a call.
  private mutating func node(of provider: Provider, in scope: String) -> String {
    switch provider.callee {
    case .live(let id), .type(let id, _), .shared(let id): return addRole(.service, to: id)
    case .function:
      if let known = members[provider.location] { return known }
      // Only the name shows the result.
      let module = nodes[scope]?.module ?? ""
      let id = "\(module).\(provider.name)"
      addNode(
        GraphNode(
          id: id, name: provider.name, module: module, roles: [.service],
          place: provider.location))
      return id
    }
  }
}

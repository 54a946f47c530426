extension ReferencePlan {
  /// A parameter of `live` that has to be passed.
  struct Parameter: Hashable {
    let name: String
    let type: String
  }

  /// A parameter of a call that nothing at hand meets, and for whom it is asked for.
  private struct Demand: Hashable {
    let label: String
    let type: String
    let owner: Owner
  }

  /// The only member that needs an object, or else the object that several members share.
  private enum Owner: Hashable {
    case member(String)
    case shared(Node)
  }

  /// The members and values that `live` has to be handed. "Two parameters of one name and type that
  /// different members need are two, both with the member's name before."
  var parameters: Set<Parameter> {
    var demands: [Demand: Node] = [:]
    for node in nodesInOrder {
      for (parameter, source) in zip(node.call.parameters, arguments[node] ?? [])
      where source == .parameter {
        let demand = Demand(
          label: parameter.label, type: parameter.type.text, owner: owner(of: node))
        demands[demand] = demands[demand] ?? node
      }
    }
    var found = Set(handedOver.map { Parameter(name: $0.name, type: $0.type.text) })
    for (demand, asker) in demands {
      let isTaken = members.contains { $0.name == demand.label }
      let isAlone = demands.keys.allSatisfy { $0.label != demand.label || $0 == demand }
      let prefix =
        if case .member(let name) = demand.owner { name } else { asker.call.type.small }
      let name = isAlone && !isTaken ? demand.label : prefix + demand.label.capital
      found.insert(Parameter(name: name, type: demand.type))
    }
    return found
  }

  private func owner(of node: Node) -> Owner {
    let owners = users(of: node)
    if owners.count == 1 { return .member(owners[0]) }
    let askers = arguments.filter { $0.value.contains { $0.built == node.call } }.map(\.key)
    let uses = arguments.values.joined().count { $0.built == node.call }
    return uses == 1 && !isMember(node) ? owner(of: askers[0]) : .shared(node)
  }

  private func isMember(_ node: Node) -> Bool { objects.values.contains(node) }

  /// All objects, each before those that are built for it, by the order of the parameters.
  private var nodesInOrder: [Node] {
    var found: [Node] = []
    func visit(_ node: Node) {
      guard !found.contains(node) else { return }
      found.append(node)
      for call in (arguments[node] ?? []).compactMap(\.built) { visit(.one(call)) }
    }
    for member in members { objects[member.name].map(visit) }
    return found
  }
}

extension String {
  /// The text with a capital first letter.
  var capital: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a small first letter.
  var small: String { prefix(1).lowercased() + dropFirst() }
}

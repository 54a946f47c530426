extension ReferencePlan {
  /// A parameter of `live` that has to be passed.
  struct Parameter: Hashable {
    let name: String
    let type: String
  }

  /// A parameter of a call that nothing at hand meets, and the members that need it.
  private struct Demand: Hashable {
    let label: String
    let type: String
    let members: [String]
  }

  /// The members and values that `live` has to be handed. "Two parameters of one name and type that
  /// different members need are two, both with the member's name before."
  var parameters: Set<Parameter> {
    let demands = demands
    let found = demands.map { demand, asker in
      Parameter(name: name(of: demand, asker, among: demands), type: demand.type)
    }
    return Set(found + handedOver.map { Parameter(name: $0.name, type: $0.type.text) })
  }

  /// The name of the parameter of `live` that a parameter of an object takes.
  func name(of parameter: ParameterModel, for node: Node) -> String {
    let demands = demands
    let demand = Demand(
      label: parameter.label, type: parameter.type.text, members: users(of: node))
    return name(of: demand, demands[demand] ?? node, among: demands)
  }

  private func name(of demand: Demand, _ asker: Node, among demands: [Demand: Node]) -> String {
    let isTaken = members.contains { $0.name == demand.label }
    let isAlone = demands.keys.allSatisfy { $0.label != demand.label || $0 == demand }
    // DESIGN does not say what stands before the name of what several members need.
    let prefix = demand.members.count == 1 ? demand.members[0] : asker.call.type.small
    return isAlone && !isTaken ? demand.label : prefix + demand.label.capital
  }

  /// All that nothing at hand meets, and the first object that needs it.
  private var demands: [Demand: Node] {
    var demands: [Demand: Node] = [:]
    for node in nodesInOrder {
      for (parameter, source) in zip(node.call.parameters, arguments[node] ?? [])
      where source == .parameter {
        let demand = Demand(
          label: parameter.label, type: parameter.type.text, members: users(of: node))
        demands[demand] = demands[demand] ?? node
      }
    }
    return demands
  }

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

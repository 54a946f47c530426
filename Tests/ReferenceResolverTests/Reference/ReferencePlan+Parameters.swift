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
    let asker: Node
    let members: [String]
  }

  /// The members and values that `live` has to be handed. Two parameters of one name and type that
  /// different calls need are two, both with the name of the member that is built before.
  var parameters: Set<Parameter> {
    let demands = demands
    let found = demands.map { demand in
      Parameter(name: name(of: demand, among: demands), type: demand.type)
    }
    return Set(found + handedOver.map { Parameter(name: $0.name, type: $0.type.text) })
  }

  /// The name of the parameter of `live` that a parameter of an object takes.
  func name(of parameter: ParameterModel, for node: Node) -> String {
    name(of: demand(parameter, of: node), among: demands)
  }

  private func name(of demand: Demand, among demands: Set<Demand>) -> String {
    let isTaken = members.contains { $0.name == demand.label }
    let rivals = demands.filter { $0.label == demand.label && $0 != demand }
    if rivals.isEmpty && !isTaken { return demand.label }
    // DESIGN does not say what stands before the name of what no single member's own call needs.
    let holders = members.filter { objects[$0.name] == demand.asker }
    return (holders.count == 1 ? holders[0].name : demand.asker.call.type.small)
      + demand.label.capital
  }

  /// All that nothing at hand meets.
  private var demands: Set<Demand> {
    Set(
      nodesInOrder.flatMap { node in
        zip(node.call.parameters, arguments[node] ?? []).filter { $1 == .parameter }
          .map { parameter, _ in demand(parameter, of: node) }
      })
  }

  private func demand(_ parameter: ParameterModel, of node: Node) -> Demand {
    Demand(
      label: parameter.label, type: parameter.type.text, asker: node, members: users(of: node))
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

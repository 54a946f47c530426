extension Answer {
  /// The answer of the reference for an app.
  init(of graph: GraphModel) {
    for container in graph.containers {
      let plan = ReferencePlan(ReferenceResolver(graph: graph, container: container))
      containers[container.name] = plan.lines
    }
  }
}

extension ReferencePlan {
  fileprivate var lines: Set<String> {
    guard refusals.isEmpty else {
      return Set(refusals.map { "refused \($0.subject): \($0.kind)" })
    }
    var lines = parameterLines
    for member in members {
      if let node = objects[member.name] { lines.insert("member \(member.name) = \(node.name)") }
    }
    for (node, sources) in arguments {
      for (parameter, source) in zip(node.call.parameters, sources) {
        lines.insert("\(node.name): \(parameter.label) <- \(text(of: source))")
      }
      if case .one(let call) = node, call.initializer != nil {
        lines.insert(Answer.sharing(of: node.name, by: users(of: node)))
      }
    }
    return lines
  }

  private var parameterLines: Set<String> {
    var needed = parameters.map { (name: $0.name, type: $0.type) }
    if let parent = resolver.container.parent { needed.append((parent.property, parent.name)) }
    var lines = Answer.lines(ofParameters: needed)
    for member in members where !handedOver.contains(member) {
      let type = member.type.isOptional ? member.type : .optional(member.type)
      lines.insert("replaceable \(member.name): \(type.text)")
      if member.type.isOptional { lines.insert("nil \(member.name)") }
    }
    return lines
  }

  /// The members that reach an object without passing another member.
  func users(of node: Node) -> [String] {
    objects.keys.filter { name in
      var reached: Set<Node> = []
      objects[name].map { reach($0, into: &reached) }
      return reached.contains(node)
    }.sorted()
  }

  private func reach(_ node: Node, into reached: inout Set<Node>) {
    guard reached.insert(node).inserted else { return }
    for call in (arguments[node] ?? []).compactMap(\.built) { reach(.one(call), into: &reached) }
  }

  private func text(of source: Source) -> String {
    switch source {
    case .member(let path): "member \(path)"
    case .closure(let path): "closure \(path)"
    case .fallback: "default"
    case .none: "nil"
    case .built(let call): "built \(call.name)"
    case .parameter: "parameter"
    case .refused(let refusal): "refused \(refusal.subject)"
    }
  }
}

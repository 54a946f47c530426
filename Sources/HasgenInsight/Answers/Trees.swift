import HasgenReading
import HasgenWriting

extension AppGraph {
  /// The scopes with their counts as a list.
  ///
  /// - Parameter isKept: Returns true for a scope that is listed.
  package func scopeList(showing isKept: (GraphNode) -> Bool) -> [Statement] {
    scopeCounts.compactMap { counts in
      guard let scope = node(counts.id), isKept(scope) else { return nil }
      let forwarded = counts.forwarded == 0 ? "" : ", \(counts.forwarded) of them from parents"
      let parents = counts.parents.map {
        Statement("parent", "its parent '\($0.property)' is \(name($0.id))", about: $0.id)
      }
      let lines = counts.lines(forwarded).map { Statement("count", $0) }
      return Statement("scope", scope.name, about: scope.id, at: scope.place, parents + lines)
    }
  }

  /// Returns the trees of some nodes: what they need, and who needs them.
  ///
  /// - Parameters:
  ///   - isDeep: False to show only the next nodes.
  ///   - isKept: Returns true for a node that is shown, with the nodes below it.
  package func trees(
    of starts: [GraphNode], isDeep: Bool = true, showing isKept: (GraphNode) -> Bool = { _ in true }
  ) -> [Statement] {
    starts.map { start in
      title(
        start,
        Direction.allCases.map { direction in
          var shown: Set<String>? = isDeep ? [start.id] : nil
          let parts = branches(of: start, direction, &shown, isStart: true, isKept)
          return Statement(
            direction.rawValue, direction.rawValue + (parts.isEmpty ? " nothing" : ""), parts)
        })
    }
  }

  /// Lists the nodes that are not members of scopes, each with what it needs directly.
  package func list(showing isKept: (GraphNode) -> Bool) -> [Statement] {
    nodes.filter { $0.scope == nil && isKept($0) }.map { node in
      var shown: Set<String>?
      return title(node, branches(of: node, .down, &shown, isStart: true, isKept))
    }
  }

  /// Lists everything that depends on some nodes, directly or not, with the scopes that have it.
  package func impact(of causes: [GraphNode]) -> [Statement] {
    let effects = reach(from: causes, .up, withScopes: true)
    let names = causes.map(\.name).joined(separator: ", ")
    let verb = causes.count == 1 ? "changes or goes" : "change or go"
    let groups = GraphNode.Role.allCases.reversed().compactMap { role -> Statement? in
      let lines = effects.filter { $0.node.roles.last == role }.map { step in
        Statement(
          step.edge.kind.rawValue, step.text(besides: step.origin.name), about: step.node.id,
          and: step.origin.id,
          at: step.edge.kind == .asks ? step.edge.place : step.node.place)
      }
      return lines.isEmpty
        ? nil : Statement(role.rawValue, "\(lines.count.counted(role.word)):", lines)
    }
    return [Statement("impact", "if \(names) \(verb):")]
      + (groups.isEmpty ? [Statement("unused", "nothing is affected")] : groups)
  }

  /// The name of a node.
  func name(_ id: String?) -> String { id.flatMap(node)?.name ?? id ?? "" }

  /// The statement of a node's name, type and roles.
  func title(_ node: GraphNode, _ parts: [Statement]) -> Statement {
    let roles = node.roles.map(\.word).joined(separator: " and ")
    return Statement(
      node.roles[0].rawValue, "\(node.label), \(roles)", about: node.id, at: node.place, parts)
  }

  /// - Parameter shown: The nodes that are shown with the nodes below them; `nil` for a list.
  private func branches(
    of node: GraphNode, _ direction: Direction, _ shown: inout Set<String>?, isStart: Bool = false,
    _ isKept: (GraphNode) -> Bool
  ) -> [Statement] {
    let steps = steps(from: node, direction, isStart: isStart).filter { isKept($0.node) }
    return steps.map { step in
      let isNew = shown?.insert(step.node.id).inserted ?? false
      let below = isNew ? branches(of: step.node, direction, &shown, isKept) : []
      let isAbove = shown != nil && !isNew && !self.steps(from: step.node, direction).isEmpty
      return Statement(
        step.edge.kind.rawValue, step.text() + (isAbove ? " (above)" : ""), about: step.node.id,
        at: step.node.place, below)
    }
  }
}

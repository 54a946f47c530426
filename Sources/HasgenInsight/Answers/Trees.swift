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
      let title = counts.parents.compactMap { node($0.id) }.titles
      let parents = counts.parents.compactMap { parent in
        node(parent.id).map {
          Statement("parent", "its parent '\(parent.property)' is \(title($0))", about: $0.id)
        }
      }
      let lines = counts.lines(forwarded).map { Statement("count", $0) }
      return Statement(
        "scope", scope.name, about: scope.id, at: scope.place, parts: parents + lines)
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
    func tree(_ start: GraphNode, _ direction: Direction) -> Statement {
      var shown: Set<String>? = isDeep ? [start.id] : nil
      let parts = branches(of: start, direction, above: &shown, isStart: true, showing: isKept)
      let nothing = parts.isEmpty ? " nothing" : ""
      return Statement(direction.rawValue, direction.rawValue + nothing, parts: parts)
    }
    return starts.map { start in
      title(start, Direction.allCases.map { tree(start, $0) })
    }
  }

  /// Lists the nodes that are not members of scopes, each with what it needs directly.
  package func list(showing isKept: (GraphNode) -> Bool) -> [Statement] {
    nodes.filter { $0.scope == nil && isKept($0) }.map { node in
      var shown: Set<String>?
      return title(
        node, branches(of: node, .down, above: &shown, isStart: true, showing: isKept))
    }
  }

  /// The name of a node.
  func name(_ id: String?) -> String { id.flatMap(node)?.name ?? id ?? "" }

  /// The statement of a node's name, type and roles.
  func title(_ node: GraphNode, _ parts: [Statement]) -> Statement {
    let roles = node.roles.map(\.word).joined(separator: " and ")
    return Statement(
      node.roles[0].rawValue, "\(node.label), \(roles)", about: node.id, at: node.place,
      parts: parts)
  }

  /// - Parameter shown: The nodes that are shown with the nodes below them; `nil` for a list.
  private func branches(
    of node: GraphNode, _ direction: Direction, above shown: inout Set<String>?,
    isStart: Bool = false, showing isKept: (GraphNode) -> Bool
  ) -> [Statement] {
    let steps = steps(from: node, direction, isStart: isStart).filter { isKept($0.node) }
    return steps.map { step in
      let node = step.node
      let isNew = shown?.insert(node.id).inserted
      let below =
        isNew == true ? branches(of: node, direction, above: &shown, showing: isKept) : []
      let isAbove = isNew == false && !self.steps(from: node, direction).isEmpty
      let text = step.text() + (isAbove ? " (above)" : "")
      return Statement(step.edge.kind.rawValue, text, about: node.id, at: node.place, parts: below)
    }
  }
}

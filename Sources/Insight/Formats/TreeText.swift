/// A part of a graph as trees: what some nodes need, and who needs them.
package struct TreeText {
  private let graph: AppGraph
  private let neighbourhood: Neighbourhood
  private let isKept: (GraphNode) -> Bool
  /// Whether all nodes of the graph are listed.
  private let isList: Bool
  private var text = TintedText()
  /// The nodes that are shown with what is below them.
  private var shown: Set<String> = []

  /// The trees of the nodes that a name stands for.
  ///
  /// - Parameter isKept: Whether a node is shown; what is behind others is not.
  package static func text(
    _ graph: AppGraph, of starts: [GraphNode], _ neighbourhood: Neighbourhood,
    showing isKept: @escaping (GraphNode) -> Bool = { _ in true }
  ) -> TintedText {
    text(graph, of: starts, neighbourhood, showing: isKept, isList: false)
  }

  /// All nodes but the members of scopes, each with what it needs itself.
  package static func list(
    _ graph: AppGraph, showing isKept: @escaping (GraphNode) -> Bool = { _ in true }
  ) -> TintedText {
    text(
      graph, of: graph.nodes.filter { $0.scope == nil && isKept($0) },
      Neighbourhood([.down], depth: 1), showing: isKept, isList: true)
  }

  private static func text(
    _ graph: AppGraph, of starts: [GraphNode], _ neighbourhood: Neighbourhood,
    showing isKept: @escaping (GraphNode) -> Bool, isList: Bool
  ) -> TintedText {
    var tree = TreeText(
      graph: graph, neighbourhood: neighbourhood, isKept: isKept, isList: isList)
    for (index, start) in starts.enumerated() {
      if index > 0 { tree.text += "\n" }
      tree.add(start)
    }
    return tree.text
  }

  private mutating func add(_ start: GraphNode) {
    text.add(name: start.label)
    text += ", \(start.roleWords)"
    text.add(place: start.place?.fileAndLine)
    text += "\n"
    for direction in neighbourhood.directions {
      let steps = steps(from: start, direction, isStart: true)
      text += "\(direction == .down ? "needs" : "needed by")\(steps.isEmpty ? " nothing" : "")\n"
      shown = [start.id]
      add(steps, direction, below: "", depth: 1)
    }
  }

  private func steps(
    from node: GraphNode, _ direction: Neighbourhood.Direction, isStart: Bool
  ) -> [Step] {
    let all = graph.steps(from: node.id, direction, isStart: isStart).filter { isKept($0.node) }
    var steps: [Step] = []
    for (edge, node) in all where !isShownBelow(edge, direction, isStart: isStart) {
      let words = edge.words(direction)
      if let same = steps.firstIndex(where: { $0.node.id == node.id }) {
        if !words.isEmpty, !steps[same].words.contains(words) { steps[same].words.append(words) }
      } else {
        steps.append(Step(node: node, words: words.isEmpty ? [] : [words]))
      }
    }
    return steps
  }

  /// Whether other steps show that a scope has a protocol: by its members, or by its parents' ones.
  private func isShownBelow(
    _ edge: GraphEdge, _ direction: Neighbourhood.Direction, isStart: Bool
  ) -> Bool {
    guard edge.kind == .has, direction == .down else { return false }
    return graph.isGiven(edge) || graph.isForwarded(edge) && (!isStart || isList)
  }

  private struct Step {
    let node: GraphNode
    var words: [String]
  }

  private mutating func add(
    _ steps: [Step], _ direction: Neighbourhood.Direction, below margin: String, depth: Int
  ) {
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      text.add(margin + (isLast ? "└─ " : "├─ "), .faint)
      text.add(name: step.node.label)
      if !step.words.isEmpty { text += ", \(step.words.joined(separator: ", "))" }
      text.add(place: step.node.place?.fileAndLine)
      let isNew = shown.insert(step.node.id).inserted
      let next = self.steps(from: step.node, direction, isStart: false)
      let isCut = neighbourhood.depth.map { depth >= $0 } ?? false
      if !next.isEmpty, !isNew { text += "  (above)" }
      text += "\n"
      if isNew, !isCut {
        add(next, direction, below: margin + (isLast ? "   " : "│  "), depth: depth + 1)
      }
    }
  }
}

extension GraphEdge {
  /// How the node at its other end is needed, or needs; empty where the names say it.
  fileprivate func words(_ direction: Neighbourhood.Direction) -> String {
    switch kind {
    case .parent: "parent \(label ?? "")"
    case .has:
      switch source {
      case .parent: "through its parent \(through ?? "")"
      case .factory: "by generated code"
      case .hand: "by hand"
      case .superclass: "through its superclass"
      case .members, nil: ""
      }
    case .asks where through != nil && direction == .up: "for others"
    case .includes: direction == .down ? "included" : "includes it"
    case .type: direction == .down ? "its type" : "of that type"
    case .built: direction == .down ? "built by \(label ?? "live")" : "built by it"
    case .makes: label ?? ""
    case .takes: direction == .down ? "" : "built from it"
    case .asks, .gives: ""
    }
  }
}

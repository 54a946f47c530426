/// A part of a graph as trees: what some nodes need, and who needs them.
package struct TreeText {
  private let graph: AppGraph
  private let isKept: (GraphNode) -> Bool
  /// True if all nodes of the graph are listed, each with what it needs itself.
  private let isList: Bool
  private var text = TintedText()
  /// The nodes that are shown with what is below them.
  private var shown: Set<String> = []

  /// Returns the trees of some nodes: what they need, and who needs them. Without nodes, returns all
  /// but the members of scopes, each with what it needs itself.
  ///
  /// - Parameter isKept: Returns true for a node that is shown; what is behind others is not.
  package static func text(
    _ graph: AppGraph, of starts: [GraphNode] = [],
    showing isKept: @escaping (GraphNode) -> Bool = { _ in true }
  ) -> TintedText {
    var tree = TreeText(graph: graph, isKept: isKept, isList: starts.isEmpty)
    let listed = graph.nodes.filter { $0.scope == nil && isKept($0) }
    for (index, start) in (starts.isEmpty ? listed : starts).enumerated() {
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
    for direction in isList ? [.down] : AppGraph.Direction.allCases {
      let steps = steps(from: start, direction, isStart: true)
      text += "\(direction == .down ? "needs" : "needed by")\(steps.isEmpty ? " nothing" : "")\n"
      shown = [start.id]
      add(steps, direction, below: "")
    }
  }

  private func steps(
    from node: GraphNode, _ direction: AppGraph.Direction, isStart: Bool
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
    _ edge: GraphEdge, _ direction: AppGraph.Direction, isStart: Bool
  ) -> Bool {
    guard edge.kind == .has, direction == .down else { return false }
    return graph.isGiven(edge) || graph.isForwarded(edge) && (!isStart || isList)
  }

  private struct Step {
    let node: GraphNode
    var words: [String]
  }

  private mutating func add(
    _ steps: [Step], _ direction: AppGraph.Direction, below margin: String
  ) {
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      text.add(margin + (isLast ? "└─ " : "├─ "), .faint)
      text.add(name: step.node.label)
      if !step.words.isEmpty { text += ", \(step.words.joined(separator: ", "))" }
      text.add(place: step.node.place?.fileAndLine)
      let isNew = shown.insert(step.node.id).inserted
      let next = self.steps(from: step.node, direction, isStart: false)
      if !next.isEmpty, !isNew { text += "  (above)" }
      text += "\n"
      if isNew, !isList { add(next, direction, below: margin + (isLast ? "   " : "│  ")) }
    }
  }
}

extension GraphEdge {
  /// How the node at its other end is needed, or needs; empty where the names say it.
  fileprivate func words(_ direction: AppGraph.Direction) -> String {
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

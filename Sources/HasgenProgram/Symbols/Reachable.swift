/// Returns all nodes that can be reached from some nodes of a graph, these included, each once, in
/// the order of a depth-first search.
///
/// - Parameter next: Returns the nodes that a node leads to directly.
package func reachable<Node: Hashable>(from starts: [Node], _ next: (Node) -> [Node]) -> [Node] {
  var found: [Node] = []
  var seen: Set<Node> = []
  var waiting = Array(starts.reversed())
  while let node = waiting.popLast() {
    guard seen.insert(node).inserted else { continue }
    found.append(node)
    waiting += next(node).reversed()
  }
  return found
}

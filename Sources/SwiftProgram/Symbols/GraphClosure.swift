/// Everything that some nodes of a graph lead to, themselves included, each once, in the order in which
/// it is found.
///
/// - Parameter next: Returns the nodes that a node leads to directly.
package func closure<Node: Hashable>(of starts: [Node], _ next: (Node) -> [Node]) -> [Node] {
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

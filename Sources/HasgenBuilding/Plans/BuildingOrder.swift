/// A topological order of nodes, with the cycles. Positions identify the nodes.
struct BuildingOrder {
  /// The nodes, each after those that it needs.
  private(set) var order: [Int] = []
  /// The cycles: nodes that need each other.
  private(set) var cycles: [[Int]] = []
  private var done: Set<Int> = []

  /// - Parameter needs: The nodes that each node needs, in the order of their use.
  init(of needs: [[Int]]) {
    for index in needs.indices { visit(index, needs, behind: []) }
  }

  private mutating func visit(_ index: Int, _ needs: [[Int]], behind path: [Int]) {
    if path.contains(index) { return cycles.append(Array(path.drop { $0 != index })) }
    guard !done.contains(index) else { return }
    for needed in needs[index] { visit(needed, needs, behind: path + [index]) }
    done.insert(index)
    order.append(index)
  }
}

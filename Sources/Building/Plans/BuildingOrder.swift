/// An order of things in which each is behind those that it needs, all told by their positions.
struct BuildingOrder {
  /// The things in their order.
  private(set) var order: [Int] = []
  /// The circles of things that need each other.
  private(set) var cycles: [[Int]] = []
  private var done: Set<Int> = []

  /// - Parameter needs: What each thing needs, in the order of its use.
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

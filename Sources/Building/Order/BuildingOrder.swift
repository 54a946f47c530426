/// An order of things in which each is behind those that it needs, all told by their positions.
struct BuildingOrder {
  /// The things in their order.
  private(set) var order: [Int] = []
  /// The circles of things that need each other.
  private(set) var cycles: [[Int]] = []

  /// - Parameter needs: What each thing needs, in the order of its use.
  init(of needs: [[Int]]) {
    /// 0 for new, 1 for open, 2 for done.
    var states = [Int](repeating: 0, count: needs.count)
    for start in needs.indices where states[start] == 0 {
      var stack: [(index: Int, next: Int)] = [(start, 0)]
      states[start] = 1
      while let top = stack.last {
        guard top.next < needs[top.index].count else {
          states[top.index] = 2
          order.append(top.index)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let needed = needs[top.index][top.next]
        if states[needed] == 0 {
          states[needed] = 1
          stack.append((needed, 0))
        } else if states[needed] == 1 {
          cycles.append(Array(stack.map(\.index).drop { $0 != needed }))
        }
      }
    }
  }
}

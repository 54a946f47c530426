/// Measures several things in turns, so that a machine's mood of a moment meets all of them.
enum Rounds {
  /// The measurements of each thing, one a round. A first round, which warms up, is not counted.
  static func interleaved<Value>(
    _ count: Int, _ things: [() throws -> Value]
  ) throws -> [[Value]] {
    var rounds: [[Value]] = things.map { _ in [] }
    for round in 0...count {
      for (index, thing) in things.enumerated() {
        let value = try thing()
        if round > 0 { rounds[index].append(value) }
      }
    }
    return rounds
  }
}

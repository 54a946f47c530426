/// The time and memory of one run of a program.
struct Measurement {
  /// The time that passed.
  let wall: Duration
  /// The time that cores worked for it, in its own code and in the system's.
  let cpu: Duration
  /// The most memory that it held at once, in bytes. Linux counts what its parent held when it was
  /// started, so the benchmarks themselves stay small.
  let peakMemory: Int

  /// The measurement of the median time.
  static func median(of measurements: [Measurement]) -> Measurement {
    measurements.sorted { $0.wall < $1.wall }[measurements.count / 2]
  }
}

extension Duration {
  /// In seconds.
  var seconds: Double { self / .seconds(1) }
}

extension [Double] {
  /// The middle one; of two in the middle, what lies between. There is at least one.
  var median: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

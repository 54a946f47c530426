/// The times for reading an app, and the times of the tool, round by round.
struct MeasuredApp {
  let files: Int
  /// With one thread.
  let floor: [Measurement]
  /// With as many threads as there are cores.
  let floorOfAllCores: [Measurement]
  let tool: [Measurement]

  /// Time, work and memory against the floor of one thread, and the time against that of all cores.
  var comparisons: [Comparison] {
    let isLarge = files >= 10_000
    // Below, the start weighs more than the files; between, nothing is promised.
    let wall: Comparison.Limit? = isLarge ? .times(2) : files <= 100 ? .plus(0.020) : nil
    return [
      compare("\(files) files, time", .seconds, wall) { $0.wall.seconds },
      Comparison(
        subject: "\(files) files, time, against reading with all cores",
        ours: tool.map(\.wall.seconds), other: floorOfAllCores.map(\.wall.seconds),
        unit: .seconds),
      compare("\(files) files, work of all cores", .seconds, isLarge ? .times(3) : nil) {
        $0.cpu.seconds
      },
      compare("\(files) files, memory", .bytes, files <= 10_000 ? .below(100e6) : nil) {
        Double($0.peakMemory)
      },
    ]
  }

  /// The work per file of each size against that of 1,000 files, without what starting takes.
  ///
  /// Work, not time: how much of a hundred files the second core gets to see is left to chance.
  static func growth(of apps: [MeasuredApp], start: [Measurement]) -> [Comparison] {
    guard let base = apps.first(where: { $0.files == 1_000 }) else { return [] }
    return apps.filter { $0.files != base.files }.map { app in
      Comparison(
        subject: "\(app.files) files", ours: app.workPerFile(without: start),
        other: base.workPerFile(without: start), unit: .seconds, limit: .times(1.5))
    }
  }

  private func workPerFile(without start: [Measurement]) -> [Double] {
    zip(tool, start).map { ($0.cpu - $1.cpu).seconds / Double(files) }
  }

  private func compare(
    _ subject: String, _ unit: Unit, _ limit: Comparison.Limit?, _ value: (Measurement) -> Double
  ) -> Comparison {
    Comparison(
      subject: subject, ours: tool.map(value), other: floor.map(value), unit: unit, limit: limit)
  }
}

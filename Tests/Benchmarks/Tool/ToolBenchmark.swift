import SyntheticApp

extension Benchmark {
  static let tool = Benchmark(
    name: "tool", summary: "'hasgen generate' with nothing to do, against reading every byte"
  ) { options in
    let sizes = options.files.isEmpty ? [100, 1_000, 10_000] : options.files
    let tools = try Tools()
    let apps = try (sizes + (options.isLarge ? [100_000] : [])).map {
      try GeneratedApp(SyntheticApp(files: $0), tools: tools)
    }
    // The smallest app tells what starting costs, which is no cost of a file.
    let empty = try GeneratedApp(SyntheticApp(files: 1, consumers: 0), tools: tools)
    Progress.tell("measuring \(apps.map { "\($0.files)" }.joined(separator: ", ")) files")
    let runs =
      [{ try empty.tool() }]
      + apps.flatMap { app in
        [{ try app.floor() }, { try app.tool() }, { try app.floorOfAllCores() }]
      }
    let rounds = try Rounds.interleaved(options.rounds(15), runs)
    let measured = apps.enumerated().map { index, app in
      MeasuredApp(
        files: app.files, floor: rounds[3 * index + 1], floorOfAllCores: rounds[3 * index + 3],
        tool: rounds[3 * index + 2])
    }
    return Report(
      tables: [
        Report.Table(
          title: "The tool with nothing to do", other: "read floor, one thread",
          comparisons: measured.flatMap(\.comparisons)),
        Report.Table(
          title: "Work of all cores per file, without the start", ours: "this size",
          other: "1,000 files",
          comparisons: MeasuredApp.growth(of: measured, start: rounds[0])),
      ].filter { !$0.comparisons.isEmpty })
  }
}

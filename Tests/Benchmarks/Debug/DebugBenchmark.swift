import SyntheticApp

extension Benchmark {
  static let debug = Benchmark(
    name: "debug", summary: "the tool built without optimization, as a plugin builds it"
  ) { options in
    let tools = try Tools()
    let unoptimized = try Tools.build(["hasgen"], configuration: "debug") + "/hasgen"
    let app = try GeneratedApp(SyntheticApp(files: options.isQuick ? 200 : 1_000), tools: tools)
    let rounds = try Rounds.interleaved(
      options.rounds(9), [{ try app.tool(at: unoptimized) }, { try app.tool() }])
    return Report(tables: [
      Report.Table(
        title: "The tool without optimization", ours: "debug", other: "release",
        comparisons: [
          Comparison(
            subject: "\(app.files) files, time", ours: rounds[0].map(\.wall.seconds),
            other: rounds[1].map(\.wall.seconds), unit: .seconds, limit: .times(20))
        ])
    ])
  }
}

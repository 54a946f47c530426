import SyntheticApp

extension Benchmark {
  static let swiftSyntax = Benchmark(
    name: "swift-syntax", summary: "a parse and visit with swift-syntax, and its build, as a peer"
  ) { options in
    guard let source = options.swiftSyntax else {
      return Report(notes: [
        "swift-syntax was not measured: '--swift-syntax' with a checkout, or with an address to "
          + "clone it from, measures it."
      ])
    }
    let client = try SwiftSyntaxClient(source)
    let tools = try Tools()
    Progress.tell("building a client of swift-syntax, and then hasgen, from nothing")
    let theirBuild = try client.build()
    let ourBuild = try CleanBuild.ofTool()
    let app = try GeneratedApp(
      SyntheticApp(files: options.isQuick ? 1_000 : 10_000), tools: tools)
    Progress.tell("measuring \(app.files) files")
    let rounds = try Rounds.interleaved(
      options.rounds(9),
      [{ try app.floorOfAllCores() }, { try app.tool() }, { try app.peer(at: client.program) }])
    let seconds = rounds.map { $0.map(\.wall.seconds) }
    return Report(tables: [
      Report.Table(
        title: "swift-syntax: parse and visit, \(app.files) files", ours: "time",
        other: "read floor, all cores",
        comparisons: [
          Comparison(subject: "hasgen", ours: seconds[1], other: seconds[0], unit: .seconds),
          Comparison(subject: "swift-syntax", ours: seconds[2], other: seconds[0], unit: .seconds),
        ]),
      Report.Table(
        title: "swift-syntax: clean release build, one round", other: "a client of swift-syntax",
        comparisons: [
          Comparison(
            subject: "time", ours: [ourBuild.wall.seconds], other: [theirBuild.wall.seconds],
            unit: .seconds, limit: .times(0.1)),
          Comparison(
            subject: "work of all cores", ours: [ourBuild.cpu.seconds],
            other: [theirBuild.cpu.seconds], unit: .seconds),
        ]),
    ])
  }
}

import SyntheticApp

extension Benchmark {
  static let outlines = Benchmark(
    name: "outlines", summary: "one module of many that changes, against all of them"
  ) { options in
    let modules = options.isQuick ? 50 : 200
    Progress.tell("writing an app of \(modules) modules")
    let app = try OutlinedApp(modules: modules, filesOfEach: 50, tools: Tools())
    Progress.tell("outlining and joining \(modules) modules")
    let rounds = try Rounds.interleaved(
      options.rounds(5),
      [{ try app.all() }, { [try app.module()] }, { [try app.join()] }, { [try app.run()] }])
    let cost = rounds.map { $0.map { $0.map(\.cpu.seconds).reduce(0, +) } }
    let (all, module, join, run) = (cost[0], cost[1], cost[2], cost[3])
    let full = zip(all, join).map { $0 + $1 }
    return Report(tables: [
      Report.Table(
        title: "A module of \(modules) changes: work of all cores",
        ours: "outline and join", other: "what it is compared with",
        comparisons: [
          Comparison(
            subject: "all outlines and the join", ours: zip(module, join).map { $0 + $1 },
            other: full, unit: .seconds, limit: options.isQuick ? nil : .times(1.0 / 20)),
          Comparison(
            subject: "one run without outlines", ours: zip(module, join).map { $0 + $1 },
            other: run, unit: .seconds),
        ])
    ])
  }
}

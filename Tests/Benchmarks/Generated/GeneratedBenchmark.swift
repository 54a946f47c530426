extension Benchmark {
  static let generated = Benchmark(
    name: "generated", summary: "what the generated code costs at run time, against hand-written"
  ) { options in
    let tools = try Tools()
    let counts = options.isQuick ? [5, 50] : [5, 50, 500]
    return Report(
      tables: try counts.map { count in
        let package = try GeneratedPackage(count: count, hasgen: tools.hasgen)
        let times = try package.run(rounds: options.rounds(15))
        return Report.Table(
          title: "Generated code, \(count) services", ours: "generated", other: "by hand",
          comparisons: RuntimeRow.all.map { $0.comparison(times) })
      })
  }
}

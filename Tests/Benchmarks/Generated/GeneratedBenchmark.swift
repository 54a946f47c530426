extension Benchmark {
  static let generated = Benchmark(
    name: "generated", summary: "what the generated code costs at run time, against hand-written"
  ) { options in
    let tools = try Tools()
    let counts = options.isQuick ? [5, 100] : [5, 50, 100, 500]
    let tables = try counts.map { count in
      let package = try GeneratedPackage(count: count, hasgen: tools.hasgen)
      let times = try package.run(rounds: options.rounds(15))
      return Report.Table(
        title: "Generated code, \(count) services", ours: "generated", other: "by hand",
        comparisons: RuntimeRow.all.map { $0.comparison(times) })
    }
    return Report(tables: tables + [growth(of: tables, counts)])
  }

  /// The ratios of a row, which are not to depend on the number of services.
  private static func growth(of tables: [Report.Table], _ counts: [Int]) -> Report.Table {
    let rows = tables.map { table in
      table.comparisons.filter { $0.subject == RuntimeRow.consumer.subject }
    }
    return Report.Table(
      title: "The ratio: \(RuntimeRow.consumer.subject)", ours: "this many",
      other: "\(counts[0]) services",
      comparisons: zip(counts, rows).dropFirst().flatMap { count, row in
        zip(row, rows[0]).map { row, base in
          Comparison(
            subject: "\(count) services", ours: row.ratios, other: base.ratios, unit: .times,
            limit: .times(1.5))
        }
      })
  }
}

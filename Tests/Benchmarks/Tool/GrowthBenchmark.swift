import SyntheticApp

extension Benchmark {
  static let growth = Benchmark(
    name: "growth", summary: "services by consumers: time in proportion to what is named"
  ) { options in
    let shapes = [(1, 1), (1, 2), (2, 1), (2, 2)].map { services, consumers in
      (services * (options.isQuick ? 500 : 1_000), consumers * (options.isQuick ? 500 : 1_000))
    }
    let tools = try Tools()
    let apps = try shapes.map { services, consumers in
      try GeneratedApp(
        SyntheticApp(
          files: 0, services: services, consumers: consumers, dependencies: 3...3,
          nestsCompositions: false), tools: tools)
    }
    let rounds = try Rounds.interleaved(options.rounds(9), apps.map { app in { try app.tool() } })
    let base = rounds[0].map(\.wall.seconds)
    let (baseServices, baseConsumers) = shapes[0]
    let parts: [(RepeatedApp.Part, Int)] = [
      (.modules, 200), (.scopes, 100), (.members, 200), (.factories, 400),
    ]
    let repeated = try parts.map { part, count in
      try comparison(of: part, options.isQuick ? count / 2 : count, options, tools)
    }
    return Report(tables: [
      Report.Table(
        title: "Services by consumers that name three each", ours: "this size",
        other: "\(baseServices) by \(baseConsumers)",
        comparisons: zip(shapes, rounds).dropFirst().map { shape, measurements in
          let (services, consumers) = shape
          let files = Double(services + consumers) / Double(baseServices + baseConsumers)
          let edges =
            Double(services + 3 * consumers) / Double(baseServices + 3 * baseConsumers)
          return Comparison(
            subject: "\(services) by \(consumers)", ours: measurements.map(\.wall.seconds),
            other: base, unit: .seconds, limit: .times(1.25 * max(files, edges)))
        }),
      Report.Table(
        title: "Twice as many side by side", ours: "this size", other: "half of it",
        comparisons: repeated),
    ])
  }

  /// The tool on an app with many of a part, against one with half of them.
  private static func comparison(
    of part: RepeatedApp.Part, _ count: Int, _ options: Options, _ tools: Tools
  ) throws -> Comparison {
    let apps = try [count, count * 2].map {
      try WrittenApp(
        RepeatedApp(part, count: $0).files, sources: "Sources",
        configuration: ".hasgen.json", tools: tools)
    }
    let rounds = try Rounds.interleaved(options.rounds(9), apps.map { app in { try app.tool() } })
    return Comparison(
      subject: "\(count * 2) \(part.rawValue)", ours: rounds[1].map(\.wall.seconds),
      other: rounds[0].map(\.wall.seconds), unit: .seconds, limit: .times(1.25 * 2))
  }
}

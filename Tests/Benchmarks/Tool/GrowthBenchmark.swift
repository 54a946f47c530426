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
        })
    ])
  }
}

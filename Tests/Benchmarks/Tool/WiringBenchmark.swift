import SyntheticApp

extension Benchmark {
  static let wiring = Benchmark(
    name: "wiring", summary: "services in twelve layers: 'live' in proportion to what they need"
  ) { options in
    let sizes = options.isQuick ? [250, 500, 1_000] : [500, 1_000, 2_000]
    let tools = try Tools()
    let layers = sizes.map { LayeredApp(services: $0) }
    let apps = try layers.map {
      try WrittenApp($0.files, sources: "App", configuration: ".hasgen.json", tools: tools)
    }
    let rounds = try Rounds.interleaved(options.rounds(9), apps.map { app in { try app.tool() } })
    return Report(tables: [
      Report.Table(
        title: "Services in twelve layers, each built from one to eight others", ours: "this size",
        other: "\(sizes[0]) services",
        comparisons: zip(layers, rounds).dropFirst().map { app, measurements in
          Comparison(
            subject: "\(app.serviceCount) services",
            ours: measurements.map(\.wall.seconds), other: rounds[0].map(\.wall.seconds),
            unit: .seconds,
            limit: .times(1.25 * Double(app.size) / Double(layers[0].size)))
        })
    ])
  }
}

extension LayeredApp {
  /// The services, and what they need.
  fileprivate var size: Int { serviceCount + edgeCount }
}

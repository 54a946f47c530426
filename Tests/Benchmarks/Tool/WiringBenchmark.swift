import SyntheticApp

extension Benchmark {
  static let wiring = Benchmark(
    name: "wiring", summary: "services in twelve layers: 'live' in proportion to what they need"
  ) { options in
    let sizes = options.isQuick ? [250, 500, 1_000] : [500, 1_000, 2_000]
    let tools = try Tools()
    let apps = try sizes.map { try WiredApp(LayeredApp(services: $0), tools: tools) }
    let rounds = try Rounds.interleaved(options.rounds(9), apps.map { app in { try app.tool() } })
    return Report(tables: [
      Report.Table(
        title: "Services in twelve layers, each built from one to eight others", ours: "this size",
        other: "\(sizes[0]) services",
        comparisons: zip(apps, rounds).dropFirst().map { app, measurements in
          Comparison(
            subject: "\(app.layers.serviceCount) services",
            ours: measurements.map(\.wall.seconds), other: rounds[0].map(\.wall.seconds),
            unit: .seconds,
            limit: .times(1.25 * Double(app.layers.size) / Double(apps[0].layers.size)))
        })
    ])
  }
}

/// A layered app on the disk, over which the tool has run.
private struct WiredApp {
  let layers: LayeredApp
  private let folder: TemporaryFolder
  private let process: ChildProcess

  init(_ layers: LayeredApp, tools: Tools) throws {
    self.layers = layers
    let folder = try TemporaryFolder()
    for file in layers.files { try folder.write(file.text, to: file.path) }
    self.folder = folder
    process = ChildProcess(
      program: tools.hasgen,
      arguments: [
        "generate", "--quiet", "--config", "\(folder.path)/.hasgen.json", "\(folder.path)/App",
      ])
    try process.measure()
  }

  /// The tool, with nothing to write.
  func tool() throws -> Measurement { try process.measure() }
}

extension LayeredApp {
  /// The services, and what they need.
  fileprivate var size: Int { serviceCount + edgeCount }
}

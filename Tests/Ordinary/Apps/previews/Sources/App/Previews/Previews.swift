#if DEBUG
  struct PreviewForecaster: Forecasting {
    func waves(at spot: Spot) async throws -> [Int] { [1, 2] }
  }

  /// A logger whose initializer has a default for each argument.
  final class PreviewLogger: Logging {
    let prefix: String

    init(prefix: String = "preview") { self.prefix = prefix }

    func log(_ line: String) { print("\(prefix): \(line)") }
  }

  struct PreviewCalm: Weathering {
    let wind = 0
  }

  struct PreviewStorm: Weathering {
    let wind = 9
  }

  /// A camera on the main actor, like its protocol.
  final class PreviewCamera: WaveWatching {
    let picture = "preview"
  }

  /// A guide that needs a name, so it is no default.
  struct PreviewGuide: Guiding {
    let name: String
  }

  extension Session {
    static let preview = Session(name: "Ada")
  }

  extension Spot {
    static let preview = Spot(name: "Reef")
  }

  extension Tide {
    static let preview = Tide(height: 3)
  }
#endif

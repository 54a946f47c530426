struct AppDependency {
  let forecaster: any Forecasting
  let logger: any Logging
  let weather: any Weathering
  let camera: any WaveWatching
  let session: Session
  let unit: String
  let guide: (any Guiding)?
}

extension AppDependency {
  var tide: Tide {
    get async throws { Tide(height: try await forecaster.waves(at: Spot(name: "Pier"))[0]) }
  }

  @MainActor func open(_ spot: Spot) { logger.log("opens \(spot.name)") }
  @MainActor func canOpen(_ spot: Spot) -> Bool { !spot.name.isEmpty }
}

/// A spot that is open.
struct SpotDependency {
  let app: AppDependency
  let spot: Spot
}

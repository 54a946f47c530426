import Observation

struct Spot: Hashable, Sendable {
  let name: String
}

protocol HasSpot { var spot: Spot { get } }

protocol Forecasting: Sendable { func waves(at spot: Spot) async throws -> [Int] }
protocol HasForecaster { var forecaster: any Forecasting { get } }

struct BuoyForecaster: Forecasting {
  func waves(at spot: Spot) async throws -> [Int] { [spot.name.count] }
}

protocol Logging: Sendable { func log(_ line: String) }
protocol HasLogger { var logger: any Logging { get } }

struct ConsoleLogger: Logging {
  func log(_ line: String) { print(line) }
}

/// The weather, of which previews have two kinds.
protocol Weathering: Sendable { var wind: Int { get } }
protocol HasWeather { var weather: any Weathering { get } }

struct CoastWeather: Weathering {
  let wind = 4
}

@MainActor protocol WaveWatching: AnyObject { var picture: String { get } }
protocol HasCamera { var camera: any WaveWatching { get } }

final class BeachCamera: WaveWatching {
  let picture = "live"
}

@MainActor @Observable final class Session {
  let name: String

  init(name: String = "guest") { self.name = name }
}
protocol HasSession { var session: Session { get } }

struct Tide: Equatable, Sendable {
  let height: Int
}

/// Access to the tide is asynchronous, and may fail.
protocol HasTide { var tide: Tide { get async throws } }

protocol HasUnit { var unit: String { get } }

/// Access to a guide, whom not every surfer has.
protocol HasGuide { var guide: (any Guiding)? { get } }
protocol Guiding: Sendable { var name: String { get } }

/// Navigation, whose one function returns nothing.
@MainActor protocol HasNavigation {
  func open(_ spot: Spot)
  func canOpen(_ spot: Spot) -> Bool
}

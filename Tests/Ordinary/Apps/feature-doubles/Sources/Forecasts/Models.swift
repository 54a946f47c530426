import WeatherAPI

protocol MakesDayModel {
  func makeDayModel(day: Int, forecast: Forecast) -> DayModel
}

/// Asks by an alias.
final class WeekModel {
  typealias Dependencies = HasCity & HasWeather & MakesDayModel

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func load() async throws -> [DayModel] {
    try await dependencies.weather.forecasts(for: dependencies.city, days: 2)
      .enumerated()
      .map { dependencies.makeDayModel(day: $0.offset, forecast: $0.element) }
  }
}

/// Asks in place.
final class DayModel {
  let day: Int
  let forecast: Forecast
  private let dependencies: any HasCity & HasTracker

  init(day: Int, forecast: Forecast, dependencies: any HasCity & HasTracker) {
    self.day = day
    self.forecast = forecast
    self.dependencies = dependencies
  }

  func open() { dependencies.tracker.track("\(dependencies.city) \(day)") }
}

/// Asks for one protocol in place.
struct CityBadge {
  let dependencies: any HasCity

  var text: String { dependencies.city.uppercased() }
}

/// What a map needs.
protocol MapDependencies: HasCity, HasTracker {}

/// Asks by a protocol that joins others.
struct MapModel {
  let dependencies: any MapDependencies

  func open() { dependencies.tracker.track("map of \(dependencies.city)") }
}

/// Asks by a generic constraint.
struct Headline<Dependencies: HasCity & HasTracker> {
  let dependencies: Dependencies

  var text: String {
    dependencies.tracker.track("headline")
    return "Weather in \(dependencies.city)"
  }
}

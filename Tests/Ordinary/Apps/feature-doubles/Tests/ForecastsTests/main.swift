import WeatherAPI

@testable import Forecasts

final class Tracker: Tracking {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
}

struct NoNetwork: Error {}

struct ModelTests {
  let tracker = Tracker()

  func loadsAWeek() async throws {
    let weather = StubWeather(forecasts: { city, days in
      (1...days).map { Forecast(degrees: city.count * $0) }
    })
    let model = WeekModel(
      dependencies: WeekModel.StubDependencies(
        city: "Oslo", weather: weather,
        makeDayModel: { day, forecast in
          DayModel(
            day: day, forecast: forecast,
            dependencies: DayModel.StubDependencies(city: "Oslo", tracker: tracker))
        }))
    let days = try await model.load()
    precondition(weather.calls == [.forecasts(for: "Oslo", days: 2)], "calls: \(weather.calls)")
    precondition(days.map(\.day) == [0, 1], "the days are exchanged")
    precondition(days.map(\.forecast.degrees) == [4, 8], "other forecasts")
    days[1].open()
    precondition(tracker.events == ["Oslo 1"], "the day's own stub")
  }

  func fails() async {
    let model = WeekModel(
      dependencies: WeekModel.StubDependencies(
        city: "Oslo", weather: StubWeather(forecasts: { _, _ in throw NoNetwork() }),
        makeDayModel: { _, _ in preconditionFailure("there are no days") }))
    do {
      _ = try await model.load()
      preconditionFailure("the error is lost")
    } catch {
      precondition(error is NoNetwork, "another error: \(error)")
    }
  }

  func asks() {
    let badge = CityBadge(dependencies: CityBadge.StubDependencies(city: "Bern"))
    precondition(badge.text == "BERN", "one protocol in place")
    MapModel(dependencies: StubMapDependencies(city: "Rome", tracker: tracker)).open()
    let headline = Headline(
      dependencies: HeadlineStubDependencies(city: "Lima", tracker: tracker))
    precondition(headline.text == "Weather in Lima", "a generic constraint")
    precondition(tracker.events == ["map of Rome", "headline"], "events: \(tracker.events)")
  }
}

try await ModelTests().loadsAWeek()
await ModelTests().fails()
ModelTests().asks()

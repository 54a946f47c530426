protocol Weather: Sendable {}
protocol HasWeather { var weather: any Weather { get } }
protocol HasClock { var clock: Clock { get } }
protocol HasMap { var map: Map { get } }
protocol HasUser { var user: Int { get } }
protocol HasTrip { var trip: Int { get } }
protocol MakesDayScreen { func makeDayScreen(for day: String) -> DayScreen }

/// Its own composition is met by the app.
final class Clock {
  typealias Dependencies = HasWeather
}
/// Asks the app for something of the trip's.
final class Map {
  typealias Dependencies = HasClock & HasTrip
}
final class DayScreen {
  typealias Dependencies = HasWeather & HasUser
}
/// Made with what it is handed.
final class TripScreen {
  typealias Dependencies = HasTrip
}

struct AppDependency {
  let weather: any Weather
  let clock: Clock
  let map: Map

  func makeDayScreen(for day: String) -> DayScreen { DayScreen() }
  func makeTripScreen(dependencies: any TripScreen.Dependencies) -> TripScreen { TripScreen() }
}
struct UserDependency {
  let app: AppDependency
  let user: Int
}
struct TripDependency {
  let parent: UserDependency
  let trip: Int
}

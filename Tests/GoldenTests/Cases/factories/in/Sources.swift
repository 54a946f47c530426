protocol Logging: Sendable { func log(_ line: String) }
protocol HasLogger { var logger: any Logging { get } }

protocol Weather: Sendable { func today() async throws -> String }
protocol HasWeather { var weather: any Weather { get } }

struct AppDependency: Sendable {
  let logger: any Logging
  let weather: any Weather
}

struct Trip {}
struct Day {}

struct TripDependency {
  let app: AppDependency
  let trip: Trip
}
protocol HasTrip { var trip: Trip { get } }

// What a child alone has all that it needs for.
protocol MakesDayScreen { func makeDayScreen(for day: Day) -> DayScreen }
final class DayScreen {
  typealias Dependencies = HasWeather & HasTrip
  init(day: Day, dependencies: any Dependencies) {}
}

// What the parent makes, and the child forwards.
protocol MakesAboutScreen { func makeAboutScreen() -> AboutScreen }
final class AboutScreen {
  init(logger: any Logging) {}
}

// A scope.
protocol MakesTripDependency { func makeTripDependency(trip: Trip) -> TripDependency }

// What consumers declare, each other included.
final class TripCoordinator {
  typealias Dependencies = HasLogger & MakesDayScreen & MakesAboutScreen
  init(dependencies: any Dependencies) {}
}
protocol MakesTripCoordinator { func makeTripCoordinator() -> TripCoordinator }

final class AppCoordinator {
  typealias Dependencies = HasLogger & MakesTripDependency
  init(dependencies: any Dependencies) {}
}

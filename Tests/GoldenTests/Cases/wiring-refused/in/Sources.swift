protocol Logging {}
protocol HasLogger { var logger: any Logging { get } }
protocol Weather {}
protocol HasWeather { var weather: any Weather { get } }
protocol HasTrip { var trip: Trip { get } }
struct Trip {}

struct AppDependency {
  // Two conform, and none is marked.
  let logger: any Logging
  // What it needs belongs to a child's scope.
  let weather: any Weather
}
struct TripDependency {
  let app: AppDependency
  let trip: Trip
}

struct ConsoleLogger: Logging {}
struct FileLogger: Logging {}
struct WebWeather: Weather {
  init(dependencies: any HasTrip) {}
}

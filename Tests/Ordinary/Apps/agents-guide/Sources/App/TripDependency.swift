struct TripDependency: Sendable {
  let app: AppDependency
  let city: String
}
protocol HasCity { var city: String { get } }
protocol MakesTripScope { func makeTripScope(city: String) -> TripDependency }
struct TripScreen {
  typealias Dependencies = HasCity & HasWeather
  let dependencies: any Dependencies
  var text: String { dependencies.weather.forecast(for: dependencies.city) }
}
struct TripList {
  typealias Dependencies = MakesTripScope
  let dependencies: any Dependencies
  func open(_ city: String) -> TripScreen {
    .init(dependencies: dependencies.makeTripScope(city: city))
  }
}

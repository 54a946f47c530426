protocol Logging: Sendable {}
protocol HasLogger { var logger: any Logging { get } }
protocol Weather: Sendable {}
protocol HasWeather { var weather: any Weather { get } }
struct Trip: Sendable {}
protocol HasTrip { var trip: Trip { get } }

struct AppDependency: Sendable {
  let logger: any Logging
  let weather: any Weather
}

/// Its own can be replaced, or its parent.
struct TripDependency {
  let app: AppDependency
  let trip: Trip
}

func preview(_ trip: TripDependency, _ weather: any Weather) -> TripDependency {
  trip.overriding(app: trip.app.overriding(weather: weather))
}

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

/// One that does not know its parent.
struct FeatureDependency {
  let parent: any HasLogger & HasWeather
}

/// One that does not pay for it.
struct ScreenDependency<Parent: HasLogger & HasWeather> {
  let parent: Parent
  let title: String
}

func preview(_ trip: TripDependency, _ weather: any Weather) -> TripDependency {
  trip.overriding(app: trip.app.overriding(weather: weather))
}

func start(_ dependencies: AppDependency, on trip: Trip) -> TripDependency {
  _ = WebWeather(station: Station(), dependencies: dependencies.byReference)
  return TripDependency(app: dependencies.byReference, trip: trip)
}

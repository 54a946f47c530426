struct Trip: Sendable {}

/// One trip's scope.
struct TripDependency {
  let app: AppDependency
  let trip: Trip
}
protocol HasTrip { var trip: Trip { get } }

struct TripDependency {
  let app: AppDependency.Reference
  let trip: Trip
}
struct Trip {}
protocol HasTrip { var trip: Trip { get } }

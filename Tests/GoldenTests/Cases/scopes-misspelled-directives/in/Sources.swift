protocol HasClock { var clock: Int { get } }
protocol HasTrip { var trip: Int { get } }

struct AppDependency {
  let clock: Int
}
struct TripDependency {
  // hasgen: no-forward HasClok
  let app: AppDependency
  let trip: Int
}
// hasgen: container
struct DayDependency {
  // hasgen: not-a-parent
  let app: AppDependency
}

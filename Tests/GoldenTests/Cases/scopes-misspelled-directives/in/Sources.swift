struct AppDependency {
  let clock: Int
}
struct TripDependency {
  // hasgen: no-forward HasClok
  let app: AppDependency
}
// hasgen: container
struct DayDependency {
  // hasgen: not-a-parent
  let app: AppDependency
}

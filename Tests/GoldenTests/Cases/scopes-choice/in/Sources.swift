protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasUser { var user: Int { get } }
protocol HasBoth { var store: Int { get } }
protocol HasTrip { var trip: Int { get } }

struct AppDependency {
  let clock: Int
  let store: Int
}
struct UserDependency {
  let app: AppDependency
  let user: Int
}
struct TripDependency {
  let app: AppDependency
  let account: UserDependency
  let trip: Int
}
struct DayDependency {
  // hasgen: not-parent
  let app: AppDependency
  let account: UserDependency
  let trip: Int
}
struct HourDependency {
  // hasgen: no-forward HasStore HasBoth
  let app: AppDependency
  // hasgen: no-forward HasClock
  let account: UserDependency
  let trip: Int
}

/// One of several has to be left over.
struct MinuteDependency {
  let app: AppDependency
  let account: UserDependency
  // hasgen: no-forward HasClock HasStore HasBoth
  let day: DayDependency
  let other: UserDependency
}

protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
// hasgen: no-forward
protocol HasSecret { var secret: Int { get } }
protocol HasTitle { var title: String { get } }
protocol HasOther { var other: Int { get } }
protocol HasTrip { var trip: Int { get } }

struct AppDependency {
  let clock: Int
  let store: Int  // hasgen: no-forward
  let secret: Int
  let title: String
}
struct OtherDependency {
  // hasgen: not-parent
  let app: AppDependency
  let other: Int
}
struct TripDependency {
  let app: AppDependency
  // hasgen: no-forward
  let title: Substring
  let trip: Int
}
struct DayDependency {
  // hasgen: no-forward HasTitle
  let app: AppDependency
  let trip: Int
}
struct HiddenDependency {
  private let app: AppDependency
  let trip: Int
}
// hasgen: container
struct NoScope {
  let clock: Int
  // hasgen: not-parent
  let app: AppDependency
}
/// What is kept from the children by name says nothing of the parent itself.
struct HourDependency {
  // hasgen: no-forward HasClock, HasTitle
  let app: AppDependency
  let day: DayDependency
}
protocol HasApp { var app: AppDependency { get } }
struct MinuteDependency {
  let hour: HourDependency
  let trip: Int
}

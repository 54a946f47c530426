protocol HasClock { var clock: Int { get } }
protocol HasUser { var user: Int { get } }

struct AppDependency {
  let clock: Int
}
// hasgen: container
struct UserDependency {
  // hasgen: not-parent
  #if DEBUG
    let app: AppDependency
  #else
    let services: AppDependency
  #endif
  let user: Int
}
struct TripDependency {
  let parent: UserDependency
  // hasgen: not-parent
  #if DEBUG
    let trace: UserDependency
    let other: UserDependency
  #endif
}

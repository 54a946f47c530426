protocol HasClock { var clock: Int { get } }

struct AppDependency {
  let clock: Int
}
struct TripDependency {
  #if DEBUG
    let app: DebugDependency
  #else
    let app: AppDependency
  #endif
}
struct DebugDependency {
  let app: AppDependency
}

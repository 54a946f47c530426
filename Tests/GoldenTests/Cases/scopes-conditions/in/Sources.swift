protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasPair {
  var store: Int { get }
  var other: Int { get }
}
#if DEBUG
  protocol HasDebugger { var debugger: Int { get } }
#endif
protocol HasImage {
  #if DEBUG
    var image: Int { get }
  #else
    var image: String { get }
  #endif
}
protocol HasTrip { var trip: Int { get } }

struct AppDependency {
  let clock: Int
  let store: Int
  let other: Int
  #if DEBUG
    let debugger: Int
    let image: Int
  #else
    let image: String
  #endif
}
#if os(Linux)
  struct LinuxDependency {
    let app: AppDependency
    let trip: Int
  }
#endif
struct TripDependency {
  #if DEBUG
    let app: DebugDependency
  #else
    let app: AppDependency
  #endif
  let trip: Int
}
struct DebugDependency {
  let app: AppDependency
  #if DEBUG
    let store: Int
  #endif
  let trip: Int
}
struct MaybeDependency {
  #if DEBUG
    let app: AppDependency
  #else
    let other: Int
  #endif
  let trip: Int
}

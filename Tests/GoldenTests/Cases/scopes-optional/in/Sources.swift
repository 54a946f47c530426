protocol HasClock { var clock: Int { get } }
protocol HasMap { var map: Int { get } }
protocol HasUser { var user: Int { get } }
protocol HasTrip { var trip: Int { get } }
protocol HasDay { var day: Int { get } }

final class AppDependency {
  let clock: Int = 1
  let map: Int = 1
  /// A scope below this one.
  var trip: TripDependency?
}
// hasgen: container
struct MapDependency {
  let map: Int
}

struct UserDependency {
  let app: AppDependency?
  let user: Int
}
final class TripDependency {
  weak var app: AppDependency?
  let trip: Int = 1
}
struct DayDependency {
  var maps: MapDependency!
  let day: Int
}
// hasgen: container
struct HourDependency {
  let parent: (any HasClock & HasMap)?
  let day: Int
}

struct NowDependency {
  #if DEBUG
    let app: AppDependency
  #else
    let app: AppDependency?
  #endif
  let day: Int
}

/// Has all through one that is there.
struct MinuteDependency {
  let app: AppDependency
  let maps: MapDependency?
  let day: Int
}
/// As it says.
struct SecondDependency {
  // hasgen: not-parent
  let app: AppDependency?
  let day: Int
}

/// Holds the account of which it is the parent, if there is one.
final class RootDependency {
  let app: AppDependency
  var account: AccountDependency?
  let day: Int = 1
  init(app: AppDependency) { self.app = app }
}
struct AccountDependency {
  let root: RootDependency
  let user: Int
}

/// Neither called as containers are nor marked.
final class Delegate {
  var app: AppDependency?
  let day: Int = 1
}

final class Screen {
  typealias Dependencies = HasClock & HasUser & HasMap
}

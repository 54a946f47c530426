final class Cache {}
protocol HasClock { var clock: Int { get } }
protocol HasRouter {
  associatedtype Route
  var router: Route { get }
}
protocol HasShared { static var shared: Int { get } }
protocol HasMaker { init(maker: Int) }
protocol HasCounter { var counter: Int { get set } }
protocol HasCache { var cache: Cache { get } }
protocol HasUnused { var unused: Int { get set } }
protocol HasLimit { var limit: Int { get set } }
protocol HasStandard { var standard: Int { get set } }
extension HasStandard {
  var standard: Int {
    get { 1 }
    set {}
  }
}
protocol HasUser { var user: Int { get } }
protocol HasTrip { var trip: Int { get } }
protocol HasMap { var map: Map { get } }

struct AppDependency: HasStandard {
  let clock: Int
  let router: Int
  static let shared: Int = 1
  var counter: Int
  var unused: Int
  var limit: Int
  var standard: Int
  let map: Map
}
extension AppDependency {
  init(maker: Int) {
    self.init(
      clock: 1, router: 1, counter: 1, unused: 1, limit: 1, standard: 1, map: Map())
  }
}
struct UserDependency {
  let app: AppDependency
  let user: Int
}
/// As it has been decided.
struct GuestDependency {
  // hasgen: no-forward HasRouter HasShared HasMaker HasCounter HasStandard HasLimit
  let app: AppDependency
  let guest: Int
}
/// All of that is written by hand.
struct TripDependency: HasCounter, HasShared, HasLimit {
  // hasgen: no-forward HasRouter HasMaker HasStandard
  let app: AppDependency
  let trip: Int
  var counter: Int
  var limit: Int
  static let shared: Int = 2
}

/// Cannot be shared by one that is isolated.
// hasgen: container
struct Parts {
  let cache: Cache
}
@MainActor
final class PartsDependency {
  let parts: Parts
  let trip: Int = 1
  init(parts: Parts) { self.parts = parts }
}
protocol HasPart { func part(_ cache: Cache) -> Int }
extension Parts { func part(_ cache: Cache) -> Int { 1 } }

/// May be handed the app, or a user.
final class Counting {
  typealias Dependencies = HasCounter
}
final class Making {
  typealias Dependencies = HasMaker & HasShared & HasClock
}
struct Routing<Dependencies: HasRouter & HasClock> {}
final class Parting {
  typealias Dependencies = HasPart
}

/// Is of the app, and handed that.
final class Map {
  typealias Dependencies = HasLimit
}

/// Is of a user.
final class Inbox {
  typealias Dependencies = HasStandard & HasUser
}

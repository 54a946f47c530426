protocol HasClock { var clock: Int { get } }
protocol HasRouter {
  associatedtype Route
  var router: Route { get }
}
protocol HasShared { static var shared: Int { get } }
protocol HasMaker { init(maker: Int) }
protocol HasCounter { var counter: Int { get set } }
protocol HasObject: AnyObject { var object: Int { get } }
protocol HasSendable: Sendable { var sendable: Int { get } }
protocol HasTitle { var title: String { get } }
protocol HasTrip { var trip: Int { get } }

struct AppDependency: Sendable {
  let clock: Int
  let router: Int
  static let shared: Int = 1
  var counter: Int
  let sendable: Int
  let title: String
}
extension AppDependency {
  init(maker: Int) {
    self.init(clock: 1, router: 1, counter: 1, sendable: 1, title: "")
  }
}
final class Tools {
  let object: Int = 1
}

struct TripDependency {
  let app: AppDependency
  let trip: Int
  /// Not what 'HasTitle' asks for.
  let title: Substring
}

/// Can only be handed a trip, which has not all of it.
struct TripScreen {
  typealias Dependencies = HasTrip & HasClock & HasShared & HasMaker & HasCounter
}
/// The app will do.
struct AppScreen {
  typealias Dependencies = HasClock & HasShared
}
struct Shared<Dependencies: HasRouter & HasTrip> {}

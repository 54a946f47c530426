protocol HasClock { var clock: Int { get } }
protocol HasShared { static var shared: Int { get } }
protocol HasCounter { var counter: Int { get set } }
protocol HasUser { var user: Int { get } }
protocol HasTrip { var trip: Int { get } }
protocol HasInbox { var inbox: Inbox { get } }

struct AppDependency {
  let clock: Int
  static let shared: Int = 1
  var counter: Int
}
struct UserDependency {
  let app: AppDependency
  let user: Int
  let inbox: Inbox
}
/// Lacks what the one above cannot forward.
struct TripDependency {
  let parent: UserDependency
  let trip: Int
}

/// Needs both of a container two levels below.
final class TripScreen {
  typealias Dependencies = HasTrip & HasCounter
}
/// The app would do, but it is the user's.
final class Inbox {
  typealias Dependencies = HasShared
}

/// Asks its parent, and not itself nor those below.
// hasgen: container
struct Feature<Parent: HasShared & HasClock> {
  let parent: Parent
}
struct SmallDependency {
  let feature: Feature<AppDependency>
  let small: Int
}

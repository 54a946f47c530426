protocol HasClock { var clock: Int { get } }
protocol HasUser { var name: Int { get } }
protocol HasTrip { var place: Int { get } }

final class AppDependency {
  let clock: Int = 1
  lazy var trip = TripDependency(user: UserDependency(app: self))
}
final class UserDependency {
  let name: Int = 1
  unowned let app: AppDependency
  init(app: AppDependency) { self.app = app }
}
struct TripDependency {
  let user: UserDependency
  let place: Int = 1
}

/// Could not forward to what is called as a requirement of another type, and of those below, both
/// could be asked.
protocol HasTwin { var twin: Int { get } }
protocol HasOther { var other: Int { get } }
// hasgen: container
final class Left {
  let twin: Int = 1
  unowned let other: Right
  init(other: Right) { self.other = other }
}
// hasgen: container
final class Right {
  let other: Int = 1
  unowned let twin: Left
  init(twin: Left) { self.twin = twin }
}
// hasgen: container
struct Below {
  let left: Left
  let right: Right
}

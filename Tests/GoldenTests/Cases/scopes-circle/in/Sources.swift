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

protocol HasClock { var clock: Int { get } }
protocol HasCounter { var counter: Int { get set } }
protocol HasUser { var user: Int { get } }
protocol HasTrip { var trip: Int { get } }
protocol HasDay { var day: Int { get } }

final class AppDependency {
  let clock: Int = 1
  var counter: Int = 2
}

/// Keeps the app for all that inherit from it, and is no container itself.
class Base {
  let app: AppDependency
  init(app: AppDependency) { self.app = app }
}
class Middle: Base {}
final class UserDependency: Middle {
  let user: Int = 1
}
struct TripDependency {
  let account: UserDependency
  let trip: Int
}

/// A container itself: what inherits from it has all that already, and adds its own.
class AccountDependency: Base {
  let user: Int = 1
}
final class AdminDependency: AccountDependency {
  let day: Int = 1
}

/// Another one that the children cannot see.
class Hidden {
  private let app: AppDependency
  init(app: AppDependency) { self.app = app }
}
final class DayDependency: Hidden {
  let day: Int = 1
}

/// A consumer, and so is what inherits from it.
class Screen {
  typealias Dependencies = HasClock & HasUser
  let app: AppDependency
  init(app: AppDependency) { self.app = app }
}
final class UserScreen: Screen {
  let user: Int = 1
}

/// Stores a composition, which the mark makes a parent.
class Feature<Parent: HasClock> {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}
// hasgen: container
final class TripFeature<Parent: HasClock>: Feature<Parent> {
  let trip: Int = 1
}

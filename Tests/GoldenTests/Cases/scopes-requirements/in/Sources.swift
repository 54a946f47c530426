struct Item {}

/// Overlaps with the one below.
protocol HasSession {
  var token: Int { get }
  var isSignedIn: Bool { get set }
}
protocol HasSignIn { var isSignedIn: Bool { get } }
protocol HasCounter {
  var next: Int { mutating get }
  mutating func reset(to value: Int)
}
protocol HasReset { mutating func reset(to value: Int) }
protocol HasStyle { var style: Int { get nonmutating set } }
protocol HasTable { subscript(row: Int, column column: Int) -> Item { get set } }
protocol HasAround { func around(app: Int, `in` place: Int) -> Int }
@available(macOS 14, *)
protocol HasNews { var news: Int { get } }

struct AppDependency {
  let token: Int
  var isSignedIn: Bool
  var news: Int { 1 }
  var next: Int { mutating get { 1 } }
  var style: Int {
    get { 1 }
    nonmutating set {}
  }
  subscript(row: Int, column column: Int) -> Item {
    get { Item() }
    set {}
  }
  mutating func reset(to value: Int) {}
  func around(app: Int, `in` place: Int) -> Int { app + place }
}

/// A value that is held in a constant is not changed.
struct TripDependency {
  let app: AppDependency
  let trip: Int
}
protocol HasTrip { var trip: Int { get } }

/// A value that is held in a variable is.
struct DayDependency {
  var app: AppDependency
  let trip: Int
}
final class HourDependency {
  var app: AppDependency
  let trip: Int = 1
  init(app: AppDependency) { self.app = app }
}

/// What is shared is.
struct MinuteDependency {
  let hour: HourDependency
  let minute: Int
}
protocol HasMinute { var minute: Int { get } }

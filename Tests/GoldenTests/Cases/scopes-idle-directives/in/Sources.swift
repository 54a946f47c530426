protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasTrip { var trip: Int { get } }
/// It is none.
// hasgen: no-forward
protocol Logging {}
// hasgen: no-forward HasClock
protocol HasTitle { var title: String { get } }
// hasgen: no-forward
struct Session {
  // hasgen: no-forward
  let clock: Int
  // hasgen: not-parent
  let other: Int
}

struct AppDependency {
  let clock: Int
  let title: String
  // hasgen: no-forward
  let level: Int
}
/// A parent has to be told what it is not to be asked for.
struct UserDependency {
  // hasgen: no-forward
  let app: AppDependency
  let trip: Int
}
struct TripDependency {
  // hasgen: no-forward HasStore, HasClock, HasTrip
  let app: AppDependency.Reference
  // hasgen: no-forward HasClock
  let trip: Int
  // hasgen: not-parent
  var other: AppDependency { fatalError() }
}
/// What it has itself is not forwarded anyway.
struct DayDependency {
  // hasgen: no-forward HasTitle
  let app: AppDependency
  let title: String
}
/// One of the two is a parent.
struct HourDependency {
  // hasgen: not-parent
  let trip: Int, app: AppDependency
}
// hasgen: not-parent
func unrelated() {}
/// It is no container because of the directive.
final class Controller {
  // hasgen: not-parent
  let app: AppDependency
  // hasgen: not-parent
  lazy var day = DayDependency(app: app, title: "")
  init(app: AppDependency) { self.app = app }
}
/// What nobody declares may be anything.
struct ForeignDependency {
  // hasgen: not-parent
  let foreign: any HasForeign
  let app: AppDependency
}
/// Whatever is compiled, it holds no parent.
struct WeekDependency {
  let app: AppDependency
  // hasgen: not-parent
  #if DEBUG
    let week: Int
  #else
    let weeks: [Int]
  #endif
}

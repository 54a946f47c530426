protocol HasClock { var clock: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasName { var name: String { get } }
protocol HasTitle { var title: String { get } }
enum Feature {
  protocol HasLogger { var featureLogger: Int { get } }
}
struct AppDependency {
  let clock: Int
  let logger: Int
  let featureLogger: Int
}

// A child whose parent is called so.
struct NameDependency {
  let parent: AppDependency
  let name: String
}

// A child that asks for its parent by a composition.
struct TitleDependency {
  typealias Dependencies = HasClock
  let dependencies: any Dependencies
  let title: String
}

// A container that is a consumer, too.
// hasgen: container
final class LoginFlow {
  typealias Dependencies = HasClock
  let start: Int
  init(dependencies: any Dependencies) { start = dependencies.clock }
}
struct DayScreen { init(start: Int, day: Int) {} }
protocol MakesDayScreen { func makeDayScreen(day: Int) -> DayScreen }

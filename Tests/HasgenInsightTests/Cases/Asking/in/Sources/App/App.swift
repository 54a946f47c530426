protocol HasClock { var clock: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasName { var name: String { get } }
protocol HasTitle { var title: String { get } }
enum Feature { protocol HasLogger { var detail: Int { get } } }
struct AppDependency { let clock: Int; let logger: Int; let detail: Int }
struct NameDependency { let parent: AppDependency; let name: String }
struct TitleDependency { let dependencies: any HasClock; let title: String }
// hasgen: container
final class LoginFlow { let start: Int; init(_ deps: any HasClock) { start = deps.clock } }
struct DayScreen { init(start: Int, day: Int) {} }
protocol MakesDayScreen { func makeDayScreen(day: Int) -> DayScreen }
struct Home { let dependencies: any MakesDayScreen }
struct Profile { let dependencies: any HasName & HasTitle; func run() { dependencies.name } }
struct Loud { let dependencies: any Feature.HasLogger }
struct Quiet {
  // hasgen: allow unused-dependency: the next version uses it
  let dependencies: any HasLogger & HasName
  func run() { dependencies.name }
}

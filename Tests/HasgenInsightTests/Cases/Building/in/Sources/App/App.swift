protocol Telling {}
struct SystemClock: Telling {}
final class Report { init(clock: any Telling) {} }
final class DayModel { init(clock: any Telling) {} }
struct DayScreen { init(model: DayModel) {} }
struct FixedScreen { init(model: DayModel) {} }
protocol HasClock { var clock: any Telling { get } }
protocol HasReport { var report: Report { get } }
protocol MakesDayScreen { func makeDayScreen() -> DayScreen }
protocol MakesFixedScreen { func makeFixedScreen(clock: any Telling) -> FixedScreen }
protocol FlowParent: HasClock {}
final class AppDependency {
  let clock: any Telling
  let report: Report
  let clocks: [any Telling]
  init(clock: any Telling, report: Report) {
    (self.clock, self.report, clocks) = (clock, report, [])
  }
}
extension AppDependency: FlowParent {}
struct UserDependency { let app: AppDependency; let report: Report }
struct Home { let dependencies: any HasReport & MakesDayScreen & MakesFixedScreen }

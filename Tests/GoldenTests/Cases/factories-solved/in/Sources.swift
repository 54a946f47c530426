// One case for each rule, in their order.
protocol Logging {}
protocol HasLogger { var logger: any Logging { get } }
protocol Storing {}
struct Day {}
struct Stack {}
struct Theme {}

final class Store: Storing {
  init(stack: Stack) {}
}

struct AppDependency {
  let logger: any Logging
  let light: Theme
  let dark: Theme
  private let secret = 1
}

extension AppDependency {
  static func makeClock(logger: any Logging) -> Clock { Clock(zone: 1) }
}
final class Clock { init(zone: Int) {} }

// A runtime argument, by its label, by its name, and without a label.
protocol MakesArgumentScreen {
  func makeArgumentScreen(for day: Day, _ stack: Stack) -> ArgumentScreen
}
struct ArgumentScreen {
  init(_ stack: Stack, day: Day) {}
}

// The container, for a composition; a generic one, an opaque one, and the container itself.
protocol MakesCompositionScreen { func makeCompositionScreen() -> CompositionScreen }
struct CompositionScreen {
  init<D: HasLogger>(dependencies: D, others: some HasLogger, app: AppDependency) {}
}

// A member of its type; of several, that of its name.
protocol MakesMemberScreen { func makeMemberScreen() -> MemberScreen }
struct MemberScreen {
  let log: any Logging
  let dark: Theme
}

// What another one makes; a default value; what can itself be built, with what is known at run time.
protocol MakesNestedScreen { func makeNestedScreen(stack: Stack, day: Day) -> NestedScreen }
final class NestedScreen {
  init(day: Day, model: NestedModel, other: CompositionScreen, count: Int = 1, title: String = "") {
  }
}
final class NestedModel {
  init(refresher: Refresher) {}
}
struct Refresher { let store: any Storing }

// What a hand-written function makes wins, and its own parameters are solved.
protocol MakesClockScreen { func makeClockScreen() -> ClockScreen }
struct ClockScreen { let clock: Clock }

// One of two that conform, marked.
protocol Weather {}
struct WebWeather: Weather {}  // hasgen: live
struct OldWeather: Weather {}
protocol MakesWeatherScreen { func makeWeatherScreen() -> WeatherScreen }
struct WeatherScreen { let weather: any Weather }

// Generic types, as far as they are written; optionals.
final class Cache<Value> {
  init(log: any Logging) {}
}
protocol MakesCacheScreen { func makeCacheScreen() -> CacheScreen }
struct CacheScreen {
  init(cache: Cache<Day>, other: Cache<[Day]>?) {}
}

// Effects and isolation are carried outward.
@MainActor final class View {
  init(model: Model) {}
}
final class Model: Sendable { init() async throws {} }
protocol MakesView { @MainActor func makeView() async throws -> View }
protocol MakesStack { func makeStack() async throws -> RemoteStack }
struct RemoteStack { init(model: Model) {} }

// Closures in place of functions.
typealias MakeDay = (_ day: Day, Stack) -> ArgumentScreen
protocol HasMakeDay { var makeDay: MakeDay { get } }
protocol HasMakeClock { var makeClock: () -> ClockScreen { get } }
protocol MakesList { func makeList() -> List }
struct List { init(row: @escaping (Day, Stack) -> ArgumentScreen) {} }

// Written by hand.
protocol MakesHand { func makeHand() -> Hand }
struct Hand { let title: String }
extension AppDependency { func makeHand() -> Hand { Hand(title: "") } }

final class Coordinator {
  typealias Dependencies = HasLogger & MakesArgumentScreen & MakesCompositionScreen
    & MakesMemberScreen & MakesNestedScreen & MakesClockScreen & MakesWeatherScreen
    & MakesCacheScreen & MakesView & MakesStack & HasMakeDay & HasMakeClock
    & MakesList & MakesHand
}

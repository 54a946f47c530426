protocol Logging: Sendable {}
protocol HasLogger { var logger: any Logging { get } }
protocol HasClock { var clock: Int { get } }
protocol HasUser { var user: Int { get } }

// MARK: Umbrellas

/// Named in place.
protocol FeatureDependency: HasLogger, HasClock {}
/// Gathers one, and a label says what it is.
protocol DeepServices: HasClock {}
/// Named in a composition, and conformed to by hand.
protocol CoreServices: HasLogger, HasClock {}
/// Gathers another, and what is the user's.
protocol UserServices: CoreServices, HasUser {}
/// Has more than Has-protocols.
protocol Titled { var title: String { get } }
protocol TitledServices: Titled, HasLogger, HasClock {}
/// Asks for something itself.
protocol Timetable: HasClock { var rows: Int { get } }
/// Gathers one, and nothing says that dependencies are meant.
protocol Ticking: HasClock {}

// MARK: Containers

struct AppDependency: CoreServices {
  let logger: any Logging
  let clock: Int
}
struct UserDependency {
  let app: AppDependency
  let user: Int
}

// MARK: Consumers

final class Feature {
  let dependencies: any FeatureDependency
  init(dependencies: any FeatureDependency) { self.dependencies = dependencies }
}
protocol MakesFeature { func makeFeature() -> Feature }
func tick(dependencies: any DeepServices, ticking: any Ticking, row: any Timetable) {}
func title(_ dependencies: any TitledServices) {}
protocol Ranking where Self: HasClock { var rank: Int { get } }
protocol DayRanking: Ranking {}
struct Ranked { let ranking: any DayRanking }

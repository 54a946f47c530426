protocol Logging: Sendable {}
struct ConsoleLogger: Logging {}
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
/// Named in the clause of a generic type, and asks for an object.
protocol ObjectServices: AnyObject, HasLogger, HasClock {}
/// Gathers what is made.
protocol Screens: MakesFeature, MakesReport, HasClock {}
/// No consumer names it.
protocol Unnamed: HasLogger, HasClock {}
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
final class ObjectDependency {
  let app: AppDependency
  init(app: AppDependency) { self.app = app }
}
/// By reference, a composition and a generic parent.
struct ReferringScope {
  let app: AppDependency.Reference
  let user: Int
}
struct ComposedScope {
  let parent: any FeatureDependency
  let user: Int
}
struct GenericScope<Parent: HasLogger & HasClock> {
  let parent: Parent
  let user: Int
}

// MARK: Consumers

final class Feature {
  let dependencies: any FeatureDependency
  init(dependencies: any FeatureDependency) { self.dependencies = dependencies }
}
protocol MakesFeature { func makeFeature() -> Feature }
final class Report {
  typealias Dependencies = CoreServices & HasUser
  init(dependencies: any Dependencies) {}
}
protocol MakesReport { func makeReport() -> Report }
final class UserScreen<Services: UserServices> {
  init(_ services: Services) {}
}
func keep<Services: ObjectServices>(_ services: Services, also screens: some Screens) {}
func tick(dependencies: any DeepServices, ticking: any Ticking, row: any Timetable) {}
func title(_ dependencies: any TitledServices) {}

func show(
  _ app: AppDependency, _ user: UserDependency, _ object: ObjectDependency,
  _ referring: ReferringScope, _ composed: ComposedScope, _ generic: GenericScope<AppDependency>
) {
  _ = Feature(dependencies: app)
  _ = Feature(dependencies: user)
  _ = UserScreen(user)
  _ = UserScreen(referring)
  _ = UserScreen(composed)
  _ = UserScreen(generic)
  keep(object, also: user)
  keep(object, also: referring)
  _ = Feature(dependencies: app.byReference)
  _ = user.makeReport()
}

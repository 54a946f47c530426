protocol HasLogger { var logger: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol FeatureDependency: HasLogger, HasClock {}

struct AppDependency { let logger: Int }

final class Feature {
  init(dependencies: any FeatureDependency) {}
}

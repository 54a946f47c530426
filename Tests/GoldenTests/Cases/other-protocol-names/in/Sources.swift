protocol LoggerDependency { var logger: Int { get } }
protocol ClockDependency { var clock: Int { get } }
protocol UserDependency { var user: Int { get } }
struct AppDependencies {
  let logger: Int
  let clock: Int
}
final class Feature {
  typealias Dependencies = LoggerDependency & ClockDependency
  init(dependencies: any Dependencies) {}
}
final class Other {
  typealias Dependencies = ClockDependency
}
/// Needs more than there is.
final class Third {
  typealias Needs = UserDependency & ClockDependency
}

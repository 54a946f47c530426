protocol UsesLogger { var logger: Int { get } }
protocol UsesClock { var clock: Int { get } }
struct AppDependency {
  let logger: Int
  let clock: Int
}
final class Feature {
  init(dependencies: any UsesLogger & UsesClock & Sendable) {}
}

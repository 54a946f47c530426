protocol UsesLogger { var logger: Int { get } }
protocol ClockProvider { var clock: Int { get } }
protocol UsesNothing { var nothing: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol Hashable { var logger: Int { get } }

struct AppDependency {
  let logger: Int
  let clock: Int
  let nothing: Int
  let cache: Int
}

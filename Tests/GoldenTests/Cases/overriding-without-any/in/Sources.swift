protocol Logging {}
protocol Caching {}
protocol HasLogger { var logger: Logging { get } }

struct AppDependency {
  let logger: Logging
  let both: Logging & Caching
  let spare: Logging?
}

protocol HasClock { var clock: Int { get } }
protocol HasWindow { var window: Int { get } }

struct AppDependency {
  let clock: Int
}

/// Keeps the container and supplies nothing: no scope of its own.
struct AppView {
  let container: AppDependency
  let title: String
}

struct WindowScope {
  let app: AppDependency
  let window: Int
}

struct Consumer {
  typealias Dependencies = HasClock
}

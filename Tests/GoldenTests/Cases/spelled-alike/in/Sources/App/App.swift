import Core

struct Logger {}

struct AppDependency {
  let logger: Logger
}

struct Consumer {
  typealias Dependencies = HasLogger
}

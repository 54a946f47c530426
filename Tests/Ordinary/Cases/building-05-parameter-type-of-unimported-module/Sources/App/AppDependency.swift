import Core

struct AppDependency: Sendable {
  let logger: any Logging
}

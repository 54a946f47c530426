// What cannot be called is no candidate, and where it is marked that is told.
import Core

struct AppDependency: Sendable {
  let logger: any Logging
}
struct ClockDependency: Sendable {
  let clock: any Clock
}

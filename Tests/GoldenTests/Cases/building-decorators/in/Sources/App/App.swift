protocol Logging: Sendable {}

/// Chosen, and so no source for itself: the logger inside is handed over.
// hasgen: live
struct TimedLogger: Logging {
  let inner: any Logging
}

struct AppDependency {
  let logger: any Logging
}

/// Its own initializer needs no value handed over; the one that Swift writes does.
struct AppDependency {
  let logger: Logger
}

/// The one that Swift writes, since the other is ignored.
struct IgnoringDependency {
  let box: Box<Int>
}

extension IgnoringDependency {
  // hasgen: ignore
  init() { fatalError() }
}

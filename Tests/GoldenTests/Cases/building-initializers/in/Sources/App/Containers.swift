/// Its own initializer needs no value handed over; the one that Swift writes does.
struct AppDependency {
  let logger: Logger
  let clock: Clock
}

extension AppDependency {
  init(logger: Logger) { self.init(logger: logger, clock: Clock(zone: "UTC")) }
}

/// Two that work, of which one is marked; fewer parameters are as good as many.
struct MarkedDependency {
  let logger: Logger
  let isVerbose: Bool

  // hasgen: live
  init(logger: Logger) {
    self.logger = logger
    isVerbose = false
  }

  init(logger: Logger, other: Logger) {
    self.logger = logger
    isVerbose = other !== logger
  }
}

/// The one that Swift writes, since the other is ignored.
struct IgnoringDependency {
  let logger: Logger
  let box: Box<Int>
}

extension IgnoringDependency {
  // hasgen: ignore
  init() { fatalError() }
}

/// Swift writes none beside its own one.
struct PlainDependency {
  let logger: Logger
  let clock: Clock

  init(zone: String, logger: Logger) {
    self.logger = logger
    clock = Clock(zone: zone)
  }
}

final class Logger {}
final class Clock {}

/// Both work, and the one with more parameters is no better.
struct AppDependency {
  let logger: Logger
  let clock: Clock

  init(logger: Logger) {
    self.logger = logger
    clock = Clock()
  }

  init(logger: Logger, clock: Clock) {
    self.logger = logger
    self.clock = clock
  }
}

/// The one that Swift writes cannot be marked.
struct ImpliedDependency {
  let logger: Logger
  let clock: Clock
}

extension ImpliedDependency {
  init(logger: Logger) { self.init(logger: logger, clock: Clock()) }
}

struct MarkedDependency {
  let logger: Logger

  // hasgen: live
  init(logger: Logger) { self.logger = logger }

  // hasgen: live
  init() { logger = Logger() }
}

protocol Storing {}
final class FileStore: Storing {}
final class MemoryStore: Storing {}

/// What would work once a store is chosen is not passed over.
struct OpenDependency {
  let store: any Storing

  init(store: any Storing) { self.store = store }
  init(logger: Logger) { store = FileStore() }
}

/// Needs itself, with larger arguments each time.
final class Box<Content> {
  init(inner: Box<[Content]>) {}
}

struct GrowingDependency {
  let box: Box<Int>
}

protocol Logging {}
protocol Caching {}
struct MemoryCache: Caching {}

struct AppDependency {}

/// What its initializer does not take can be set afterwards.
struct PartDependency {
  let logger: any Logging
  var count = 1 + 0

  init(logger: any Logging) {
    self.logger = logger
  }
}

/// Of several initializers, the one that takes most.
struct BestDependency {
  let logger: any Logging
  let cache: any Caching
  let now: () -> Int

  init?(name: String) { return nil }

  init(
    with logger: any Logging, cache: (any Caching)? = nil, isVerbose: Bool = false,
    now: @escaping () -> Int
  ) {
    self.logger = logger
    self.cache = cache ?? MemoryCache()
    self.now = now
  }
}

/// The nearest name counts, and a member under a condition has a version of its own.
struct NearDependency {
  let count: Int

  #if DEBUG
    private let _level: Int

  #endif
}

/// The initializer that Swift writes is private, as a member is.
struct ExtendedDependency {
  let logger: any Logging
  private let _count: Int
}

extension ExtendedDependency {
  init(logger: any Logging, count: Int = 1) {
    self.logger = logger
    _count = count
  }
}

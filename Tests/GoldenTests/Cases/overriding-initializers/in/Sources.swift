protocol Logging {}
struct ConsoleLogger: Logging {}
protocol Caching {}
struct MemoryCache: Caching {}
protocol HasLogger { var logger: any Logging { get } }

struct AppDependency {
  let logger: any Logging

  init(logger: any Logging) { self.logger = logger }
}

/// What its initializer does not take can be set afterwards.
struct PartDependency {
  let logger: any Logging
  var cache: any Caching = MemoryCache()
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

  init() { self.init(ConsoleLogger()) }

  init?(name: String) { return nil }

  init(_ logger: any Logging) {
    self.init(with: logger, cache: MemoryCache(), now: { 1 })
  }

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
  private let _count = 1
  let count: Int

  #if DEBUG
    private let _level: Int
    var level: Int { _level }

    init(level: Int, count: Int) {
      _level = level
      self.count = count
    }
  #endif
}

/// A constant with its value beside it cannot be given another.
struct AnewDependency {
  let logger: any Logging
  let cache: any Caching = MemoryCache()
  private let secret = 1
  var inferred = 2 + 0
  lazy var late = 3
}

/// Only its own file sets it, and the initializer that Swift writes takes it.
struct SetDependency {
  var logger: any Logging
  private(set) var count: Int
}

/// The initializer that Swift writes is private, as a member is.
struct ExtendedDependency {
  let logger: any Logging
  private let _count: Int
}

extension ExtendedDependency {
  var count: Int { _count }

  init(logger: any Logging, count: Int = 1) {
    self.logger = logger
    _count = count
  }
}

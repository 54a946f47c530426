protocol Tracing: AnyObject {}

final class Tracer: Tracing {
  init(limit: Int) {}
}

final class Logger {}
protocol HasLogger { var logger: Logger { get } }

#if DEBUG
  final class Inspector {
    init(tracer: any Tracing, logger: Logger) {}
  }
#endif

final class Mail {
  init(address: String, logger: Logger) {}
}

/// Two members in debug builds only.
struct AppDependency {
  let logger: Logger
  #if DEBUG
    let tracer: any Tracing
    let inspector: Inspector
  #endif
  let mail: Mail
}

/// The same, of which the golden case is compiled without the condition.
struct BetaDependency {
  let logger: Logger
  #if BETA
    let tracer: any Tracing
  #else
    @Lazy var mail: Mail
  #endif
  let reader: Reader
}

@propertyWrapper
struct Lazy<Value> {
  var wrappedValue: Value { make() }
  let make: () -> Value

  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
}

/// Its scope is another one in each build, and the class has an initializer for each.
final class Reader {
  #if BETA
    init(tracer: any Tracing) {}
  #else
    init(mail: @escaping () -> Mail) {}
  #endif
}

final class Disk {}
final class Cloud {
  init(disk: Disk) {}
}

/// One member of two types, with a scope below.
struct StoreDependency {
  #if os(Windows)
    let store: Disk
  #else
    let store: Cloud
  #endif
  let logger: Logger
}

struct TripDependency {
  let store: StoreDependency
  let plan: Plan
}

final class Plan {
  init(logger: Logger) {}
}

/// What has a value makes no difference, and neither does a constant that is `nil`.
struct SameDependency {
  let logger: Logger
  #if DEBUG
    var isTraced = true
    var note: String?
  #endif
}

#if DEBUG
  /// All of it.
  struct WholeDependency {
    let logger: Logger
    #if os(Linux)
      let disk: Disk
    #endif
  }
#endif

/// A class that says itself how it is made in each build.
final class ClassDependency {
  let logger: Logger
  #if DEBUG
    let disk: Disk

    init(logger: Logger, disk: Disk) {
      self.logger = logger
      self.disk = disk
    }
  #else
    init(logger: Logger) { self.logger = logger }
  #endif
}

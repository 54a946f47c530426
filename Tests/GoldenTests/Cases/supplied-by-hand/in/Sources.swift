protocol HasClock { var clock: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasStore { var store: Int { get } }

class AppDependency {
  let logger: Int

  init(logger: Int) { self.logger = logger }
}

// A nested type has all.
final class Feature {
  typealias Dependencies = HasClock & HasLogger

  init(dependencies: any Dependencies) {}
}
enum Features {
  struct Services: HasClock, HasLogger {
    let clock: Int
    let logger: Int
  }
}
func start(_ app: AppDependency) {
  _ = Feature(dependencies: Features.Services(clock: 1, logger: app.logger))
}

// Through an umbrella protocol, an extension and a container that it inherits from.
final class Shop {
  init(services: any HasClock & HasLogger & HasStore) {}
}
protocol Times: HasClock {}
final class ShopServices: AppDependency, Times {
  let clock = 1
}
extension ShopServices: HasStore {
  var store: Int { 2 }
}

// A container with what one of its subclasses has.
final class Router {
  typealias Needs = HasStore & AppDependency

  init(needs: any Needs) {}
}

#if DEBUG
  // Under the same condition.
  protocol HasConsole { var console: Int { get } }
  final class Debugger {
    init(dependencies: any HasConsole & HasLogger) {}
  }
  struct Console: HasConsole, HasLogger {
    let console: Int
    let logger: Int
  }
#endif

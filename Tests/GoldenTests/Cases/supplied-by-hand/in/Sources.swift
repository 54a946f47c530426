protocol HasClock { var clock: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasStore { var store: Int { get } }

class AppDependency {
  let logger: Int

  init(logger: Int) { self.logger = logger }
}

enum Features {
  struct Services: HasClock, HasLogger {
    let clock: Int
    let logger: Int
  }
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

#if DEBUG
  // Under the same condition.
  protocol HasConsole { var console: Int { get } }
  final class Debugger {}
  struct Console: HasConsole, HasLogger {}
#endif

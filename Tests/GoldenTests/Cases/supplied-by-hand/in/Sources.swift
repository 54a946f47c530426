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

// By an extension of a type that no source declares.
protocol HasTitle { var title: String { get } }
final class Row {
  init(services: any HasTitle & HasClock) {}
}
extension Int: HasTitle, HasClock {
  var title: String { "\(self)" }
  var clock: Int { self }
}

// By a type in the body of a function.
protocol HasLocale { var locale: Int { get } }
struct Page {
  typealias Dependencies = HasLocale & HasLogger
  let dependencies: any Dependencies
}
func makePage(app: AppDependency) -> Page {
  struct Adapter: Page.Dependencies {
    let app: AppDependency
    var locale: Int { 1 }
    var logger: Int { app.logger }
  }
  return Page(dependencies: Adapter(app: app))
}

// What is not there before the container is.
protocol Logging {}
struct ConsoleLogger: Logging {}
protocol HasLogger { var logger: any Logging { get } }
final class Web { init(dependencies: any HasLogger) {} }

final class Screen { init(title: String) {} }
protocol MakesScreen { func makeScreen() -> Screen }
final class Nav { init(dependencies: any MakesScreen) {} }

// What cannot be captured by a closure that is isolated otherwise.
final class Store {}
@MainActor final class Tab { init(store: Store) {} }
protocol MakesTab { @MainActor func makeTab() -> Tab }
final class Tabs { init(dependencies: any MakesTab) {} }

struct AppDependency {
  let store: Store
  let tabs: Tabs
  let logger: any Logging
  let web: Web
  let nav: Nav

  init(log: ConsoleLogger, web: Web, nav: Nav, store: Store, tabs: Tabs) {
    logger = log
    self.web = web
    self.nav = nav
    self.store = store
    self.tabs = tabs
  }

  func makeScreen() -> Screen { Screen(title: "Home") }
}

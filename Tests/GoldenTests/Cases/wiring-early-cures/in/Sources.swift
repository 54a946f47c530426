// What is not there before the container is.
protocol Logging {}
struct ConsoleLogger: Logging {}
protocol HasLogger { var logger: any Logging { get } }
final class Web { init(dependencies: any HasLogger) {} }

final class Screen { init(title: String) {} }
protocol MakesScreen { func makeScreen() -> Screen }
final class Nav { init(dependencies: any MakesScreen) {} }

struct AppDependency {
  let logger: any Logging
  let web: Web
  let nav: Nav

  init(log: ConsoleLogger, web: Web, nav: Nav) {
    logger = log
    self.web = web
    self.nav = nav
  }

  func makeScreen() -> Screen { Screen(title: "Home") }
}

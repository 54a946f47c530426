// What nothing keeps is not built.
final class Log {}
final class Window {}
final class Page { init(log: Log) {} }
final class AppDependency {
  weak var window: Window?
  unowned let log: Log
  let page: Page

  init(window: Window?, log: Log, page: Page) {
    self.window = window
    self.log = log
    self.page = page
  }
}

struct UserDependency {
  let app: AppDependency
  weak var guide: Window?
  unowned let window: Window
}
protocol MakesUserDependency { func makeUserDependency(window: Window) -> UserDependency }

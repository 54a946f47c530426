// Members that are handed closures which call functions.
struct Logger: Sendable {}
final class Store {}
enum Unread: Error { case page }

@MainActor final class Screen { init(id: Int, logger: Logger) {} }
struct Page { init(store: Store) throws(Unread) {} }

final class Nav { init(makeScreen: @escaping @MainActor (Int) -> Screen) {} }
final class Library { init(makePage: @escaping () throws(Unread) -> Page) {} }
// What is isolated, and a closure that is not.
final class Tabs { init(makeTab: @escaping (Int) -> Screen) {} }

struct AppDependency {
  let logger: Logger
  let store: Store
  let nav: Nav
  let library: Library
  let tabs: Tabs

  @MainActor static func makeScreen(id: Int, logger: Logger) -> Screen {
    Screen(id: id, logger: logger)
  }
  static func makePage(store: Store) throws(Unread) -> Page { try Page(store: store) }
  @MainActor static func makeTab(id: Int) -> Screen { Screen(id: id, logger: Logger()) }
}

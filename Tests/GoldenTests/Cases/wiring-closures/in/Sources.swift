// Members that are handed closures which call functions.
struct Logger: Sendable {}
final class Store {}
enum Unread: Error { case page }

@MainActor final class Screen { init(id: Int, logger: Logger) {} }
struct Page { init(store: Store) throws(Unread) {} }

final class Library { init(makePage: @escaping () throws(Unread) -> Page) {} }
// What is isolated, and a closure that is not.
final class Tabs { init(makeTab: @escaping (Int) -> Screen) {} }

struct AppDependency {
  let library: Library
  let tabs: Tabs

  @MainActor static func makeTab(id: Int) -> Screen { Screen(id: id, logger: Logger()) }
}

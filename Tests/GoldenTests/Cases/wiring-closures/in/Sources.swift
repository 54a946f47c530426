// Members that are handed closures which make something.
struct Logger: Sendable {}
final class Store {}
enum Unread: Error { case page }

@MainActor final class Screen { init(id: Int, logger: Logger) {} }
struct Page { init(store: Store) throws(Unread) {} }

final class Nav { init(make: @escaping @MainActor (Int) -> Screen) {} }
final class Library { init(makePage: @escaping () throws(Unread) -> Page) {} }
// What is isolated, and a closure that is not.
final class Tabs { init(makeTab: @escaping (Int) -> Screen) {} }

// Narrow compositions whose closures are isolated or shared.
protocol MakesScreen { @MainActor func makeScreen(id: Int) -> Screen }
final class Menu { init(dependencies: any MakesScreen) {} }

struct AppDependency {
  let logger: Logger
  let store: Store
  let nav: Nav
  let library: Library
  let tabs: Tabs
  let menu: Menu
}

import Foundation

final class Logger {}

// What is handed over, as its initializer takes it.
final class Counter { init(x: inout Int, logger: Logger) {} }
final class Title { init(text: @autoclosure () -> String, logger: Logger) {} }
final class Pair { init(_: URL, _: Int, _ second: Int, logger: Logger) {} }

// Names that collide, also with the member's name before them.
final class Web { init(url: URL, logger: Logger) {} }
final class DB { init(url: URL, logger: Logger) {} }
final class Sync { init(webUrl: URL, logger: Logger) {} }

// A parameter with the name of a function.
struct Nav: Sendable {}
final class Shell { init(nav: Nav) {} }

struct AppDependency {
  let logger: Logger
  let counter: Counter
  let title: Title
  let pair: Pair
  let web: Web
  let db: DB
  let sync: Sync
  let makeNav: (Int) -> Nav
  let nav: Nav
  let shell: Shell

  static func makeNav() -> Nav { Nav() }
  static func makeShell(logger: Logger) -> Shell { Shell(nav: makeNav()) }
}

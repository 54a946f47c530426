final class Logger {}

// What is handed over, as its initializer takes it.
final class Counter { init(x: inout Int, logger: Logger) {} }

// A parameter with the name of a function.
struct Nav: Sendable {}

struct AppDependency {
  let counter: Counter
  let makeNav: (Int) -> Nav

  static func makeNav() -> Nav { Nav() }
}

protocol MakesKept { func makeKept() -> Kept }
protocol MakesBrief { func makeBrief() -> Brief }
protocol MakesPassing { func makePassing() throws -> Passing }

final class Limits { init() {} }
final class Config { init() throws {} }
struct Store { init(log: Log, limits: Limits) {} }
final class Log {}

/// A class has to say that such a closure keeps it.
final class Kept { init(store: @escaping @autoclosure () -> Store) {} }
final class Brief { init(store: @autoclosure () -> Store) {} }
/// It throws only what the closure does.
final class Passing {
  init(limits: @autoclosure () throws -> Limits, config: @autoclosure () throws -> Config) rethrows
  {}
}

final class AppDependency {
  let log = Log()
}

final class Coordinator { typealias Dependencies = MakesKept & MakesBrief & MakesPassing }

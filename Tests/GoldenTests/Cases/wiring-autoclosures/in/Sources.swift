protocol HasLazily { var lazily: Lazily { get } }

final class Config: Sendable { init() throws {} }
final class Remote: Sendable { init() async {} }
final class Limits: Sendable { init() {} }

final class Lazily { init(limits: @autoclosure () -> Limits) {} }
final class Throwing { init(config: @autoclosure () throws -> Config) {} }
final class Waiting { init(remote: @autoclosure () async -> Remote) async {} }
/// The closure may not throw: the value is handed over.
final class Strict { init(config: @autoclosure () -> Config) {} }
final class Quick { init(remote: @autoclosure () throws -> Remote) {} }

struct AppDependency {
  let lazily: Lazily
  let throwing: Throwing
  let waiting: Waiting
  let strict: Strict
  let quick: Quick
}

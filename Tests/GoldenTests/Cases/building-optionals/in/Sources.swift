// What may be nil is so unless it is handed over.
final class DebugServer: Sendable {}
protocol Log: Sendable {}
struct ConsoleLog: Log {}
final class Net: Sendable {
  init(log: (any Log)?, tracer: (any Log)?, debugServer: DebugServer?) {}
}

struct AppDependency: Sendable {
  let log: any Log
  let debugServer: DebugServer?
  let crashLog: (any Log)?
  let net: Net
}

// A variable is so by itself, and is read by what takes it.
final class User: Sendable {
  init(tracer: DebugServer?, window: DebugServer?, unwrapped: DebugServer?) {}
}
struct UserDependency {
  var tracer: DebugServer?
  weak var window: DebugServer?
  var unwrapped: DebugServer!
  var given: DebugServer? = nil
  let user: User
}

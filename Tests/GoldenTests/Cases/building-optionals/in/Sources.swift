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

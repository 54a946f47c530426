protocol Logging: Sendable {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

struct ConsoleLogger: Logging {
  func log(_ line: String) { print(line) }
}

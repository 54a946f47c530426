/// Writes lines for developers.
public protocol Logging: Sendable {
  func log(_ line: String)
}

/// Has the logger.
public protocol HasLogger {
  var logger: any Logging { get }
}

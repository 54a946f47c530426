public protocol Logging: Sendable {}
public struct ConsoleLogger: Logging {
  public static let shared: any Logging = ConsoleLogger()
  public static func make(_ level: Int) -> any Logging { ConsoleLogger() }
  init() {}
}
public protocol HasLogger { var logger: any Logging { get } }

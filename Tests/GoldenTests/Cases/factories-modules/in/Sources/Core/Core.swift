import Foundation

public protocol Logging: Sendable {}
public protocol HasLogger { var logger: any Logging { get } }

public struct ConsoleLogger: Logging {
  public init() {}
}
public struct Page: Sendable {
  public let url: URL
}
// Its memberwise initializer is internal to this module.
public struct Theme: Sendable {
  public var isDark = false
}

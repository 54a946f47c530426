import Foundation

public protocol Logging: Sendable {}
public protocol HasLogger { var logger: any Logging { get } }
public protocol Fetching: Sendable {}
public protocol HasFetcher { var fetcher: any Fetching { get } }
public struct ConsoleLogger: Logging {
  public init(folder: URL) {}
}

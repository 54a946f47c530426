public protocol Logging { func log() }

public protocol HasLogger { var logger: any Logging { get } }

public struct AppDependency {
  public let logger: any Logging

  public init(logger: any Logging) { self.logger = logger }
}

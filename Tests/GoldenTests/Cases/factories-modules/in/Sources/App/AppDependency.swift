import Core

public struct AppDependency: Sendable {
  public let logger: any Logging
}

public protocol Logging {}
public protocol HasLogger { var logger: any Logging { get } }
struct Secret {}

public struct AppDependency {
  public let logger: any Logging

  public init(logger: any Logging) {
    self.logger = logger
  }
}

/// The function is for all who see the container, and leaves out what they do not see.
public struct PartDependency {
  public let logger: any Logging
  let secret: Secret
}

package struct TeamDependency {
  public let logger: any Logging
  private let secret = Secret()

  package init(logger: any Logging) {
    self.logger = logger
  }
}

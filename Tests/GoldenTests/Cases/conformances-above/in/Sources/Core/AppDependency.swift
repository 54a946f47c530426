public struct AppDependency {
  public let logger: Int
  public let store: Int
  public let clock: Int

  public init() {
    logger = 1
    store = 2
    clock = 3
  }
}
public protocol HasLogger { var logger: Int { get } }

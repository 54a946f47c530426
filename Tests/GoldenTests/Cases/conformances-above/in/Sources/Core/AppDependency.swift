public struct AppDependency {
  public let logger: Int
}
public protocol HasLogger { var logger: Int { get } }

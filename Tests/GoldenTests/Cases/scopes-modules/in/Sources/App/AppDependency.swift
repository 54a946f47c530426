import Core

public struct AppDependency {
  public let logger: any Logging
  let secret: Int
  public func write(_ line: Line) -> Line { line }
}

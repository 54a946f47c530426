public struct Clock: Sendable {}
public struct Logger: Sendable {
  public init() {}
}

public protocol HasLogger: Sendable { var logger: Int { get } }
public protocol HasClock: Sendable { var clock: Int { get } }

public final class Screen {
  public typealias Dependencies = HasLogger & HasClock

  public init(dependencies: any Dependencies) {}
}

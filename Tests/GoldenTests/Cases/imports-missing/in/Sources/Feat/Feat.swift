import Core
import Net

public struct FileLogger: Logging { public init(sink: Sink) {} }
public final class Screen {
  public init(logger: any Logging, policy: RetryPolicy) {}
}
public protocol MakesScreen { func makeScreen(policy: RetryPolicy) -> Screen }

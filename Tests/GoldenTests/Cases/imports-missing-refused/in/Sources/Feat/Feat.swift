import Core
import Net

public struct FileLogger: Logging { public init(sink: Sink) {} }
public protocol MakesScreen { func makeScreen(policy: RetryPolicy) -> Screen }

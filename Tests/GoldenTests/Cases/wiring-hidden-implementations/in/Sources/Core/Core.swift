public protocol Logging: Sendable {}
public struct ConsoleLog: Logging { public init() {} }
struct Inner: Logging {}

public protocol Clock: Sendable {}
public struct WallClock: Clock { public init() {} }
// hasgen: live
struct InnerClock: Clock {}

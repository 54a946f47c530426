public struct RetryPolicy: Sendable { public init() {} }
public final class Client: Sendable { public init() {} }

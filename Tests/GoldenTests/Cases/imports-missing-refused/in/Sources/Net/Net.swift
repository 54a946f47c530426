import Core

public struct RetryPolicy: Sendable { public init() {} }
public struct Sink: Sendable {}

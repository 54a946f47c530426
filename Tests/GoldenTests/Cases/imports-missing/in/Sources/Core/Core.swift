public protocol Logging: Sendable {}
public protocol HasLogger { var logger: any Logging { get } }

public protocol Logging: Sendable {}

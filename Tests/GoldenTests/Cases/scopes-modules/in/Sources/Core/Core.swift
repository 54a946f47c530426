public protocol Logging: Sendable {}
public struct Line: Sendable {}
public protocol HasLogger { var logger: any Logging { get } }
public protocol HasWriter { func write(_ line: Line) throws -> Line }
protocol HasSecret { var secret: Int { get } }

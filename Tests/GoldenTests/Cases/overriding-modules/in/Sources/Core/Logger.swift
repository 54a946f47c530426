public protocol Logging {}
public protocol HasLogger { var logger: any Logging { get } }
public struct Level {}

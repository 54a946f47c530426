public struct Day: Sendable { public init() {} }
public enum Outer { public struct Inner: Sendable { public init() {} } }
public struct Reference: Sendable { public init() {} }

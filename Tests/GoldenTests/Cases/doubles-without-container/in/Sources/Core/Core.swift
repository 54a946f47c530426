import Foundation

// hasgen: stub
public protocol Logging: Sendable {
  func log(_ line: String, at date: Date)
}

public protocol Tracking {
  func track(_ line: String) -> Outer.Kind
}

public enum Outer {
  public enum Kind { case one }
  public protocol Nested { var depth: Int { get } }
}

/// The feature's own comes first.
public protocol Caching { func cache() }

public protocol HasLogger { var logger: any Logging { get } }

/// Of a file that does not see this one, it means the standard library's.
public enum Result { case none }

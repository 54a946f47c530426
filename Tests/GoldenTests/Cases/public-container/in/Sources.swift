public protocol HasLogger { var logger: Int { get } }
public protocol HasClock { var clock: Int { get } }

public struct AppDependency {
  public let logger: Int
  let clock: Int
}

struct Consumer {
  typealias Dependencies = HasLogger & HasClock
}

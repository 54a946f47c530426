public protocol HasLogger { var logger: Int { get } }
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
protocol HasInternal { var own: Int { get } }

public struct AppDependency {
  public let logger: Int
  let clock: Int
  let own: Int
}

extension AppDependency {
  public var cache: Int { 1 }
}

struct Consumer {
  typealias Dependencies = HasLogger & HasClock
}

public import Core

public protocol HasLoud { var loud: String { get } }
public protocol HasStore { var store: Int { get } }

extension AppDependency {
  public var loud: String { "\(logger)!" }
}

// Written by hand already.
extension AppDependency: HasClock {}

public final class Feature {
  public typealias Dependencies = HasLoud & HasLogger & HasStore & HasClock
}

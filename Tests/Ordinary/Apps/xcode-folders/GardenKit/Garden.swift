public final class Garden {
  public var plants: [String: [String]] = [:]

  public init() {}
}

public protocol HasGarden {
  var garden: Garden { get }
}

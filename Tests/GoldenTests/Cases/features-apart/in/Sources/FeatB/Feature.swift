import Core

public protocol HasClock { var clock: Int { get } }
public protocol HasStore { var store: Int { get } }

public final class Feature {
  public typealias Dependencies = HasClock & HasLogger

  public init(dependencies: any Dependencies) {}
}
public final class Shop {
  public typealias Dependencies = HasClock & HasStore

  public init(dependencies: any Dependencies) {}
}

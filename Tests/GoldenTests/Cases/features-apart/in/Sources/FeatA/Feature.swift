import Core

public final class Feature {
  public typealias Dependencies = HasLogger

  public init(dependencies: any Dependencies) {}
}

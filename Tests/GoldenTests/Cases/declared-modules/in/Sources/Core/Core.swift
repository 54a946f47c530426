import Types

public struct CoreDependency {
  public let clock: Clock
}

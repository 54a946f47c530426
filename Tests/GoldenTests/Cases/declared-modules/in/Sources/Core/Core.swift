import Types

public struct CoreDependency {
  public let clock: Clock
  let hidden: Int
}

public struct Page: Sendable {}

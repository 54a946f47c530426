public struct AppDependency {
  public let store: Store
  let secret: Secret
}
public final class Store {
  public init() {}
}
public final class Secret {
  public init() {}
}

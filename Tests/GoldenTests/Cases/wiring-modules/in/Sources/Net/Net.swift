import Core

public struct Endpoint: Sendable {
  public init(name: String) {}
}
public struct WebFetcher: Fetching {
  public init(endpoint: Endpoint, dependencies: any HasLogger) {}
}

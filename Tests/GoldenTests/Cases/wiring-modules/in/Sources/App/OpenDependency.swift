import Core

public struct OpenDependency {
  public let fetcher: any Fetching
  public let logger: any Logging
}

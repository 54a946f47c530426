public import Foundation

public protocol HasEndpoint { var endpoint: URL { get } }

public struct AppDependency {
  public let endpoint: URL

  public init(endpoint: URL) { self.endpoint = endpoint }
}

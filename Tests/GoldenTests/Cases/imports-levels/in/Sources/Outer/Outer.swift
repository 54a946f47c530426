public import Core
internal import Feat
private import Net

// Everybody sees the container and what it makes. Its client is nobody's business.
public struct AppDependency {
  public let token: Token
  package let secret: Secret
  private let client = Client()
}

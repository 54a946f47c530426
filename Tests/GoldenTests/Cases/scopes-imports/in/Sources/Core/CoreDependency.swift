import Base

public protocol HasLogger { var logger: Int { get } }
public protocol HasToken { var token: Token { get } }

// hasgen: container
public struct CoreDependency: Sendable {
  public let logger: Int
  public let token: Token
}

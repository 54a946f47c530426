public final class Token: Sendable { public init() {} }
public protocol HasToken { var token: Token { get } }
package final class Secret: Sendable { package init() {} }
package protocol HasSecret { var secret: Secret { get } }

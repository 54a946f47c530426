public struct Token: Sendable { public init() {} }
public protocol HasToken { var token: Token { get } }
package struct Secret: Sendable { package init() {} }
package protocol HasSecret { var secret: Secret { get } }

public struct Network: Sendable {}
public struct UserApi: Sendable { public init(network: Network) {} }
public protocol HasNetwork { var network: Network { get } }

extension HasNetwork { public var userApi: UserApi { UserApi(network: network) } }

public struct Network: Sendable {}
public struct UserApi: Sendable { public init(network: Network) {} }
public protocol HasNetwork { var network: Network { get } }
public protocol HasUserApi { var userApi: UserApi { get } }
public protocol HasAvatar { var avatar: String { get } }
public protocol HasBanner { var banner: String { get } }
public protocol HasDetails { var details: String { get } }

extension HasNetwork { public var userApi: UserApi { UserApi(network: network) } }
/// Nobody has a user's api before it is known who has a network.
extension HasUserApi { public var avatar: String { "\(userApi)" } }

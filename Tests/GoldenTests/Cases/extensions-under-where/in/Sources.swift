struct Network {}
struct UserApi { let network: Network }
protocol HasNetwork { var network: Network { get } }

/// Derived from the network, for whoever has one.
protocol HasUserApi { var userApi: UserApi { get } }
extension HasUserApi where Self: HasNetwork { var userApi: UserApi { UserApi(network: network) } }

/// One more thing is asked than a default without conditions: this goes before it.
protocol HasTitle { var title: String { get } }
extension HasTitle { var title: String { "" } }

/// A refining protocol settles what it inherits.
protocol HasBase { var base: String { get } }
protocol HasDerived: HasBase { var derived: String { get } }
extension HasBase where Self: HasDerived { var base: String { derived } }

/// For one type alone.
protocol HasVersion { var version: Int { get } }
extension HasVersion where Self == AppDependency { var version: Int { 1 } }

struct AppDependency {
  let network: Network
  let derived: String
}
struct UserDependency { let app: AppDependency }

final class Screen {
  typealias Dependencies = HasUserApi & HasTitle & HasDerived & HasVersion
}

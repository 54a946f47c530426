struct Network {}
struct Store {}
protocol HasNetwork { var network: Network { get } }
protocol HasStore { var store: Store { get } }
protocol HasApi { var api: String { get } }
protocol HasCache { var cache: String { get } }
protocol HasTitle { var title: String { get } }
protocol HasName { var name: String { get } }

// Two that do not refine each other.
extension HasNetwork { var api: String { "network" } }
extension HasStore { var api: String { "store" } }

// Another protocol's, and a default.
extension HasNetwork { var cache: String { "network" } }
extension HasCache { var cache: String { "default" } }

// Two defaults, each under a condition that the container meets.
extension HasTitle where Self: HasNetwork { var title: String { "network" } }
extension HasTitle where Self: HasStore { var title: String { "store" } }

// The container's own goes before both.
extension HasNetwork { var name: String { "network" } }
extension HasStore { var name: String { "store" } }

// Nobody needs it, and nobody meant the extension for it.
protocol HasSize { var size: Int { get } }
extension HasNetwork { var size: String { "network" } }

struct AppDependency {
  let network: Network
  let store: Store
  let name: String
}

final class Screen {
  typealias Dependencies = HasApi & HasCache & HasTitle & HasName
  init(dependencies: any Dependencies) {}
}

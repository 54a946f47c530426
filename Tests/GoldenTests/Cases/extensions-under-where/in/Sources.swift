struct Network {}
struct UserApi { let network: Network }
protocol HasNetwork { var network: Network { get } }
protocol HasStore { var store: String { get } }

/// Derived from the network, for whoever has one.
protocol HasUserApi { var userApi: UserApi { get } }
extension HasUserApi where Self: HasNetwork { var userApi: UserApi { UserApi(network: network) } }

/// One more thing is asked than a default without conditions: this goes before it.
protocol HasTitle { var title: String { get } }
extension HasTitle { var title: String { "" } }
extension HasTitle where Self: HasNetwork { var title: String { "\(network)" } }

/// A refining protocol settles what it inherits.
protocol HasBase { var base: String { get } }
protocol HasDerived: HasBase { var derived: String { get } }
extension HasBase where Self: HasDerived { var base: String { derived } }

/// For one type alone.
protocol HasVersion { var version: Int { get } }
extension HasVersion where Self == AppDependency { var version: Int { 1 } }

/// For classes.
protocol HasCount { var count: Int { get } }
extension HasCount where Self: AnyObject { var count: Int { 1 } }

/// Part of it needs what the app has under a condition only.
protocol HasDebugger { var debugger: String { get } }
protocol HasTrace { var trace: String { get } }
extension HasTrace where Self: HasDebugger & HasNetwork { var trace: String { debugger } }

struct AppDependency {
  let network: Network
  let derived: String
  #if DEBUG
    let debugger: String
  #endif
}
struct UserDependency { let app: AppDependency }
/// Has no network, so it has no default either.
// hasgen: container
struct StoreContainer { let store: String }
// hasgen: container
final class ObjectContainer { let store = "" }

/// Its arguments decide what it has: what stands under a condition is nobody's witness.
// hasgen: container
struct Box<Item> {
  let item: Item
  let store: String
}
protocol HasInt { var int: Int { get } }
protocol HasNumber { var number: Int { get } }
extension Box where Item == Int { var int: Int { item } }
extension Box<Int> { var number: Int { item } }

final class Screen {
  typealias Dependencies = HasUserApi & HasTitle & HasDerived & HasVersion
  init(dependencies: any Dependencies) {}
}
final class Counter {
  typealias Dependencies = HasCount & HasStore
  init(dependencies: any Dependencies) {}
}
#if DEBUG
  final class Tracer {
    typealias Dependencies = HasTrace
    init(dependencies: any Dependencies) {}
  }
#endif
func screens(_ app: AppDependency, _ user: UserDependency) -> [Screen] {
  [Screen(dependencies: app), Screen(dependencies: user)]
}

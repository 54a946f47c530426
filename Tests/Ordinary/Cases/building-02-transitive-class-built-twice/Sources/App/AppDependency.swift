struct AppDependency {
  let counter: ConnectionCounter
  let users: UserStore
  let orders: any Ordering
}

protocol HasUsers { var users: UserStore { get } }
protocol HasOrders { var orders: any Ordering { get } }

struct AccountScreen {
  typealias Dependencies = HasUsers & HasOrders
  let dependencies: any Dependencies

  var usesOnePool: Bool { dependencies.users.pool === dependencies.orders.pool }
  var text: String { dependencies.orders.pool.query() }
}

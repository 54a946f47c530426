// Initializers that a class inherits from a generic one.
protocol Database: Sendable {}
struct SQL: Database {}
struct Order {}
struct Mapper<Element>: Sendable {}
class Base<Element> {
  init(database: any Database, mapper: Mapper<Element>, others: [Element]) {}
}
class Middle<Key, Value>: Base<Value> {}
final class Orders: Base<Order> {}
final class Keyed: Middle<String, Order?> {}
struct AppDependency {
  let database: any Database
  let orders: Orders
  let keyed: Keyed
}

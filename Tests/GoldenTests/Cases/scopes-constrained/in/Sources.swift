protocol Routing {}
protocol Storing {}
struct Map: Routing, Hashable {}
extension Int: Storing {}

protocol HasClock { var clock: Int { get } }
protocol HasRoute { var route: Int { get } }
protocol HasShelf { var shelf: Int { get } }
protocol HasShared { var shared: Int { get } }
protocol HasExact { var exact: Int { get } }
protocol HasTrip { var trip: Int { get } }

struct AppDependency<Value> {
  let clock: Int
  let value: Value
}
extension AppDependency: HasRoute where Value: Routing {
  var route: Int { 1 }
}
extension AppDependency: HasShelf where Value: Storing {
  var shelf: Int { 1 }
}
extension AppDependency: HasShared where Value: Hashable & Routing {
  var shared: Int { 1 }
}
extension AppDependency<Int>: HasExact {
  var exact: Int { 1 }
}

struct MapDependency {
  let app: AppDependency<Map>
  let trip: Int
}
/// Not even where it is known that the clause does not hold.
struct PlainDependency {
  let app: AppDependency<String>
  let trip: Int
}
typealias Shelved = AppDependency<Int>
struct ShelfDependency {
  let app: Shelved
  let trip: Int
}
/// What it is handed decides.
struct AnyDependency<Value> {
  let app: AppDependency<Value>
  let trip: Int
}
/// Not even where it is known that the clause holds.
struct RouteDependency<Route: Routing> {
  let app: AppDependency<Route>
  let trip: Int
}

final class Screen {
  typealias Dependencies = HasTrip & HasRoute
}

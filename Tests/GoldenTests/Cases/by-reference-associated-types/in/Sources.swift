struct Event {}
struct Route { let name: String }

protocol HasRouter<Event, Path> {
  associatedtype Event
  associatedtype Path: Collection where Path.Element == Route
  associatedtype Unused = Int
  func route(_ event: Event) -> Path
}

struct AppDependency {
  func route(_ event: Event) -> [Route] { [] }
}

protocol HasLength { var length: Int { get } }

struct Box<Value> {
  let value: Value
}

extension Box<String>: HasLength {
  var length: Int { value.count }
}

/// `Sendable` always, though one conformance asks for it under a condition.
protocol HasLimit: Sendable { var limit: Int { get } }
struct Cell<Value: Sendable>: Sendable {
  let value: Value
}
extension Cell: HasLimit where Value: Hashable {
  var limit: Int { 1 }
}
/// What every body of the reference would have as a type of its own.
protocol HasBody {
  associatedtype Body: Hashable
  var body: Body { get }
}
extension Cell: HasBody {
  var body: some Hashable { 1 }
}

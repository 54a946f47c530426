struct Event {}
struct Route { let name: String }
protocol Routing {
  associatedtype Path
  func path() -> Path
}
struct Router: Routing {
  func path() -> [Route] { [] }
}

protocol HasRouter<Event, Path> {
  associatedtype Event
  associatedtype Path: Collection where Path.Element == Route
  associatedtype Unused = Int
  typealias Callback = (Event) -> Path.Element
  func route(_ event: Event) -> Path
  var callback: Callback { get }
  var first: Path.Element? { get }
}
protocol HasRoute {
  associatedtype Key: Hashable
  func find(_ key: Key) -> Self.Key
}

struct AppDependency {
  typealias Callback = (Event) -> Route
  typealias Key = String

  var callback: (Event) -> Route
  var first: Route? { nil }
  func route(_ event: Event) -> [Route] { [] }
  func find(_ key: String) -> String { key }
}

extension AppDependency: HasRouter {}

protocol HasValue {
  associatedtype Value
  var value: Value { get }
}
protocol HasText { var text: String { get } }
protocol HasHash { var hash: Int { get } }
protocol HasLength { var length: Int { get } }

struct Box<Value> {
  let value: Value
  let text: String
}

extension Box: HasHash where Value: Hashable {
  var hash: Int { value.hashValue }
}

extension Box<String>: HasLength {
  var length: Int { value.count }
}

extension Box: Sendable where Value: Sendable {}

/// What `Box` and `Cell` have under a `where` clause, and their references do not.
final class Lookup {
  typealias Dependencies = HasHash & HasLength & HasLimit
}

enum Outer {
  // hasgen: container
  struct Scope {
    struct Kind {}
    let text: String
    let kind: Kind
  }
}
protocol HasKind { var kind: Outer.Scope.Kind { get } }

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

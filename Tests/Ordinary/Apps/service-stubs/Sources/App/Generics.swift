// hasgen: stub
protocol Generics {
  func take<T>(_ value: T)
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
  func first<T>(of values: [T]) -> T?
  func same<T>(_ value: T) -> T where T: Equatable
  func describe(_ value: some CustomStringConvertible) -> String
  func observe<T>(_ initial: T, onChange: @escaping (T) -> Void)
  func convert<A, B>(_ value: A, to type: B.Type) async -> B where A: Sendable, B: Sendable
}

// hasgen: stub
protocol Storing {
  associatedtype Item
  func store(_ item: Item)
  func all() -> [Item]
}

// hasgen: stub
protocol Routing<Event, Route> {
  associatedtype Event: Hashable
  associatedtype Route: Equatable
  func route(for event: Event) -> Route?
  var current: Route { get set }
}

// hasgen: stub
protocol Pairing: Storing where Item: Equatable {
  associatedtype Other
  func pair(_ item: Item) -> (Item, Other)
}

// hasgen: stub
protocol SharedStoring: Sendable {
  associatedtype Item: Sendable
  var last: Item? { get set }
  func store(_ item: Item) async
}

// hasgen: stub
protocol Observing {
  associatedtype Value
  func observe(_ body: @escaping (Self.Value) -> Void)
}

// hasgen: stub
protocol Copying {
  func copy() -> Self
  func isSame(as other: Self) -> Bool
  func maybe() -> Self?
}

// hasgen: stub
protocol Transacting: Sendable {
  func transaction<T: Sendable>(_ body: @Sendable (Int) async throws -> T) async throws -> T
  func read<T>(_ body: (Int) throws -> T?) throws -> [T]
}

// hasgen: stub
protocol Repository {
  associatedtype Item: Identifiable where Item.ID == String
  func item(_ id: String) -> Item?
}

// hasgen: stub
protocol Streaming {
  associatedtype Values: AsyncSequence where Values.Element == Int
  associatedtype Row
  associatedtype Rows: Collection where Self.Rows.Element == Row
  func values() -> Values
  func rows() -> Rows
}

/// Its aliases are of no use in a generic type.
// hasgen: stub
protocol Overhearing {
  associatedtype Item
  typealias Handler = (Item) -> Void
  typealias Named<Other> = [String: (Item, Other)]
  typealias Number = Int
  func observe(_ handler: @escaping Handler) -> Named<Number>
  var handler: Handler? { get set }
}

final class Thing {}

// hasgen: stub
protocol Handing: Sendable {
  func hand<T>(_ value: sending T) -> sending T
  func make() -> sending Thing
  func unwrap<T>(_ value: T?) -> T!
}

// hasgen: stub
protocol `Protocol` {
  func `in`() -> Int
}

struct Sometimes {}
#if NEVER
  extension Sometimes: Equatable {}
#endif

#if DEBUG
  struct InDebug: Equatable {}

  // hasgen: stub
  protocol Debugging {
    func debug(_ value: InDebug)
  }
#endif

/// Its calls cannot be compared.
// hasgen: stub
protocol Taking {
  func take(_ value: Sometimes)
}

/// Has the names of what a stub keeps.
// hasgen: stub
protocol Naming {
  func calls()
  func madeCalls()
  func keep(_keep: Int) -> Int
  func stop(_ _unprovided: Int, _stop: Int) -> Int
}

/// It is behind a lock, and what it lets go is not.
// hasgen: stub
protocol Keeping: Sendable {
  var kept: (any Sendable)? { get set }
}

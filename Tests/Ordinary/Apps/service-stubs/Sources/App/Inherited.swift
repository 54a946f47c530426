protocol Counted {
  var count: Int { get }
  func twin() -> Self
  func add(_ number: Int) throws -> Int
  subscript(row: Int) -> Int { get }
}

protocol Countable {
  var count: Int { get set }
  @discardableResult func twin() -> Self
  func add(_ value: Int) -> Int
  subscript(index: Int) -> Int { get set }
}

/// One of each does for both.
// hasgen: stub
protocol Tally: Counted, Countable {}

/// Neither does for the other.
// hasgen: stub
protocol Loader {
  func load() throws
  func load() async
}

protocol Source {
  associatedtype Item
  func next() async throws -> Item
}

protocol Sequel {
  associatedtype Item
  func next() throws -> Item
}

// hasgen: stub
protocol Both: Source, Sequel {}

/// What it asks of `Self` is inherited.
// hasgen: stub
protocol Asking where Self: Countable, Self: Answering {
  func ask() -> Int
}

protocol Answering: Sendable, AnyObject {
  func answer()
}

// hasgen: stub
@available(*, deprecated, message: "use 'Shown'", renamed: "Shown")
protocol Past {
  func show() -> Int
}

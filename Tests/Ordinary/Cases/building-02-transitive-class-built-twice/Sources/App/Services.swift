/// Counts what is opened; a program has one.
final class ConnectionCounter {
  private(set) var opened: [String] = []
  func open(_ url: String) { opened.append(url) }
}

protocol Pooling: AnyObject {
  func query() -> String
}

final class Pool: Pooling {
  private let url: String

  init(url: String, counter: ConnectionCounter) {
    self.url = url
    counter.open(url)
  }

  func query() -> String { "rows of \(url)" }
}

final class UserStore {
  let pool: any Pooling
  init(pool: any Pooling) { self.pool = pool }
}

protocol Ordering {
  var pool: any Pooling { get }
}

struct OrderStore: Ordering {
  let pool: any Pooling
}

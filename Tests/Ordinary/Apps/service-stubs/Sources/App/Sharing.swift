// hasgen: stub
protocol Logging: Sendable {
  func log(_ line: String)
}

// hasgen: stub
protocol Cache: Sendable {
  var limit: Int { get set }
  func value(for key: String) async throws -> Int?
  subscript(key: String) -> Int? { get set }
}

// hasgen: stub
protocol DiskCache: Cache, AnyObject {
  func flush() async
}

// hasgen: stub
protocol Subscribing: Sendable {
  func subscribe(_ body: @escaping @Sendable (Int) -> Void) -> Int
}

// hasgen: stub
protocol Ledger: Actor {
  func add(_ amount: Int) -> Int
  var total: Int { get }
  nonisolated var currency: String { get }
  nonisolated func describe() -> String
}

// hasgen: stub
protocol MutableLedger: Actor {
  var total: Int { get set }
  func close() async throws
}

// hasgen: stub
@MainActor
protocol Screen {
  func show(_ text: String)
  var title: String { get set }
  nonisolated var id: Int { get }
}

// hasgen: stub
@MainActor
protocol SharedScreen: Sendable {
  func show(_ text: String) async -> Bool
}

// hasgen: stub
protocol PartlyMain {
  @MainActor func show(_ text: String)
  func id() -> Int
}

@globalActor
actor Background {
  static let shared = Background()
}

// hasgen: stub
@Background
protocol Worker {
  func work(_ number: Int) -> Int
}

// hasgen: stub
protocol Fault: Error {
  var code: Int { get }
}

final class NotShared {}

// hasgen: stub
protocol SharesNothing: Sendable {
  func exchange(_ value: NotShared) async -> NotShared
  var last: NotShared { get set }
}

// hasgen: stub
@MainActor
protocol MainExchanging {
  func exchange(_ value: NotShared, then: @escaping (NotShared) -> Void) async -> NotShared
  var onTap: (() -> Void)? { get set }
}

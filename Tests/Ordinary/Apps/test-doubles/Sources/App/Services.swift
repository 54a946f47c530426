struct Journey: Equatable, Sendable {
  let origin: String
  let destination: String
}

struct SoldOut: Error {}

// hasgen: stub
protocol Ticketing: Sendable {
  var seats: Int { get }
  func price(of journey: Journey) async throws -> Int
  func buy(_ journey: Journey, for price: Int) async throws -> String
  func refund(ticket: String, reason: String?)
}

protocol HasTicketing {
  var ticketing: any Ticketing { get }
}

// hasgen: stub
protocol Storing: AnyObject {
  var currency: String { get set }
  func value<Value>(for key: String, or value: Value) -> Value
  func save(_ text: String, for key: String) throws
}

protocol HasStorage {
  var storage: any Storing { get }
}

protocol Telling: Sendable {
  func hour() -> Int
}

protocol HasClock {
  var clock: any Telling { get }
}

struct FixedClock: Telling {
  let now: Int

  func hour() -> Int { now }
}

/// Access to a discount is asynchronous, and may fail.
protocol HasDiscount {
  var discount: Int { get async throws }
}

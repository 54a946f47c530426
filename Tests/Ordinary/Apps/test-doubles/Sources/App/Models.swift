protocol MakesReceiptModel {
  func makeReceiptModel(ticket: String, price: Int) -> ReceiptModel
}

struct ReceiptModel {
  typealias Dependencies = HasStorage & HasTicketing

  let ticket: String
  let price: Int
  let dependencies: any Dependencies

  var line: String { "\(ticket): \(price) \(dependencies.storage.currency)" }

  func refund() { dependencies.ticketing.refund(ticket: ticket, reason: nil) }
}

struct TripModel {
  typealias Dependencies = HasClock & HasDiscount & HasTicketing & MakesReceiptModel

  let dependencies: any Dependencies

  var greeting: String { dependencies.clock.hour() < 12 ? "Good morning" : "Hello" }

  func buy(_ journey: Journey) async throws -> ReceiptModel {
    guard dependencies.ticketing.seats > 0 else { throw SoldOut() }
    let discount = try await dependencies.discount
    let price = try await dependencies.ticketing.price(of: journey) - discount
    let ticket = try await dependencies.ticketing.buy(journey, for: price)
    return dependencies.makeReceiptModel(ticket: ticket, price: price)
  }
}

struct SettingsModel {
  typealias Dependencies = HasStorage

  let dependencies: any Dependencies

  var limit: Int { dependencies.storage.value(for: "limit", or: 5) }
  var home: String { dependencies.storage.value(for: "home", or: "") }

  func move(to home: String) throws {
    dependencies.storage.currency = "CHF"
    try dependencies.storage.save(home, for: "home")
  }
}

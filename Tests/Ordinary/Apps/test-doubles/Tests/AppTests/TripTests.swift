@testable import App

struct TripTests {
  let journey = Journey(origin: "Bern", destination: "Chur")
  let storage = StubStoring(currency: "EUR", value: { _, value in value })
  let ticketing = StubTicketing(
    seats: { 3 },
    price: { journey in journey.destination == "Chur" ? 40 : 90 },
    buy: { journey, price in "\(journey.origin)-\(journey.destination) for \(price)" }
  )

  func trip(hour: Int, discount: @escaping () async throws -> Int) -> TripModel {
    TripModel(
      dependencies: TripModel.StubDependencies(
        clock: FixedClock(now: hour), discount: discount, ticketing: ticketing,
        makeReceiptModel: { ticket, price in
          ReceiptModel(
            ticket: ticket, price: price,
            dependencies: ReceiptModel.StubDependencies(storage: storage, ticketing: ticketing))
        }))
  }

  /// Functions return what closures return, and record their calls in order.
  func buys() async throws {
    let trip = trip(hour: 8, discount: { 4 })
    precondition(trip.greeting == "Good morning", "another clock")
    let bought = try await trip.buy(journey)
    precondition(bought.ticket == "Bern-Chur for 36" && bought.price == 36, "'makeReceiptModel'")
    precondition(bought.line == "Bern-Chur for 36: 36 EUR", "the currency of the stub")
    bought.refund()
    precondition(
      ticketing.calls == [
        .price(of: journey), .buy(journey, for: 36),
        .refund(ticket: "Bern-Chur for 36", reason: nil),
      ], "calls: \(ticketing.calls)")
  }

  /// The error of a property reaches the consumer.
  func fails() async {
    do {
      _ = try await trip(hour: 8, discount: { throw SoldOut() }).buy(journey)
      preconditionFailure("the error of the discount is lost")
    } catch {
      precondition(error is SoldOut, "another error: \(error)")
    }
    precondition(ticketing.calls.isEmpty, "calls of another test, or without a discount")
  }

  /// The app with one service replaced.
  func overrides() async throws {
    let app = AppDependency(ticketing: ticketing, storage: storage, clock: FixedClock(now: 8))
    let evening = app.overriding(clock: FixedClock(now: 20))
    precondition(TripModel(dependencies: evening).greeting == "Hello", "the clock stays")
    precondition(TripModel(dependencies: app).greeting == "Good morning", "the app changes")
    precondition(evening.storage === storage, "the copy has another storage")
    let late = try await TripModel(dependencies: evening).buy(journey)
    precondition(late.line == "Bern-Chur for 30: 30 EUR", "the container's own receipt")
  }
}

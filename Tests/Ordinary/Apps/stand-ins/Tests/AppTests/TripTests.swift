@testable import App

struct TripTests {
  let journey = Journey(origin: "Bern", destination: "Chur")

  /// Needs no service but a clock.
  func greets() {
    let trip = TripModel(
      dependencies: TripModel.StubDependencies(discount: { 0 }, makeReceiptModel: receipt))
    precondition(trip.greeting == "Hello", "another clock")
    let early = TripModel(
      dependencies: TripModel.StubDependencies(
        clock: MockMorning(), discount: { 0 }, makeReceiptModel: receipt))
    precondition(early.greeting == "Good morning", "the clock of the test")
  }

  /// Passes no screen, or one.
  @MainActor
  func welcomes() {
    WelcomeModel(dependencies: WelcomeModel.StubDependencies()).greet()
    let screen = MockScreen()
    WelcomeModel(dependencies: WelcomeModel.StubDependencies(screen: screen)).greet()
    precondition(screen.shown == ["It is 13 o'clock"], "shown: \(screen.shown)")
  }

  /// The receipt with the stand-ins of its services.
  func receipt(_ ticket: String, for price: Int) -> ReceiptModel {
    ReceiptModel(ticket: ticket, price: price, dependencies: ReceiptModel.StubDependencies())
  }

  /// Needs no prices and no storage.
  func doesNotBuyWithoutSeats() async {
    let ticketing = StubTicketing(seats: { 0 })
    let trip = TripModel(
      dependencies: TripModel.StubDependencies(
        discount: { 0 }, ticketing: ticketing, makeReceiptModel: receipt))
    do {
      _ = try await trip.buy(journey)
      preconditionFailure("bought without seats")
    } catch {
      precondition(error is SoldOut, "another error: \(error)")
    }
    precondition(ticketing.calls.isEmpty, "calls: \(ticketing.calls)")
  }

  /// Needs all but the clock; the receipt itself has the handwritten storage.
  func buys() async throws {
    let ticketing = StubTicketing(
      seats: { 1 }, price: { _ in 40 }, buy: { journey, _ in "to \(journey.destination)" })
    let trip = TripModel(
      dependencies: TripModel.StubDependencies(
        discount: { 4 }, ticketing: ticketing, makeReceiptModel: receipt))
    let bought = try await trip.buy(journey)
    precondition(bought.line == "to Chur: 36 CHF", "'makeReceiptModel'")
    precondition(
      ticketing.calls == [.price(of: journey), .buy(journey, for: 36)],
      "calls: \(ticketing.calls)")
  }

  /// A function without a result needs no closure, and is recorded.
  func refunds() {
    let ticketing = StubTicketing()
    ReceiptModel(
      ticket: "to Chur", price: 36,
      dependencies: ReceiptModel.StubDependencies(ticketing: ticketing)
    ).refund()
    precondition(ticketing.calls == [.refund(ticket: "to Chur", reason: nil)], "the refund")
  }

  /// The app with one service replaced.
  @MainActor
  func overrides() async throws {
    let app = AppDependency(
      ticketing: StubTicketing(seats: { 1 }, price: { _ in 40 }, buy: { _, _ in "ticket" }),
      storage: StubStoring(), clock: FixedClock(now: 8), screen: MockScreen())
    let evening = app.overriding(storage: StubStoring(currency: "CHF"), clock: FixedClock(now: 20))
    let late = try await TripModel(dependencies: evening).buy(journey)
    precondition(late.line == "ticket: 30 CHF", "the storage or the clock stays")
    precondition(TripModel(dependencies: app).greeting == "Good morning", "the app changes")
  }
}

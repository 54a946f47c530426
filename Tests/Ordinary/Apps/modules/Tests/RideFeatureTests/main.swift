import Core
import RentalAPI

@testable import RideFeature

// The ride begins: no receipt is needed yet.
let booking = StubRideBooking(book: { bike, _ in bike.number * 10 })
let started = RideCoordinator(
  dependencies: RideCoordinator.StubDependencies(
    bike: Bike(number: 3), booking: booking, rider: Rider(name: "Ada"),
    makeReceipt: { _ in preconditionFailure("the ride has not ended") }))
precondition(booking.calls == [.book(Bike(number: 3), for: "Ada")], "calls: \(booking.calls)")

let receipt = Receipt.StubDependencies(bike: Bike(number: 8), rider: Rider(name: "Eve"))
let ride = RideCoordinator(
  dependencies: RideCoordinator.StubDependencies(
    bike: Bike(number: 5), booking: booking, rider: Rider(name: "Bob"),
    makeReceipt: { Receipt(number: $0, dependencies: receipt) }))
precondition(ride.finish() == "50: Eve, bicycle 8", "the receipt has other stubs")
precondition(ride !== started && booking.calls.count == 2, "calls: \(booking.calls)")

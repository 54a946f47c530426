package import Core
package import RentalAPI

/// Books the ride when it begins.
@MainActor package final class RideCoordinator: RideFlow {
  package typealias Dependencies = HasBike & HasBooking & HasRider & MakesReceipt

  private let dependencies: any Dependencies
  private let number: Int

  package init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    number = dependencies.booking.book(dependencies.bike, for: dependencies.rider.name)
  }

  package func finish() -> String { dependencies.makeReceipt(number: number).text }
}

package protocol MakesReceipt {
  func makeReceipt(number: Int) -> Receipt
}

package struct Receipt {
  package typealias Dependencies = HasBike & HasRider

  private let number: Int
  private let dependencies: any Dependencies

  package init(number: Int, dependencies: any Dependencies) {
    self.number = number
    self.dependencies = dependencies
  }

  package var text: String {
    "\(number): \(dependencies.rider.name), bicycle \(dependencies.bike.number)"
  }
}

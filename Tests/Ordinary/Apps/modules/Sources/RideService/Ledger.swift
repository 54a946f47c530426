import Core
import RentalAPI

/// Numbers the bookings, and logs them.
@MainActor public final class Ledger: RideBooking {
  /// What the ledger needs.
  public typealias Dependencies = HasEventLog

  private let dependencies: any Dependencies
  private var number: Int

  /// The first booking has the number behind `lastNumber`.
  public init(lastNumber: Int, dependencies: any Dependencies) {
    number = lastNumber
    self.dependencies = dependencies
    dependencies.eventLog.log("the ledger opens at \(lastNumber)")
  }

  /// Books a ride.
  public func book(_ bike: Bike, for riderName: String) -> Int {
    number += 1
    dependencies.eventLog.log("\(number): \(riderName) on \(bike.number)")
    return number
  }
}

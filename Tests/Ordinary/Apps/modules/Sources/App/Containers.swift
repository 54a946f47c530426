import Core
import RentalAPI

struct AppDependency {
  let booking: any RideBooking
  let bikes: any BikeFinding
  let eventLog: any EventLogging
}

/// Lives as long as a rider is signed in.
struct RiderDependency {
  let app: AppDependency
  let rider: Rider
}

/// Lives as long as a ride lasts.
struct RideDependency {
  let owner: RiderDependency
  let bike: Bike
}

final class EventLog: EventLogging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

/// A bicycle that can be rented.
public struct Bike: Equatable, Sendable {
  /// The number on its frame.
  public let number: Int

  /// The bicycle of this number.
  public init(number: Int) { self.number = number }
}

/// Finds bicycles.
public protocol BikeFinding: Sendable {
  func bikes(in city: String) async throws -> [Bike]
}

/// Access to the bicycles.
public protocol HasBikes {
  var bikes: any BikeFinding { get }
}

/// Keeps the books.
@MainActor public protocol RideBooking: AnyObject {
  func book(_ bike: Bike, for riderName: String) -> Int
}

/// Access to the books.
public protocol HasBooking {
  var booking: any RideBooking { get }
}

/// Access to the bicycle of a ride.
public protocol HasBike {
  var bike: Bike { get }
}

/// A ride, as other features see it.
@MainActor public protocol RideFlow: AnyObject {
  func finish() -> String
}

/// Makes a ride's flow.
public protocol MakesRideFlow {
  @MainActor func makeRideFlow() -> any RideFlow
}

/// Makes a ride's scope.
public protocol MakesRideScope {
  func makeRideScope(with bike: Bike) -> any HasBike & MakesRideFlow
}

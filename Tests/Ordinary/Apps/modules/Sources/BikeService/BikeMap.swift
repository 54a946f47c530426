import RentalAPI

/// Knows where bicycles are.
public actor BikeMap: BikeFinding {
  /// The cities that were asked for.
  public private(set) var cities: [String] = []

  private let limit: Int

  /// Returns at most `limit` bicycles.
  public init(limit: Int) { self.limit = limit }

  /// The free bicycles of a city.
  public func bikes(in city: String) -> [Bike] {
    cities.append(city)
    return (1...limit).map(Bike.init(number:))
  }
}

/// Knows how to treat plants.
public protocol Caring: Sendable {
  /// The days between two waterings.
  func days(for plant: String) async -> Int
}

/// Gives access to the care.
public protocol HasCare {
  /// The care of all plants.
  var care: any Caring { get }
}

/// Counts what it is asked.
public actor CareBook: Caring {
  /// What it was asked.
  public private(set) var plants: [String] = []

  let shortest: Int

  /// Never waters more often than every `shortest` days.
  public init(shortest: Int) { self.shortest = shortest }

  /// The days between two waterings.
  public func days(for plant: String) -> Int {
    plants.append(plant)
    return max(shortest, plant == "cactus" ? 14 : 2)
  }
}

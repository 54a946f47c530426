/// The plants of a garden, by bed.
public final class Garden {
  /// The names of the plants by the name of their bed.
  public var plants: [String: [String]] = [:]

  /// Creates a garden without plants.
  public init() {}
}

/// Gives access to the garden.
public protocol HasGarden {
  /// The one garden.
  var garden: Garden { get }
}

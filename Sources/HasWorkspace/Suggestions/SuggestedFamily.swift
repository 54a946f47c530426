import Findings

/// Protocols that look like Has-protocols, by what their names share.
public struct SuggestedFamily: Sendable {
  /// The part that the names share.
  public let affix: NameAffix
  /// The protocols that ask for one property and that consumers name together with others or in an
  /// alias for dependencies, in the order of the sources.
  public let protocols: [Named]
  /// The number of compositions that name one of them.
  public let compositions: Int
  /// The first of these compositions.
  public let example: Named

  /// A declaration with its name and place.
  public struct Named: Sendable, Hashable {
    /// The name, qualified with dots.
    public let name: String
    /// The place of the name.
    public let location: Location
  }
}

/// A type that looks like a container.
public struct SuggestedContainer: Sendable {
  /// The name, qualified with dots.
  public let name: String
  /// The module that declares it.
  public let module: String
  /// The place of the name.
  public let location: Location
  /// The number of the Has-protocols that it conforms to by hand.
  public let conformances: Int
  /// The number of further Has-protocols that it has all members for.
  public let supplies: Int
  /// The number of properties that it stores.
  public let storedCount: Int
  /// Whether hasgen takes it for a container without being told.
  public let isKnown: Bool
  /// Whether another type is called the same.
  public let isNameAmbiguous: Bool
  /// Another type of those found that it stores, qualified with dots.
  public var parent: String?

  /// The number of the Has-protocols that it has.
  public var total: Int { conformances + supplies }
}

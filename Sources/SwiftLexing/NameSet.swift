/// A set of names, kept as hashes: one may be taken for another, and none is ever missed.
///
/// The hashes are spread well, so they are not hashed again.
public struct NameSet: Sendable {
  /// A power of two of them, zero where there is none, and less than half of them in use.
  private var places: [UInt64] = [0, 0]
  private var count = 0

  /// An empty set.
  public init() {}

  /// Adds a name.
  public mutating func insert(_ name: NameHash) {
    let value = Self.value(of: name)
    let place = place(of: value)
    guard places[place] == 0 else { return }
    places[place] = value
    count += 1
    if count * 2 >= places.count { grow() }
  }

  /// Adds the names of another set.
  public mutating func formUnion(_ other: NameSet) {
    for value in other.places where value != 0 { insert(NameHash(value: value)) }
  }

  /// Whether a name was added, or one that it is taken for.
  public func contains(_ name: NameHash) -> Bool {
    places[place(of: Self.value(of: name))] != 0
  }

  private static func value(of name: NameHash) -> UInt64 { max(name.value, NameHash.spareBits + 1) }

  /// The place of a value, or else the place where it belongs.
  private func place(of value: UInt64) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: NameHash(value: value).spread) & mask
    while places[place] != 0, places[place] != value { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = places
    places = [UInt64](repeating: 0, count: old.count * 2)
    for value in old where value != 0 { places[place(of: value)] = value }
  }
}

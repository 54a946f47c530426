/// The role of a name in a text.
public enum NameRole: UInt64, Sendable {
  /// A type, protocol or alias at file level.
  case declared
  /// A name inside of another one.
  case nested
  /// An alias at file level or inside of a type.
  case alias
  /// Part of the name of what is extended; of `A.B`, both.
  case extended
  /// Part of the name of what is imported.
  case imported
}

/// The names that have a role in a text. Not sorted, and some may be there more than once.
package struct NotedNames: Sendable {
  /// Each with its role in the spare bits.
  private var names: [UInt64] = []

  package init() {}

  mutating func add(_ name: NameHash, as role: NameRole) {
    // About as many as a file has.
    if names.isEmpty { names.reserveCapacity(8) }
    names.append(name.value | role.rawValue)
  }

  /// Adds the names of another part of the same text.
  package mutating func add(_ others: NotedNames) {
    if names.isEmpty { self = others } else { names += others.names }
  }

  /// Whether a condition holds for one of the names in a role.
  package func contains(_ role: NameRole, where condition: (NameHash) -> Bool) -> Bool {
    for name in names where Self.has(name, role) {
      if condition(Self.hash(of: name)) { return true }
    }
    return false
  }

  /// The number of names in a role, one for each time.
  package func count(_ role: NameRole) -> Int { names.count { Self.has($0, role) } }

  /// Adds the names in a role to a set.
  package func add(_ role: NameRole, to set: inout NameSet) {
    for name in names where Self.has(name, role) { set.insert(Self.hash(of: name)) }
  }

  /// The names in a role.
  package func all(_ role: NameRole) -> [NameHash] {
    names.lazy.filter { Self.has($0, role) }.map(Self.hash)
  }

  private static func has(_ name: UInt64, _ role: NameRole) -> Bool {
    name & NameHash.spareBits == role.rawValue
  }

  private static func hash(of name: UInt64) -> NameHash {
    NameHash(value: name & ~NameHash.spareBits)
  }
}

/// What a name is to a text.
public enum NameRole: Sendable {
  /// A type, protocol or alias at file level.
  case declared
  /// One inside of another.
  case nested
  /// An alias at file level or inside of a type.
  case alias
  /// Part of the name of what is extended; of `A.B`, both.
  case extended
  /// Part of the name of what is imported.
  case imported
}

/// The names that have a role in a text. Not sorted, and some may be there more than once.
struct NotedNames: Sendable {
  private struct NotedName {
    let name: NameHash
    let role: NameRole
  }

  private var names: [NotedName] = []

  mutating func add(_ name: NameHash, as role: NameRole) {
    // About as many as a file has.
    if names.isEmpty { names.reserveCapacity(8) }
    names.append(NotedName(name: name, role: role))
  }

  /// Adds the names of another part of the same text.
  mutating func add(_ others: NotedNames) {
    if names.isEmpty { self = others } else { names += others.names }
  }

  /// Whether a condition holds for one of the names in one of its roles.
  func contains(where condition: (NameHash, NameRole) -> Bool) -> Bool {
    names.contains { condition($0.name, $0.role) }
  }

  /// Whether a condition holds for one of the names in a role.
  func contains(_ role: NameRole, where condition: (NameHash) -> Bool) -> Bool {
    contains { $1 == role && condition($0) }
  }

  /// How many names there are in a role, one for each time.
  func count(_ role: NameRole) -> Int { names.count { $0.role == role } }

  /// Adds the names in a role to a set.
  func add(_ role: NameRole, to set: inout NameSet) {
    for name in names where name.role == role { set.insert(name.name) }
  }

  /// The names in a role.
  func all(_ role: NameRole) -> [NameHash] {
    names.lazy.filter { $0.role == role }.map(\.name)
  }
}

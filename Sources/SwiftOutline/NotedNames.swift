/// What a name is to a text.
public struct NameRole: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A type, protocol or alias at file level.
  public static let declared = NameRole(rawValue: 1)
  /// One inside of another, those in bodies included.
  public static let nested = NameRole(rawValue: 2)
  /// An alias at whatever level, those in bodies included.
  public static let alias = NameRole(rawValue: 4)
  /// Part of the name of what is extended; of `A.B`, both.
  public static let extended = NameRole(rawValue: 8)
  /// Part of the name of what is imported.
  public static let imported = NameRole(rawValue: 16)
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

  mutating func add(_ others: NotedNames) { names += others.names }

  /// Whether a condition holds for one of the names in a role.
  func contains(_ role: NameRole, where condition: (NameHash) -> Bool) -> Bool {
    names.contains { $0.role.contains(role) && condition($0.name) }
  }

  func add(_ role: NameRole, to set: inout NameSet) {
    for name in names where name.role.contains(role) { set.insert(name.name) }
  }

  /// The names in a role.
  func all(_ role: NameRole) -> [NameHash] {
    names.lazy.filter { $0.role.contains(role) }.map(\.name)
  }
}

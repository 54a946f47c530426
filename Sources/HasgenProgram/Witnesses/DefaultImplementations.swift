import HasgenReading

/// The default implementations in the extensions of a protocol's family.
struct DefaultImplementations {
  /// The members by their names without labels, those under a `where` clause included.
  private(set) var members: [String: [Member]] = [:]
  /// The members that every conforming type has.
  private var unconditional: [String: [Member]] = [:]
  /// The number of requirements of each name.
  private var counts: [String: Int] = [:]
  /// True if there are associated types, which an implementation may spell differently.
  private var hasAssociatedTypes = false
  private let module: Int
  private let table: SymbolTable

  /// - Parameters:
  ///   - family: A protocol and all that it inherits from.
  ///   - module: The module of the conformance.
  init(of family: [SymbolID], seenFrom module: Int, in table: SymbolTable) {
    self.module = module
    self.table = table
    for id in family {
      for site in table[id].extensions {
        let home = site.scope.module
        guard home == module || table.isImported(home, by: module) else { continue }
        for member in site.declaration.members {
          let item = Member(declaration: member, site: site, owner: id)
          members[member.baseName, default: []].append(item)
          if !site.isConstrained { unconditional[member.witnessKey, default: []].append(item) }
        }
      }
    }
    guard !unconditional.isEmpty else { return }
    for member in family.flatMap({ table[$0].sites }).flatMap(\.declaration.members) {
      counts[member.witnessKey, default: 0] += 1
      if member.kind == .associatedtype { hasAssociatedTypes = true }
    }
  }

  /// The module of the default implementation of a requirement; `nil` if there is none.
  ///
  /// - Parameter scope: The scope of the requirement.
  func module(of wanted: Declaration, in scope: Scope) -> Int? {
    let candidates = unconditional[wanted.witnessKey] ?? []
    let homes = candidates.filter { implements($0, wanted, in: scope) }.map(\.site.scope.module)
    return homes.first { $0 == module } ?? homes.last
  }

  /// True if an implementation counts by its name alone: no other requirement has that name, and
  /// its types may be spelled differently.
  private func matchesByNameAlone(_ item: Member, _ wanted: Declaration) -> Bool {
    guard counts[wanted.witnessKey] == 1 else { return false }
    return hasAssociatedTypes || wanted.mentionsSelf || item.declaration.mentionsSelf
  }

  /// True if a member implements a requirement with the same `witnessKey`.
  private func implements(_ item: Member, _ wanted: Declaration, in scope: Scope) -> Bool {
    if wanted.isProperty || matchesByNameAlone(item, wanted) { return true }
    let found = item.declaration
    guard wanted.effects.isAsync || !found.effects.isAsync else { return false }
    let itemScope = table.bodyScope(of: item.site, in: item.owner)
    return table.signatureKey(of: wanted, in: scope, isAsync: false)
      == table.signatureKey(of: found, in: itemScope, isAsync: false)
  }
}

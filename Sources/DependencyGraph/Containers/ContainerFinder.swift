import SwiftOutline

/// Tells which types are containers.
struct ContainerFinder {
  let table: SymbolTable
  let rules: Rules

  /// The names that make a type a container without being asked for.
  static let standardNames: Set<String> = ["AppDependency", "AppDependencies"]

  /// The containers, in the order of the sources: by name, by the rules, by a directive, and
  /// those that store another container, supply something themselves, and are no consumers. An
  /// app's delegate or a view that keeps the container supplies nothing.
  func containers() -> [ContainerModel] {
    let types = table.allIDs.filter { canBeContainer($0) }
    let declared = Set(types.filter { isNamed($0) || isMarked($0) })
    let candidates = table.hasProtocols(by: rules)
    return (declared.union(holders(of: declared, among: types))).sorted()
      .map { ContainerModel($0, in: table) }
      .filter { model in
        guard !ReferenceDeclaration.isAdded(model.symbol.sites[0].declaration) else { return false }
        return declared.contains(model.id)
          || model.access > .fileprivate
            && candidates.contains { model.verdict(on: $0, in: table).isSupply }
      }
  }

  /// The types that store one of the containers, or one that does.
  private func holders(of containers: Set<SymbolID>, among types: [SymbolID]) -> Set<SymbolID> {
    var found = containers
    var news = found
    while !news.isEmpty {
      news = Set(types.filter { !found.contains($0) && stores($0, oneOf: found) })
      found.formUnion(news)
    }
    return found
  }

  /// The names in the rules that no type has.
  func unknownNames() -> [String] {
    let known = Set(table.allIDs.filter { canBeContainer($0) }.map { table[$0].path })
    return rules.containers.filter { !known.contains($0) }
  }

  private func canBeContainer(_ id: SymbolID) -> Bool {
    let symbol = table[id]
    switch symbol.kind {
    case .struct, .class, .actor, .enum:
      return !symbol.sites.contains { $0.declaration.isIgnored }
    default:
      return false
    }
  }

  /// Whether the rules or a directive make it a container, and not its name alone.
  func isAskedFor(_ id: SymbolID) -> Bool {
    rules.containers.contains(table[id].path) || isMarked(id)
  }

  private func isNamed(_ id: SymbolID) -> Bool {
    Self.standardNames.contains(table[id].name) || isAskedFor(id)
  }

  private func isMarked(_ id: SymbolID) -> Bool {
    table[id].sites.contains { site in
      site.declaration.directives.contains { $0.name == "container" }
    }
  }

  private func stores(_ id: SymbolID, oneOf containers: Set<SymbolID>) -> Bool {
    let symbol = table[id]
    guard symbol.kind != .enum, !declaresComposition(id) else { return false }
    return symbol.sites.contains { site in
      let scope = table.bodyScope(of: site, in: id)
      return site.declaration.members.contains { member in
        guard member.storage?.kind == .stored || member.storage?.kind == .lazy,
          !member.isStatic, !member.isIgnored, let type = member.type ?? member.calledType,
          let stored = table.symbol(for: type, in: scope)
        else { return false }
        return containers.contains(table.underlying(stored) ?? stored)
      }
    }
  }

  /// A type with a composition of its own is a consumer, whoever hands it the container.
  private func declaresComposition(_ id: SymbolID) -> Bool {
    (table[id].sites + table[id].extensions).contains { site in
      site.declaration.members.contains { member in
        member.kind == .typealias
          && table.expand(member.type ?? .tuple([]), in: table.bodyScope(of: site, in: id)).symbols
            .contains {
              table[$0].kind == .protocol && rules.protocols.fits(table[$0].name)
            }
      }
    }
  }
}

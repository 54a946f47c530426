import SwiftOutline

extension ForwardingSolver {
  /// The `where` clause under which alone a parent conforms, if it is not known to hold for the
  /// generic arguments with which a child holds the parent.
  func brokenClause(
    for candidate: SymbolID, in parent: ContainerModel, held property: ContainerMember
  ) -> String? {
    let symbol = parent.symbol
    let constrained = symbol.extensions.filter {
      !$0.declaration.inheritedTypes.isEmpty && $0.whereClause(asOf: symbol) != nil
    }
    guard !constrained.isEmpty, parent.conformed[candidate] != nil else { return nil }
    let always = table.kinship(of: parent.id) { $0.whereClause(asOf: symbol) == nil }
    guard always.protocols[candidate] == nil else { return nil }
    let arguments = arguments(of: property, for: symbol)
    let clauses = constrained.filter { states(candidate, $0) }.compactMap { site in
      site.whereClause(asOf: symbol).map { ($0, site.headerScope) }
    }
    let isHeld = clauses.contains { clause, scope in
      clause.clauseParts.allSatisfy { holds($0, in: scope, for: arguments) }
    }
    return isHeld ? nil : clauses.first?.0
  }

  private func states(_ candidate: SymbolID, _ site: Site) -> Bool {
    site.declaration.inheritedTypes.contains { type in
      table.expand(type, in: site.headerScope).symbols.contains {
        $0 == candidate || table.kinship(of: $0).protocols[candidate] != nil
      }
    }
  }

  /// What a property's type hands on to a generic type, resolved.
  private func arguments(
    of property: ContainerMember, for generic: Symbol
  ) -> [String: TypeSyntax] {
    let scope = table.bodyScope(of: property.site, in: property.owner)
    guard let type = property.declaration.type ?? property.declaration.calledType,
      case .name(let name) = table.resolved(type, in: scope)
    else { return [:] }
    let arguments = name.components.flatMap(\.arguments)
    return Dictionary(zip(generic.genericNames, arguments)) { first, _ in first }
  }

  /// Whether one requirement of a `where` clause is known to hold.
  private func holds(
    _ requirement: Substring, in scope: Scope, for arguments: [String: TypeSyntax]
  ) -> Bool {
    let isSameType = requirement.contains("==")
    let sides = requirement.split(separator: isSameType ? "==" : ":", maxSplits: 1)
      .compactMap { TypeSyntax(parsing: String($0)) }
    guard sides.count == 2 else { return false }
    let left = table.resolved(sides[0], in: scope).substituting(arguments)
    guard !isSameType else {
      return left == table.resolved(sides[1], in: scope).substituting(arguments)
    }
    let asked = table.expand(sides[1], in: scope)
    guard case .name(let name) = left else { return false }
    let had = conformances(of: name.path)
    return had.protocols.isSuperset(of: asked.symbols)
      && had.externals.isSuperset(of: asked.externals)
  }

  /// What a resolved type always conforms to: one of the sources, one that they extend, or a generic
  /// parameter of the child's.
  private func conformances(
    of name: String
  ) -> (protocols: Set<SymbolID>, externals: Set<String>) {
    if let bounds = child.symbol.bounds(ofGenericParameter: name) {
      let scope = child.symbol.sites[0].headerScope
      let expansions = bounds.map { table.expand($0, in: scope) }
      let named = Set(expansions.flatMap(\.symbols))
      let all = named.map { table.kinship(of: $0) }
      return (
        named.union(all.flatMap { protocols(of: $0) }),
        PlatformNames.closure(of: Set(expansions.flatMap(\.externals)))
          .union(all.flatMap(\.externals))
      )
    }
    if let id = table.allIDs.first(where: { table.resolvedName(of: $0) == name }) {
      let kinship = table.kinship(of: id) { $0.whereClause(asOf: table[id]) == nil }
      return (protocols(of: kinship), kinship.externals)
    }
    let added = table.conformances(ofExternal: name).filter { $0.1 == .always }.map(\.0)
    return (Set(added), [])
  }

  private func protocols(of kinship: Kinship) -> Set<SymbolID> {
    Set(kinship.protocols.filter { $0.value == .always }.keys)
  }
}

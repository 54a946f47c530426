import SwiftOutline
import SwiftProgram

/// Whether a parent conforms for the generic arguments with which a child holds it.
enum HeldConformance {
  case holds
  case fails
  /// It depends on a `where` clause of which nothing is known.
  case depends(on: String)
}

extension ForwardingSolver {
  /// Whether a parent's conformance holds where it is stated under a `where` clause.
  func conformance(
    to candidate: SymbolID, of parent: NominalType, heldAs property: Member
  ) -> HeldConformance {
    let symbol = parent.symbol
    let constrained = symbol.extensions.filter {
      !$0.declaration.inheritedTypes.isEmpty && !$0.whereClause(asOf: symbol).isEmpty
    }
    guard !constrained.isEmpty, parent.conformed[candidate] != nil else { return .holds }
    let always = table.kinship(of: parent.id) { $0.whereClause(asOf: symbol).isEmpty }
    guard always.protocols[candidate] == nil else { return .holds }
    let arguments = arguments(of: property, for: symbol)
    var open: String?
    for site in constrained where states(candidate, site) {
      let clause = site.whereClause(asOf: symbol)
      let parts = clause.map { holds($0, in: site.headerScope, for: arguments) }
      if parts.allSatisfy({ $0 == true }) { return .holds }
      if !parts.contains(false) { open = open ?? clause.listText }
    }
    return open.map { .depends(on: $0) } ?? .fails
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
    of property: Member, for generic: Symbol
  ) -> [String: TypeSyntax] {
    let scope = table.bodyScope(of: property.site, in: property.owner)
    guard let type = property.declaration.type ?? property.declaration.calledType,
      case .name(let name) = table.resolved(type, in: scope)
    else { return [:] }
    let arguments = name.components.flatMap(\.arguments)
    return Dictionary(zip(generic.genericNames, arguments)) { first, _ in first }
  }

  /// Whether one requirement of a `where` clause holds; `nil` where that is not known.
  private func holds(
    _ requirement: GenericRequirement, in scope: Scope, for arguments: [String: TypeSyntax]
  ) -> Bool? {
    let left = table.resolved(requirement.subject, in: scope).substituting(arguments)
    if requirement.isSameType {
      let right = table.resolved(requirement.type, in: scope).substituting(arguments)
      return left == right ? true : isOpen(left) || isOpen(right) ? nil : false
    }
    guard case .name(let name) = left else { return nil }
    let asked = table.expand(requirement.type, in: scope)
    let had = conformances(of: name.path)
    let lacksDeclared = !had.protocols.isSuperset(of: asked.symbols)
    let lacksOthers = !had.externals.isSuperset(of: asked.externals)
    guard lacksDeclared || lacksOthers else { return true }
    // Who knows what types conform to of which no source is read.
    return lacksDeclared && !isOpen(left) ? false : nil
  }

  /// Whether a resolved type depends on a generic parameter, the child's or one that is not known.
  private func isOpen(_ type: TypeSyntax) -> Bool {
    type.contains { part in
      guard case .name(let name) = part else { return false }
      return child.symbol.genericNames.contains(name.path)
        || models.values.contains { $0.symbol.genericNames.contains(name.path) }
    }
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
      let kinship = table.kinship(of: id) { $0.whereClause(asOf: table[id]).isEmpty }
      return (protocols(of: kinship), kinship.externals)
    }
    let added = table.conformances(ofExternal: name).filter { $0.1 == .always }.map(\.0)
    return (Set(added), [])
  }

  private func protocols(of kinship: Kinship) -> Set<SymbolID> {
    Set(kinship.protocols.filter { $0.value == .always }.keys)
  }
}

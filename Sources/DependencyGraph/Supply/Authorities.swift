import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The owners of Has-protocols without requirements. No member shows who has such a protocol. If
/// any type conforms by hand, only those that do have it; otherwise the only container without a
/// parent has it.
package struct Authorities {
  /// The Has-protocols that ask for nothing, what they inherit included.
  package let markers: Set<SymbolID>
  /// The containers that a directive gives each to.
  private let granted: [SymbolID: Set<SymbolID>]
  /// The protocols that somebody gets by hand or by a directive.
  private let byHand: Set<SymbolID>
  /// The containers without a parent that may have each.
  private let roots: [SymbolID: [SymbolID]]

  /// - Parameters:
  ///   - candidates: The protocols that containers may conform to.
  ///   - verdicts: What each container has of each of them.
  init(
    among candidates: [SymbolID], of containers: [NominalType], scopes: ScopeTree,
    verdicts: [SymbolID: [SymbolID: Verdict]], in table: SymbolTable
  ) {
    let markers = candidates.filter { id in
      let list = table.requirements(of: id, seenFrom: table[id].module)
      return list.requirements.isEmpty && list.associatedTypes.isEmpty
    }
    self.markers = Set(markers)
    guard !markers.isEmpty else {
      (granted, byHand, roots) = ([:], [], [:])
      return
    }
    var granted: [SymbolID: Set<SymbolID>] = [:]
    for container in containers {
      for grant in container.grants(in: table) {
        if let id = grant.protocolID { granted[id, default: []].insert(container.id) }
      }
    }
    self.granted = granted
    byHand = table.quiet.conformedByHand(among: self.markers).union(granted.keys)
    let containerIDs = Set(containers.map(\.id))
    let free = containers.filter { container in
      (scopes.parents[container.id] ?? []).isEmpty
        && !container.superclasses.contains(where: containerIDs.contains)
    }
    roots = markers.reduce(into: [:]) { roots, marker in
      roots[marker] = free.map(\.id).filter { id in
        if case .hasNothingToSupply = verdicts[marker]?[id] { true } else { false }
      }
    }
  }

  /// Whether a container gets a marker.
  ///
  /// - Parameter isNeeded: Whether a composition names it.
  func give(_ marker: SymbolID, to container: NominalType, isNeeded: Bool) -> Bool {
    if isGranted(marker, to: container) { return true }
    return isNeeded && !byHand.contains(marker) && roots[marker] == [container.id]
  }

  /// Whether a directive gives it to a container.
  func isGranted(_ marker: SymbolID, to container: NominalType) -> Bool {
    granted[marker]?.contains(container.id) == true
  }

  /// Whether a container gets a marker only if it is marked: since several may have it, or since
  /// somebody else has it by hand.
  package func isUndecided(_ marker: SymbolID, for container: NominalType) -> Bool {
    let roots = roots[marker] ?? []
    return (byHand.contains(marker) || roots.count > 1) && roots.contains(container.id)
  }

  /// Whether only hands give a marker, and none gives it to a container.
  func keep(_ marker: SymbolID, from container: NominalType) -> Bool {
    byHand.contains(marker) && container.conformed[marker] == nil
      && !isGranted(marker, to: container)
  }
}

extension SupplyTable {
  /// The marker that a protocol would bring along, and that only hands give and none to a container.
  ///
  /// - Parameter hasFromParent: Whether a parent gives it a marker.
  package func marker(
    barring candidate: SymbolID, from container: NominalType,
    unless hasFromParent: (SymbolID) -> Bool
  ) -> SymbolID? {
    guard !authorities.markers.isEmpty else { return nil }
    return symbols.supertypeClosure(of: candidate).protocols.keys.sorted().first { marker in
      authorities.markers.contains(marker) && authorities.keep(marker, from: container)
        && !hasFromParent(marker)
    }
  }
}

/// A name behind `// hasgen: has` at a container.
package struct Grant {
  package let name: String
  package let directive: Directive
  package let site: Site
  /// The protocol of that name; `nil` where the container's file sees none.
  package let protocolID: SymbolID?
}

extension NominalType {
  /// The Has-protocols that directives give to the container.
  package func grants(in table: SymbolTable) -> [Grant] {
    symbol.sites.filter { $0.declaration.traits.contains(.directives) }.flatMap { site in
      site.declaration.grants.flatMap { directive in
        directive.names.map { name in
          let found = TypeSyntax(parsing: name).flatMap {
            table.symbol(for: $0, in: site.headerScope)
          }
          return Grant(name: name, directive: directive, site: site, protocolID: found)
        }
      }
    }
  }
}

extension SymbolTable {
  /// The protocols, among some, that any type conforms to by hand.
  fileprivate func conformedByHand(among protocols: Set<SymbolID>) -> Set<SymbolID> {
    var found: Set<SymbolID> = []
    for id in allIDs
    where self[id].kind != .protocol && !parents[id.index].isEmpty
      && !self[id].path.pathParts.contains(where: \.isNameOfStandIn)
    {
      found.formUnion(supertypeClosure(of: id).protocols.keys.filter(protocols.contains))
    }
    for name in externalExtensions.keys {
      for (id, _) in conformances(ofExternal: name) {
        found.formUnion(([id] + supertypeClosure(of: id).protocols.keys).filter(protocols.contains))
      }
    }
    return found
  }
}

import SwiftOutline
import SwiftProgram

/// The Has-protocols of which a parent may have the whole or a part.
///
/// Most parents have few of them, and to ask about each protocol for each child would take as long
/// as both numbers multiplied.
struct OfferableProtocols {
  private let table: SymbolTable
  private let candidates: Set<SymbolID>
  private var parts: [Int: Parts] = [:]
  /// What containers have, each worked out when the first child asks.
  private var wholes: [SymbolID: Set<SymbolID>] = [:]

  /// The protocols that ask for something, as a module sees them.
  private struct Parts {
    /// By the protocol that a requirement is inherited from.
    var byOwner: [SymbolID: [SymbolID]] = [:]
    /// By the name of what is asked for.
    var byName: [String: [SymbolID]] = [:]
  }

  /// - Parameter candidates: The Has-protocols of all modules.
  init(_ candidates: [SymbolID], in table: SymbolTable) {
    self.table = table
    self.candidates = Set(candidates)
  }

  /// What may be offered to a child; no other protocol is.
  ///
  /// - Parameter solver: What is known of the parents, of which nothing is to be changed any more.
  mutating func protocols(offeredBy solver: ForwardingSolver) -> Set<SymbolID> {
    let parts = parts(seenFrom: solver.child.symbol.module)
    var found: Set<SymbolID> = []
    for version in solver.parents.flatMap(\.versions) {
      let whole = whole(of: version.source, by: solver)
      found.formUnion(whole)
      for owner in whole { found.formUnion(parts.byOwner[owner] ?? []) }
      for name in memberNames(of: version.source, having: whole, by: solver) {
        found.formUnion(parts.byName[name] ?? [])
      }
    }
    return found
  }

  /// The names of the members that a parent is known to have.
  private func memberNames(
    of source: Parent.Source, having whole: Set<SymbolID>, by solver: ForwardingSolver
  ) -> Set<String> {
    let protocols: Set<SymbolID>
    var names: Set<String> = []
    switch source {
    case .composition(let all): protocols = all
    case .reference: protocols = whole
    case .container(let id):
      protocols = Set((solver.supply.forwarded[id]?.conformances ?? [:]).keys)
      if let parent = solver.models[id] { names.formUnion(parent.memberNames) }
    }
    for id in protocols {
      let list = table.requirements(of: id, seenFrom: solver.child.symbol.module)
      names.formUnion(list.requirements.map(\.declaration.baseName))
    }
    return names
  }

  private mutating func whole(
    of source: Parent.Source, by solver: ForwardingSolver
  ) -> Set<SymbolID> {
    switch source {
    case .composition(let protocols): return protocols.intersection(candidates)
    case .reference(let id): return Set((solver.references[id]?.protocols ?? [:]).keys)
    case .container(let id):
      if let known = wholes[id] { return known }
      let whole = solver.models[id].map { parent in
        candidates.filter { !solver.supply.condition(of: $0, in: parent).isNever }
      }
      wholes[id] = whole
      return whole ?? []
    }
  }

  private mutating func parts(seenFrom module: Int) -> Parts {
    if let known = parts[module] { return known }
    var result = Parts()
    for id in candidates {
      for requirement in table.requirements(of: id, seenFrom: module).requirements {
        if requirement.owner != id { result.byOwner[requirement.owner, default: []].append(id) }
        result.byName[requirement.declaration.baseName, default: []].append(id)
      }
    }
    parts[module] = result
    return result
  }
}

import DependencyGraph
import SwiftReading
import SwiftProgram

/// The Has-protocols of which a parent may have the whole or a part.
///
/// Most parents have few of them, and to ask about each protocol for each child would take as long
/// as both numbers multiplied.
package struct OfferableProtocols {
  private let table: SymbolTable
  private let candidates: Set<SymbolID>
  private var parts: [Int: Parts] = [:]
  /// The protocols that containers have, each worked out when the first child asks.
  private var wholes: [SymbolID: Set<SymbolID>] = [:]

  /// The protocols that ask for something, as a module sees them.
  private struct Parts {
    /// The protocols, by the protocol that a requirement is inherited from.
    var byOwner: [SymbolID: [SymbolID]] = [:]
    /// The protocols, by the name of a requirement.
    var byName: [String: [SymbolID]] = [:]
  }

  /// - Parameter candidates: The Has-protocols of all modules.
  package init(_ candidates: [SymbolID], in table: SymbolTable) {
    self.table = table
    self.candidates = Set(candidates)
  }

  /// The protocols that parents may offer to a child in a module; they offer no others.
  ///
  /// - Parameters:
  ///   - supply: What is known of the parents, which does not change any more.
  ///   - references: What those can have that are held by reference.
  package mutating func protocols(
    offeredBy parents: [Parent], seenFrom module: Int, _ supply: SupplyTable,
    _ references: [SymbolID: ReferenceSolver]
  ) -> Set<SymbolID> {
    let parts = parts(seenFrom: module)
    var found: Set<SymbolID> = []
    for source in parents.flatMap(\.versions).map(\.source) {
      let whole = whole(of: source, supply, references)
      found.formUnion(whole)
      for owner in whole { found.formUnion(parts.byOwner[owner] ?? []) }
      for name in memberNames(of: source, having: whole, seenFrom: module, supply) {
        found.formUnion(parts.byName[name] ?? [])
      }
    }
    return found
  }

  /// The names of the members that a parent is known to have.
  private func memberNames(
    of source: Parent.Source, having whole: Set<SymbolID>, seenFrom module: Int,
    _ supply: SupplyTable
  ) -> Set<String> {
    let protocols: Set<SymbolID>
    var names: Set<String> = []
    switch source {
    case .composition(let all): protocols = all
    case .reference: protocols = whole
    case .container(let id):
      protocols = Set((supply.forwarded[id]?.conformances ?? [:]).keys)
      if let parent = supply.models[id] { names.formUnion(parent.memberNames) }
    }
    for id in protocols {
      let list = table.requirements(of: id, seenFrom: module)
      names.formUnion(list.requirements.map(\.declaration.baseName))
    }
    return names
  }

  private mutating func whole(
    of source: Parent.Source, _ supply: SupplyTable, _ references: [SymbolID: ReferenceSolver]
  ) -> Set<SymbolID> {
    switch source {
    case .composition(let protocols): return protocols.intersection(candidates)
    case .reference(let id): return Set((references[id]?.protocols ?? [:]).keys)
    case .container(let id):
      if let known = wholes[id] { return known }
      let whole = supply.models[id].map { parent in
        candidates.filter { !supply.condition(of: $0, in: parent).isNever }
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

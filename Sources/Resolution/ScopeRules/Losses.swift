import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// A Has-protocol that a container lacks although a container above has it.
struct Loss {
  enum Cause: Sendable {
    /// It cannot be forwarded.
    case gap(ForwardingGap)
    /// It is behind a type that is no container.
    case holder(HiddenHolder)
  }

  /// The container at which the way ends: the one that lacks it, or one above.
  let child: NominalType
  let cause: Cause

  /// Whether an import is all that it takes.
  fileprivate var isOfImports: Bool {
    if case .gap(let gap) = cause, case .notImported = gap.cause { true } else { false }
  }
}

/// A type that a container stores, and that stores a container without being one.
struct HiddenHolder: Sendable {
  let property: Member
  let holder: SymbolID
  /// The container behind it.
  let container: SymbolID
}

/// The Has-protocols that each container lacks although a container above has them.
struct Losses {
  private let graph: ResolvedGraph
  private let rules: Rules
  private let finder: ContainerFinder
  private var losses: [SymbolID: [SymbolID: Loss]] = [:]

  private var table: SymbolTable { graph.supply.symbols }

  init(graph: ResolvedGraph, rules: Rules, finder: ContainerFinder) {
    self.graph = graph
    self.rules = rules
    self.finder = finder
    let undecided = graph.supply.scopes.undecided
    for container in graph.supply.scopes.ordered where !undecided.contains(container.id) {
      let found = losses(of: container)
      if !found.isEmpty { losses[container.id] = found }
    }
  }

  /// Whether nothing is lost anywhere.
  var isEmpty: Bool { losses.isEmpty }

  /// The reason why a container lacks a Has-protocol; `nil` if it has the protocol, or no container
  /// above does.
  func loss(of candidate: SymbolID, to container: NominalType) -> Loss? {
    losses[container.id]?[candidate]
  }

  /// The losses of a container, when those of the containers above are known.
  private func losses(of container: NominalType) -> [SymbolID: Loss] {
    var found: [SymbolID: Loss] = [:]
    for gap in graph.supply.forwarded[container.id]?.gaps ?? [] where graph.isHad(gap.protocolID) {
      found[gap.protocolID] = Loss(child: container, cause: .gap(gap))
    }
    for version in (graph.supply.scopes.parents[container.id] ?? []).flatMap(\.versions) {
      for (id, loss) in version.source.container.flatMap({ losses[$0] }) ?? [:]
      where found[id] == nil && !version.isExcepted(table[id].name) {
        found[id] = loss
      }
    }
    for hidden in hiddenHolders(in: container) {
      guard let behind = graph.supply.model(hidden.container) else { continue }
      for id in graph.supply.candidates where found[id] == nil && graph.supply.has(id, behind) {
        found[id] = Loss(child: container, cause: .holder(hidden))
      }
    }
    return found.filter { id, loss in
      if case .blind = graph.supply.verdict(on: id, by: container), !loss.isOfImports {
        return false
      }
      return !graph.supply.has(id, container)
        && !table[id].sites.contains { $0.declaration.isNotForwarded }
    }
  }

  /// The types that a container stores which store a container, directly or through others, and are
  /// none.
  private func hiddenHolders(in container: NominalType) -> [HiddenHolder] {
    container.ownMembers.compactMap { member -> HiddenHolder? in
      let declaration = member.declaration
      guard declaration.storage?.kind == .stored, !declaration.isStatic, !declaration.isNoParent,
        let type = declaration.type ?? declaration.calledType,
        let named = table.symbol(for: type, in: table.bodyScope(of: member.site, in: member.owner))
      else { return nil }
      let holder = table.underlying(named) ?? named
      guard finder.possible.contains(holder), graph.supply.model(holder) == nil,
        !ReferenceDeclaration.isAdded(table[holder].sites[0].declaration),
        let behind = self.container(behind: holder)
      else { return nil }
      return HiddenHolder(property: member, holder: holder, container: behind)
    }
  }

  private func container(behind holder: SymbolID) -> SymbolID? {
    var seen: Set<SymbolID> = [holder]
    var waiting = [holder]
    while let next = waiting.popLast() {
      for stored in table.storedTypes(of: next, by: rules) where !stored.isOptional {
        if graph.supply.model(stored.id) != nil { return stored.id }
        if finder.possible.contains(stored.id), seen.insert(stored.id).inserted {
          waiting.append(stored.id)
        }
      }
    }
    return nil
  }
}

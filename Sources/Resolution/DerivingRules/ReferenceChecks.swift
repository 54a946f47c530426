import DependencyGraph
import Deriving
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The containers that are handed on by reference, and those that had better be.
struct ReferenceChecks {
  let supply: SupplyTable
  let rules: Rules
  /// The solver for each container by reference; none for a container that cannot be passed so.
  let references: [SymbolID: ReferenceSolver]

  private var table: SymbolTable { supply.symbols }
  private let structs: [SymbolID: NominalType]

  init(supply: SupplyTable, rules: Rules) {
    self.supply = supply
    self.rules = rules
    references = supply.containers.reduce(into: [:]) { references, container in
      guard supply.symbols.choice(for: container.id, by: rules)?.byReference == true else { return }
      references[container.id] = ReferenceSolver(for: container, supply: supply)
    }
    structs = Dictionary(
      supply.containers.filter { $0.kind == .struct }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The diagnostics, in no particular order.
  func diagnostics() -> [Diagnostic] {
    references.values.flatMap(\.findings).map(\.diagnostic) + largeContainers()
  }

  /// The structs that somebody is handed by value and that have grown too large for that.
  private func largeContainers() -> [Diagnostic] {
    supply.containers.compactMap { container in
      guard container.kind == .struct,
        table.choice(for: container.id, by: rules)?.byReference == nil,
        isHandedOn(container)
      else { return nil }
      let count = storedMembers(of: container, within: [])
      guard count > LargeContainer.limit else { return nil }
      return LargeContainer(
        name: container.symbol.path, members: count, location: table.location(of: container.id)
      ).diagnostic
    }
  }

  /// Whether a consumer needs something that the container has.
  private func isHandedOn(_ container: NominalType) -> Bool {
    supply.needs.keys.contains {
      supply.has($0, container) || supply.verdict(on: $0, by: container).isSupply
    }
  }

  /// The number of values that a copy of a container copies: its stored members, and in place of a
  /// member that is a container by value, the members of that one.
  private func storedMembers(of container: NominalType, within outer: Set<SymbolID>) -> Int {
    let stored = container.ownMembers.filter {
      $0.declaration.storage?.kind == .stored && !$0.declaration.isStatic
    }
    // One name under several conditions is one member.
    let members = Dictionary(stored.map { ($0.declaration.name, $0) }) { first, _ in first }
    return members.values.reduce(0) { count, member in
      let scope = table.bodyScope(of: member.site, in: member.owner)
      let type = (member.declaration.type ?? member.declaration.calledType)
        .flatMap { table.symbol(for: $0, in: scope) }.map { table.underlying($0) ?? $0 }
      let inner = type.flatMap { outer.contains($0) ? nil : structs[$0] }
      return count
        + (inner.map { storedMembers(of: $0, within: outer.union([container.id])) } ?? 1)
    }
  }
}

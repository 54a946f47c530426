import DependencyGraph
import Findings
import SwiftReading
import SwiftProgram

/// The containers that cannot be copied, and what they could conform to by hand.
struct NoncopyableContainers {
  let supply: SupplyTable

  private var table: SymbolTable { supply.symbols }

  /// A warning for each that has something which it does not conform to.
  func diagnostics() -> [Diagnostic] {
    supply.containers.filter(\.isNoncopyable).compactMap { container in
      let had = supply.candidates.filter {
        if case .has = container.verdictAsCopyable(on: $0, in: table) { true } else { false }
      }
      guard !had.isEmpty else { return nil }
      let possible = had.filter(isNoncopyable)
      let others = had.filter { !isNoncopyable($0) && (possible.isEmpty || isNeeded($0)) }
      guard !possible.isEmpty || !others.isEmpty else { return nil }
      return NoncopyableContainer(
        name: container.symbol.path, location: table.location(of: container.id),
        possible: possible.map { table[$0].path }.sorted(),
        copyable: others.map { table[$0].path }.sorted()
      ).diagnostic
    }
  }

  private func isNeeded(_ id: SymbolID) -> Bool { supply.needs[id] != nil }

  /// Whether a protocol, and all that it inherits, leaves open whether its types can be copied.
  private func isNoncopyable(_ id: SymbolID) -> Bool {
    ([id] + table.supertypeClosure(of: id).protocols.keys).allSatisfy { table[$0].isNoncopyable }
  }
}

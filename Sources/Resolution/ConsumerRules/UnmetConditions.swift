import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The rule about Has-protocols that containers have under narrower `#if` conditions than consumers
/// need them.
///
/// An error where the conditions never meet. Where they meet at times, who needs it may be used
/// only then, so it is a warning; and none for the platforms, of which most apps are built for one.
struct UnmetConditions {
  private let graph: ResolvedGraph

  private var table: SymbolTable { graph.supply.symbols }

  private struct Gap {
    let consumer: NamedType
    /// The condition under which it is needed and nobody has it.
    let condition: ConditionSet
    let isNever: Bool
  }

  init(graph: ResolvedGraph) {
    self.graph = graph
  }

  /// The diagnostics, in no particular order.
  func diagnostics() -> [Diagnostic] {
    graph.supply.candidates.filter { graph.isHad($0) && graph.supply.needs[$0] != nil }.flatMap(
      diagnostics(on:))
  }

  private func diagnostics(on candidate: SymbolID) -> [Diagnostic] {
    var had = ConditionSet.never
    var existing = ConditionSet.never
    var holders: [NominalType] = []
    for container in graph.supply.containers where graph.supply.has(candidate, container) {
      let condition = graph.supply.condition(of: candidate, in: container).and(container.condition)
      had = had.or(condition)
      if had.isAlways { return [] }
      existing = existing.or(container.condition)
      if !condition.isNever { holders.append(container) }
    }
    guard !holders.isEmpty else { return [] }
    let missing = existing.and(table[candidate].condition).and(had.negated)
    let gaps = (graph.supply.needs[candidate] ?? []).flatMap { need in
      self.gaps(of: need, had: had, missing: missing)
    }
    let told = Dictionary(grouping: gaps, by: \.isNever)
    return [true, false].compactMap { isNever in
      guard let gaps = told[isNever]?.sorted(by: { $0.consumer.location < $1.consumer.location }),
        // None of its conditions asks for a platform, a compiler or a module.
        isNever || !had.alternatives.joined().contains(where: { $0.text.contains("(") })
      else { return nil }
      return ConditionallyUnmet(
        isNever: isNever, protocolName: table[candidate].path, consumers: gaps.map(\.consumer),
        condition: gaps[0].condition.text ?? "",
        holders: holders.map { container in
          let condition = graph.supply.condition(of: candidate, in: container)
          return (NamedType(container.id, in: table), condition.text ?? "")
        }
      ).diagnostic
    }
  }

  /// The conditions under which a need is not met, in one of the compositions that bring it.
  private func gaps(of need: Need, had: ConditionSet, missing: ConditionSet) -> [Gap] {
    guard !need.isUncertain, !need.isOfParent, !graph.supply.isAskedOfParent(need) else {
      return []
    }
    let consumer = Consumer(name: need.consumer, module: table.files[need.file].module)
    let place = need.consumer(in: table)
    let requests = (graph.supply.requests[consumer] ?? []).filter { request in
      request.parts.contains { $0.id == need.protocolID }
    }
    let needed = requests.map { table.condition(of: $0.composition) }.first {
      !$0.isNever && !$0.and(missing).isNever
    }
    guard let needed, !graph.isSuppliedByHand(need) else { return [] }
    return [Gap(consumer: place, condition: needed.and(missing), isNever: needed.and(had).isNever)]
  }
}

import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The rule about Has-protocols that containers have under other `#if` conditions than consumers need
/// them: an error if the conditions never meet.
struct UnmetConditions {
  let graph: ResolvedGraph

  private var table: SymbolTable { graph.supply.symbols }

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
    let gaps = (graph.supply.needs[candidate] ?? []).compactMap { need in
      gap(of: need, had: had, missing: missing)
    }.sorted { $0.consumer.location < $1.consumer.location }
    guard let first = gaps.first else { return [] }
    return [
      ConditionallyUnmet(
        protocolName: table[candidate].path, consumers: gaps.map(\.consumer),
        condition: first.condition.text ?? "",
        holders: holders.map { container in
          let condition = graph.supply.condition(of: candidate, in: container)
          return (NamedType(container.id, in: table), condition.text ?? "")
        }
      ).diagnostic
    ]
  }

  /// The consumer that has a need, and the condition under which no container meets it.
  private func gap(
    of need: Need, had: ConditionSet, missing: ConditionSet
  ) -> (consumer: NamedType, condition: ConditionSet)? {
    guard !need.isUncertain, !need.isOfParent, !graph.supply.isAskedOfParent(need) else {
      return nil
    }
    let consumer = Consumer(name: need.consumer, module: table.files[need.file].module)
    let requests = (graph.supply.requests[consumer] ?? []).filter { request in
      request.parts.contains { $0.id == need.protocolID }
    }
    let needed = requests.map { table.condition(of: $0.composition) }.first {
      !$0.isNever && !$0.and(missing).isNever
    }
    guard let needed, needed.and(had).isNever, !graph.isSuppliedByHand(need) else { return nil }
    return (need.consumer(in: table), needed.and(missing))
  }
}

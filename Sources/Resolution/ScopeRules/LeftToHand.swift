import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The rule about consumers that need more than a container has, though a container above has the
/// rest: the user must write that by hand.
struct LeftToHand {
  private let graph: ResolvedGraph
  private let losses: Losses

  private var table: SymbolTable { graph.supply.symbols }

  /// The property of a container that holds a parent.
  private struct Holder: Hashable {
    let child: SymbolID
    let property: String
  }

  init(graph: ResolvedGraph, rules: Rules, finder: ContainerFinder) {
    self.graph = graph
    losses = Losses(graph: graph, rules: rules, finder: finder)
  }

  /// The warnings, in no particular order: at each consumer that no container serves but for what
  /// is lost; and once for each parent, what others need that may be handed the child.
  func diagnostics() -> [Diagnostic] {
    guard !losses.isEmpty else { return [] }
    let owners = owners()
    let all = Dictionary(
      grouping: graph.supply.needs.values.joined().filter { !$0.isOfParent && !$0.isUncertain }
    ) {
      Consumer(name: $0.consumer, module: table.files[$0.file].module)
    }
    var told: [NotForwarded] = []
    var toldGaps: Set<[Int]> = []
    var possible: [(gap: ForwardingGap, child: NominalType, need: Need)] = []
    for (consumer, needs) in all where needs.allSatisfy({ graph.isHad($0.protocolID) }) {
      let recipients = recipients(of: needs, for: consumer)
      guard !recipients.isEmpty else { continue }
      let owning = owners[consumer] ?? []
      let isServed = graph.supply.containers.contains { container in
        needs.allSatisfy { graph.supply.has($0.protocolID, container) }
      }
      let certain = isServed ? recipients.filter { owning.contains($0.id) } : recipients
      for (container, need, loss) in lost(of: needs, to: certain) {
        told.append(notForwarded(need, beside: needs, of: container, loss))
        toldGaps.insert([loss.child.id.index, need.protocolID.index])
      }
      // What is of a container that serves it is handed that one.
      guard certain.isEmpty, owning.isEmpty else { continue }
      for (_, need, loss) in lost(of: needs, to: recipients) {
        guard case .gap(let gap) = loss.cause else { continue }
        possible.append((gap, loss.child, need))
      }
    }
    possible.removeAll { toldGaps.contains([$0.child.id.index, $0.gap.protocolID.index]) }
    let groups = Dictionary(grouping: possible) {
      Holder(child: $0.child.id, property: $0.gap.parent.name)
    }
    return NotForwarded.diagnostics(of: told) + groups.values.map(unforwarded)
  }

  /// The containers of which consumers are members.
  private func owners() -> [Consumer: Set<SymbolID>] {
    let finder = ProductsOfMembers(supply: graph.supply)
    var owners: [Consumer: Set<SymbolID>] = [:]
    for container in graph.supply.containers {
      for type in container.ownMembers.flatMap(finder.products).map(\.type) {
        let consumer = Consumer(name: table[type].path, module: table[type].module)
        owners[consumer, default: []].insert(container.id)
      }
    }
    return owners
  }

  /// The containers that have a part of what is needed, and that all else is lost to.
  private func recipients(of needs: [Need], for consumer: Consumer) -> [NominalType] {
    graph.supply.scopes.ordered.filter { container in
      !isOrDescends(container.id, from: consumer)
        && needs.allSatisfy { need in
          graph.supply.has(need.protocolID, container)
            || losses.loss(of: need.protocolID, to: container) != nil
        } && needs.contains { losses.loss(of: $0.protocolID, to: container) != nil }
    }
  }

  /// Whether a container is the consumer, which asks its parent, or stands below it.
  private func isOrDescends(_ id: SymbolID, from consumer: Consumer) -> Bool {
    consumer == Consumer(name: table[id].path, module: table[id].module)
      || (graph.supply.scopes.parents[id] ?? []).flatMap(\.containers)
        .contains { isOrDescends($0, from: consumer) }
  }

  /// The losses, each once, at the container at which its way ends.
  private func lost(
    of needs: [Need], to containers: [NominalType]
  ) -> [(container: NominalType, need: Need, loss: Loss)] {
    var seen: Set<[Int]> = []
    return containers.flatMap { container in
      needs.compactMap { need in
        guard let loss = losses.loss(of: need.protocolID, to: container) else { return nil }
        if case .gap(let gap) = loss.cause, gap.cause.isToldAnyway { return nil }
        return seen.insert([loss.child.id.index, need.protocolID.index]).inserted
          ? (container, need, loss) : nil
      }
    }
  }

  private func notForwarded(
    _ need: Need, beside needs: [Need], of container: NominalType, _ loss: Loss
  ) -> NotForwarded {
    let holders = graph.supply.containers.filter { graph.supply.has(need.protocolID, $0) }
    let own = needs.map(\.protocolID).sorted().first { other in
      graph.supply.has(other, container) && !holders.contains { graph.supply.has(other, $0) }
    }
    return NotForwarded(
      container: container.symbol.path, child: loss.child.symbol.path,
      protocolName: table[need.protocolID].path,
      consumer: need.consumer(in: table), other: own.map { table[$0].path }, cause: loss.cause,
      table: table)
  }

  /// The Has-protocols of one parent that others need, in one diagnostic.
  private func unforwarded(
    _ group: [(gap: ForwardingGap, child: NominalType, need: Need)]
  ) -> Diagnostic {
    let items = Dictionary(grouping: group, by: \.gap.protocolID).compactMap { id, needs in
      needs.map { $0.need.consumer(in: table) }.min { $0.location < $1.location }.map {
        Unforwarded.Item(
          protocolName: table[id].path, cause: needs[0].gap.cause, consumer: $0)
      }
    }
    let parent = group[0].gap.parent
    return Unforwarded(
      child: group[0].child.symbol.path,
      parent: NamedType(name: parent.name, location: table.location(of: parent)),
      items: items.sorted { $0.protocolName < $1.protocolName }
    ).diagnostic
  }
}

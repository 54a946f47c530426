import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A conformance or function that is needed and that the user has to write.
  static let leftToYou = GraphRule(id: .leftToYou, level: .warning) { app, _ in
    let asked =
      app.graph.references.values.flatMap(\.findings)
      + app.graph.overridings.values.compactMap(\.finding)
    return (asked + app.unforwarded).map { Finding($0.diagnostic) }
  }
}

extension CheckedApp {
  /// The Has-protocols that a child cannot forward to its parent, and that a consumer needs
  /// together with protocols to which the child conforms. Each is reported at its first consumer.
  fileprivate var unforwarded: [LeftToYou] {
    let needs = supply.needs.values.joined().filter { !$0.isOfParent && !$0.isUncertain }
    let consumers = Dictionary(grouping: needs, by: \.asker)
    let unserved = consumers.values.filter { needs in
      !supply.containers.contains { container in
        needs.allSatisfy { supply.has($0.protocolID, container) }
      }
    }
    return supply.scopes.ordered.flatMap { child -> [LeftToYou] in
      let gaps = supply.forwarded[child.id]?.gaps.filter { graph.isMet($0.protocolID) } ?? []
      let known = Set(gaps.map(\.protocolID))
      let recipients = unserved.filter { needs in
        needs.allSatisfy { known.contains($0.protocolID) || supply.has($0.protocolID, child) }
          && needs.contains { supply.has($0.protocolID, child) }
      }
      return gaps.filter { !$0.obstacle.isToldAnyway }.compactMap { gap in
        let needs = recipients.joined().filter { $0.protocolID == gap.protocolID }
        let consumer = needs.map { $0.consumer(in: table) }.min { $0.location < $1.location }
        return consumer.map { leftToYou(gap, in: child, neededBy: $0) }
      }
    }
  }

  private func leftToYou(
    _ gap: ForwardingGap, in child: NominalType, neededBy consumer: NamedPlace
  ) -> LeftToYou {
    let container = child.path
    let name = table[gap.protocolID].path
    return LeftToYou(
      what: name, container: container, reason: gap.obstacle.words,
      cure: gap.obstacle.cure ?? "write 'extension \(container): \(name) { … }'",
      location: consumer.location,
      places: [
        Note(
          "'\(consumer.name)' needs it, and '\(gap.parent.name)' has it",
          at: table.location(of: gap.parent))
      ])
  }
}

import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A value that a factory or `live` needs and that cannot be built.
  static let cannotBuild = GraphRule(id: .cannotBuild, level: .error) { app, _ in
    app.supply.protocols.filter { app.graph.cannotBeBuilt($0) }.flatMap(app.whyNoFactory)
      + app.wirings.flatMap { container, wiring in
        wiring.failures.flatMap { failure in
          app.graph.causes(of: failure, in: container).map {
            Finding($0.diagnostic(), explainedBy: app.graph.explanations(of: failure))
              .inModule(container.module)
          }
        }
      }
  }

  /// A container whose `live` function the user asks for and hasgen cannot write.
  static let notWirable = GraphRule(id: .notWirable, level: .error) { app, _ in
    app.wirings.compactMap { container, wiring in
      wiring.obstacle.map { obstacle in
        let hidden = obstacle.hiddenMembers.map { Subject.member($0, of: container.subject) }
        return Finding(
          obstacle.diagnostic(of: container, in: app.table),
          explainedBy: hidden.isEmpty ? [] : [Set(hidden)]
        ).inModule(container.module)
      }
    }
  }

  /// A lazy member that `live` builds eagerly.
  static let eagerMember = GraphRule(id: .notWirable, level: .warning) { app, _ in
    app.wirings.flatMap { container, wiring in
      wiring.warnings.map { Finding($0).inModule(container.module) }
    }
  }

  /// Members that need each other.
  static let wiringCycle = GraphRule(id: .wiringCycle, level: .error) { app, _ in
    app.wirings.flatMap { container, wiring in
      wiring.cycles.map { Finding($0).inModule(container.module) }
    }
  }
}

extension CheckedApp {
  /// The plans of `live` functions, with their containers.
  fileprivate var wirings: [(container: NominalType, wiring: WiringSolver)] {
    supply.containers.compactMap { container in
      graph.wirings[container.id].map { (container, $0) }
    }
  }

  /// The findings about a protocol whose factories no container can build, for the container with
  /// the fewest failures; containers in the modules of the consumers come first. The findings are
  /// warnings unless a consumer needs the protocol from a container.
  fileprivate func whyNoFactory(_ id: SymbolID) -> [Finding] {
    let all = supply.needs[id] ?? []
    let needs = all.filter { !graph.isSuppliedByHand($0) }
    let scopes = supply.scopes.ordered.compactMap { container in
      graph.factories[container.id]?.failures[id].map { (container, $0) }
    }
    let homes = Set(needs.map { table.files[$0.file].module })
    let near = scopes.filter { homes.contains($0.0.module) }
    let candidates = near.isEmpty ? scopes : near
    let isNeeded = needs.contains { !$0.isUncertain }
    let isOpen = needs.count == all.count && graph.suppliers(of: id).isEmpty
    guard isNeeded || isOpen && table.requiresFactory(id, by: rules),
      let (container, failures) = candidates.min(by: { $0.1.distance < $1.1.distance })
    else { return [] }
    // If the `live` of a child has errors, do not report factories that would call the child's
    // initializer instead.
    let faulty = wirings.filter { $0.wiring.isFaulty }.map { "\($0.container.path).init(" }
    // A failure is a consequence if all causes of one container's failures are reported.
    let ofScopes = scopes.flatMap { _, failures in
      failures.reduce([[]]) { $0.product(with: graph.explanations(of: $1)) }
    }
    let consumers = needs.map { $0.consumer(in: table) }.sorted { $0.location < $1.location }
    return failures.filter { failure in
      !faulty.contains { name in failure.askers.contains { $0.name.hasPrefix(name) } }
    }.flatMap { failure in
      graph.causes(of: failure, in: container, below: [id]).map {
        Finding(
          $0.diagnostic(for: consumers, isError: isNeeded),
          about: isNeeded ? [.dependency(table[id].path)] : [],
          explainedBy: ofScopes + graph.explanations(of: failure)
        ).inModule(container.module)
      }
    }
  }
}

extension [BuildingFailure] {
  /// The number of failures of a container, which orders containers. Failures of effects come last:
  /// a mark at the requirement fixes them.
  fileprivate var distance: (other: Int, all: Int) {
    let other = self.filter { failure in
      failure.refusals.isEmpty || !failure.refusals.allSatisfy { $0.kind == .effects }
    }
    return (other.count, count)
  }
}

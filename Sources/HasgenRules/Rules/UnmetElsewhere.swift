import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A consumer that a container stores, and that needs protocols to which only a descendant of the
  /// container conforms.
  static let neededAbove = GraphRule(id: .unmetDependency, level: .error) { app, rule in
    let table = app.table
    guard !app.supply.scopes.parents.isEmpty else { return [] }
    let needs = Dictionary(
      grouping: app.supply.needs.values.joined().filter { !$0.isUncertain && !$0.isOfParent },
      by: \.consumer)
    return app.supply.containers.flatMap { container in
      let below = app.supply.scopes.descendants(of: container.id)
      guard !below.isEmpty else { return [] as [Finding] }
      let children = app.supply.scopes.ordered.filter { below.contains($0.id) }
      return container.ownMembers.compactMap { member in
        guard let consumer = app.consumer(storedIn: member) else { return nil }
        let lacking = (needs[table[consumer].path] ?? []).filter { need in
          need.asker.isType(consumer, in: table)
            && !app.supply.has(need.protocolID, container) && !app.graph.isSuppliedByHand(need)
        }
        guard let first = lacking.first,
          let child = children.first(where: { child in
            lacking.allSatisfy { app.supply.has($0.protocolID, child) }
          })
        else { return nil }
        let names = lacking.map { table[$0.protocolID].path }.someInQuotes
        return rule.finding(
          "'\(container.path)' has no \(names), which '\(first.consumer)' needs",
          at: first.consumer(in: table).location,
          notes: [
            Note(
              "'\(child.path)' has \(names): make a '\(first.consumer)' from there",
              at: table.location(of: child.id)),
            Note(
              "'\(container.path)' holds it as '\(member.declaration.name)'",
              at: table.location(of: member)),
          ])
      }
    }
  }

  /// A consumer whose composition no container satisfies alone, although each protocol has one that
  /// conforms. Compositions of the same protocols share one finding, at the first of them.
  static let dividedNeeds = GraphRule(id: .unmetDependency, level: .warning) { app, rule in
    let supply = app.supply
    let requests = supply.requests.values.joined().filter { $0.parts.count > 1 }
    let groups = Dictionary(grouping: requests) { Set($0.parts.map(\.symbol)) }
    return groups.compactMap { wanted, requests in
      guard wanted.allSatisfy(app.graph.isMet),
        !supply.containers.contains(where: { app.concerns($0, all: wanted) }),
        let request = requests.filter({ !app.graph.isSuppliedByHand($0) })
          .min(by: { $0.composition.place < $1.composition.place })
      else { return nil }
      let consumer = request.consumer.name
      let names = wanted.map { app.table[$0].path }.sorted().someInQuotes
      return rule.finding(
        "no container has all of \(names), which '\(consumer)' needs",
        at: app.table.location(of: request.composition.place),
        fix: "'hasgen why \(consumer)' shows which container has which"
      ).inModule(request.consumer.module)
    }
  }

  /// A module with consumers that no module can import together with a container.
  static let unreachedModule = GraphRule(id: .unmetDependency, level: .note) { app, rule in
    let modules = Dictionary(grouping: app.unreached) { app.table.files[$0.file].module }
    return modules.map { module, needs in
      let name = app.table.modules[module].name
      let protocols = Set(needs.map { app.table[$0.protocolID].path }).sorted()
      return rule.finding(
        "no module that was read sees both '\(name)' and a container, so what it needs is not "
          + "checked: \(protocols.someInQuotes)",
        at: needs.map { $0.consumer(in: app.table).location }.min(),
        fix: "if a module imports both, missing dependencies become errors",
        about: Set(protocols.map { .dependency($0) }))
    }
  }
}

extension CheckedApp {
  /// True if a container has each of some protocols, or if another rule reports that it cannot
  /// forward one.
  fileprivate func concerns(_ container: NominalType, all protocols: Set<SymbolID>) -> Bool {
    protocols.allSatisfy {
      supply.has($0, container) || supply.gap(of: $0, in: container) != nil
        || !supply.condition(of: $0, in: container).isNever
    }
  }

  /// The type of a stored, non-optional member; `nil` for other members and for containers.
  fileprivate func consumer(storedIn member: Member) -> SymbolID? {
    let declaration = member.declaration
    guard declaration.isStoredInValues, let type = declaration.type ?? declaration.calledType,
      let named = table.symbol(for: type, in: table.bodyScope(of: member))
    else { return nil }
    let id = table.underlying(named) ?? named
    return supply.container(id) == nil ? id : nil
  }
}

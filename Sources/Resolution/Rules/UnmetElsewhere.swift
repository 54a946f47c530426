import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

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
          "'\(container.symbol.path)' has no \(names), which '\(first.consumer)' needs",
          at: first.consumer(in: table).location,
          notes: [
            Diagnostic.Note(
              "'\(child.symbol.path)' has \(names): make a '\(first.consumer)' from there",
              at: table.location(of: child.id)),
            Diagnostic.Note(
              "'\(container.symbol.path)' holds it as '\(member.declaration.name)'",
              at: table.location(of: member)),
          ])
      }
    }
  }

  /// A consumer whose composition no container satisfies alone, although each protocol has one that
  /// conforms.
  static let dividedNeeds = GraphRule(id: .unmetDependency, level: .warning) { app, rule in
    let supply = app.supply
    return supply.requests.values.joined().compactMap { request in
      let wanted = Set(request.parts.map(\.symbol))
      // Another rule reports a parent that cannot be forwarded to.
      let has = { (id: SymbolID, container: NominalType) in
        supply.has(id, container) || supply.gap(of: id, in: container) != nil
      }
      guard !request.isAliasInPlace, wanted.allSatisfy(app.graph.isMet),
        !supply.containers.contains(where: { one in wanted.allSatisfy { has($0, one) } }),
        !app.graph.isSuppliedByHand(request)
      else { return nil }
      let lacks = supply.scopes.ordered.map { one in (one, wanted.filter { !has($0, one) }) }
      guard let (nearest, lacking) = lacks.min(by: { $0.1.count < $1.1.count }) else { return nil }
      let names = lacking.map { app.table[$0].path }.sorted()
      return rule.finding(
        "no container has all that '\(request.consumer.name)' needs",
        at: app.table.location(of: request.composition.place),
        notes: [
          Diagnostic.Note(
            "'\(nearest.symbol.path)' has all but \(names.someInQuotes): add what is missing there, or to a child",
            at: app.table.location(of: nearest.id))
        ])
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
        notes: [
          Diagnostic.Note(
            app.table.isFolderAlone(module)
              ? name.cureOfFolder : "if a module imports both, missing dependencies become errors")
        ],
        about: Set(protocols.map { .dependency($0) }))
    }
  }
}

extension CheckedApp {
  /// The type of a stored, non-optional member; `nil` for other members and for containers.
  fileprivate func consumer(storedIn member: Member) -> SymbolID? {
    let declaration = member.declaration
    guard declaration.isStoredInValues, let type = declaration.type ?? declaration.calledType,
      let named = table.symbol(for: type, in: table.bodyScope(of: member.site, in: member.owner))
    else { return nil }
    let id = table.underlying(named) ?? named
    return supply.container(id) == nil ? id : nil
  }
}

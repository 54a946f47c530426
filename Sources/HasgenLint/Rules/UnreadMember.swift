import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenRules

extension LintRule {
  /// A stored member of a container that no code reads.
  static let unreadMember = LintRule(id: .unreadMember, level: .warning) { app in
    let members = app.linted.membersThatSupplyNothing
    let names = Set(members.map(\.declaration.baseName.withoutBackticks))
    guard let mentions = app.mentions(of: names) else { return [] }
    let read = Set(mentions.filter { !$0.isLabel && !$0.isInitialized }.map(\.word))
    return members.compactMap { member in
      let name = member.declaration.baseName
      guard !read.contains(name.withoutBackticks) else { return nil }
      return Diagnostic(
        .unreadMember, "nobody reads '\(name)' of '\(app.table[member.owner].path)'",
        at: app.table.location(of: member),
        notes: Note("remove '\(name)', unless the container only keeps it alive"))
    }
  }
}

extension LintedSources {
  /// The stored members of containers that are not witnesses, and that no generated code uses.
  fileprivate var membersThatSupplyNothing: [Member] {
    let supply = graph.supply
    guard graph.wirings.isEmpty, graph.factories.values.allSatisfy(\.made.isEmpty) else {
      return []
    }
    // A member with the name of a requirement may be a witness; 'unasked-protocol' reports the
    // protocol.
    let supplied = Set(
      supply.protocols.flatMap { table[$0].sites }.flatMap(\.declaration.members).map(\.baseName))
    return supply.containers.flatMap { container in
      let parents = (supply.scopes.parents[container.id] ?? []).map(\.property.declaration.baseName)
      let used = supplied.union(parents)
      return container.ownMembers.filter { member in
        member.declaration.isPlainStorage && !used.contains(member.declaration.baseName)
      }
    }
  }
}

extension Declaration {
  /// True for a stored member that only the sources of the project can read: it has neither an
  /// attribute nor a directive, and is not public.
  fileprivate var isPlainStorage: Bool {
    guard isStoredInValues, storage?.kind == .stored, (access ?? .internal) < .public else {
      return false
    }
    return attributes.isEmpty && !traits.contains(.directives)
  }
}

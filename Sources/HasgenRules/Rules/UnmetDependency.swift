import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A Has-protocol that consumers need and to which no container conforms. Protocols with one fix,
  /// such as one import or one mark at a type, share a finding.
  static let unmetDependency = GraphRule(id: .unmetDependency, level: .error) { app, rule in
    let lacking = app.unmet.filter { $0.misses.isEmpty && !app.isOnlyInherited($0.id) }
      .map { UnmetDependency($0, in: app) }
    let groups = Dictionary(grouping: lacking) { $0.cause ?? "\($0.original)" }
    return groups.values.map { UnmetDependency.finding(about: $0, in: app, by: rule) }
  }
}

extension CheckedApp {
  /// True if all missing requirements are inherited from Has-protocols that are reported as unmet
  /// themselves.
  fileprivate func isOnlyInherited(_ id: SymbolID) -> Bool {
    let owners = supply.containers.flatMap { container in
      supply.verdict(on: id, by: container).shortcomings.map { shortcoming in
        guard case .absent(let requirement) = shortcoming else { return id }
        return requirement.owner
      }
    }
    return !owners.isEmpty && owners.allSatisfy { $0 != id && supply.needs[$0] != nil }
  }
}

/// The causes why no container conforms to a needed Has-protocol, and the fix.
private struct UnmetDependency {
  /// The protocol, the same one for all modules that compile its file.
  let original: SymbolID
  private let name: String
  private let needs: [Need]
  /// True if a container conforms, but cannot reach the consumers.
  private let isElsewhere: Bool
  /// The proposed fix, and other causes.
  private var notes: [Note] = []
  /// The only cause, which other protocols may share; equal texts are one cause. `nil` if there are
  /// several causes.
  private(set) var cause: String?

  init(_ unmet: UnmetProtocol, in app: CheckedApp) {
    original = app.table.original(of: unmet.id)
    name = app.table[unmet.id].path
    needs = unmet.needs
    isElsewhere = app.graph.isMet(unmet.id)
    notes = app.whyNotMade(unmet.id)
    if let note = app.proposalToMark(having: unmet.id) {
      cause = note.message
      notes.append(note)
      return
    }
    let containers = app.containersToChange(for: unmet)
    var obstacles: [Note] = []
    var renamed: [Note] = []
    var added: [SymbolID: [Note]] = [:]
    for container in containers where !app.supply.isPromised(unmet.id, to: container) {
      let lack = app.lack(of: unmet.id, in: container)
      obstacles += lack.obstacles
      renamed += lack.renamed
      if lack.obstacles.isEmpty { added[container.id] = lack.added }
    }
    // One proposal is enough: renaming a member, or adding what is missing to the container that
    // lacks least, of these the one of the widest scope. If a child satisfies some requirements and
    // cannot forward the others, adding a member elsewhere does not help.
    let isInParts = containers.contains { app.supply.gap(of: unmet.id, in: $0) != nil }
    let nearest = app.supply.scopes.ordered.compactMap { added[$0.id] }.filter { !$0.isEmpty }
      .min { $0.count < $1.count }
    let additions = isInParts ? [] : nearest ?? []
    let proposal = renamed.isEmpty ? additions : renamed
    if notes.isEmpty, proposal.isEmpty, obstacles.count == 1 { cause = obstacles[0].message }
    notes += proposal + obstacles
  }

  /// The finding about all protocols with one cause.
  static func finding(
    about all: [UnmetDependency], in app: CheckedApp, by rule: GraphRule
  ) -> Finding {
    let all = all.sorted { $0.name < $1.name }
    let needs = all.flatMap(\.needs)
    let first = needs.first { $0.isDirect } ?? needs.first
    let location = first?.consumer(in: app.table).location
    var consumers: [String] = []
    var others: [Note] = []
    for need in needs {
      let consumer = need.consumer(in: app.table)
      if !consumers.contains(need.consumer) { consumers.append(need.consumer) }
      guard consumer.location != location, need.consumer != first?.consumer || !need.isDirect
      else { continue }
      let through = need.aliases.map { "'\(app.table[$0].path)'" }.joined(separator: " and ")
      others.append(
        Note(
          "'\(need.consumer)' needs it too" + (through.isEmpty ? "" : ", through \(through)"),
          at: consumer.location, isFurther: true))
    }
    let asking = needs.filter { $0.consumer(in: app.table).location == location }
    let modules = Set(asking.map(\.asker.module))
    let module = first.map { app.table.modules[$0.asker.module].name } ?? ""
    let isElsewhere = all.contains(where: \.isElsewhere)
    let reach = isElsewhere ? " that reaches module '\(module)'" : ""
    let names = all.map(\.name).eachOnce.someInQuotes
    return rule.finding(
      "no container\(reach) has \(names), which \(consumers.someInQuotes) "
        + (consumers.count == 1 ? "needs" : "need"),
      at: location, notes: all.flatMap(\.notes).eachOnce.prefix(3) + others.eachOnce,
      about: Set(all.map { .dependency($0.name) }),
      explainedBy: [Set(all.map { .declaration($0.name) })]
    ).inModule(isElsewhere || modules.count > 1 ? nil : modules.first)
  }
}

/// The reasons why a container does not conform to a Has-protocol.
private struct Lack {
  /// Members of the right type with another name.
  var renamed: [Note] = []
  /// Members to be added.
  var added: [Note] = []
  /// All other reasons.
  var obstacles: [Note] = []
}

extension CheckedApp {
  /// The containers that may be meant to conform to an unmet protocol: those of a module below, or
  /// else those of the consumers' modules, or else all.
  fileprivate func containersToChange(for unmet: UnmetProtocol) -> [NominalType] {
    let modules = Set(unmet.needs.map { table.files[$0.file].module })
    let roots = supply.rootClasses
    let others = roots.filter { root in
      !unmet.needs.contains { $0.asker.isType(root.id, in: table) }
    }
    let near = others.filter { modules.contains($0.module) }
    // A container of a module below may have the members of a protocol that it does not see.
    let below = others.filter { $0.access > .internal && hasMembers(of: unmet.id, in: $0) }
    return [below, near, others, roots].first { !$0.isEmpty } ?? []
  }

  /// The reasons why no container can build the factories of a protocol.
  fileprivate func whyNotMade(_ id: SymbolID) -> [Note] {
    let scopes = supply.scopes.ordered.compactMap { container in
      graph.factories[container.id]?.failures[id]
    }
    let failures = scopes.min { $0.count < $1.count } ?? []
    return failures.flatMap { failure in
      [Note(failure.message, at: failure.askers.first?.location)] + failure.notes
    }
  }

  /// The proposal to mark a type that stores a container and satisfies a Has-protocol; `nil` if
  /// there is no such type.
  fileprivate func proposalToMark(having id: SymbolID) -> Note? {
    let type = unmarked.first { type in
      let verdict = NominalType(type, in: table).verdict(on: id, in: table)
      return if case .hasWitnesses = verdict { true } else { false }
    }
    return type.map { type in
      Note(
        "'\(table[type].path)' has it, and is no container: mark it with "
          + "'// hasgen: container'", at: table.location(of: type))
    }
  }

  /// Collects the reasons why a container does not conform to a Has-protocol.
  fileprivate func lack(of id: SymbolID, in container: NominalType) -> Lack {
    let place = table.location(of: container.id)
    let name = "'\(container.path)'"
    let obstacle = { (words: String) in
      Lack(obstacles: [Note("\(name) \(words)", at: place)])
    }
    if let gap = supply.gap(of: id, in: container) {
      let cure =
        gap.obstacle.isToldAnyway ? "" : "; \(gap.obstacle.cure ?? "write it by hand")"
      return obstacle("cannot forward it to '\(gap.parent.name)': \(gap.obstacle.words)\(cure)")
    }
    switch supply.verdict(on: id, by: container) {
    case .blind: return obstacle("does not see it: \(blindness(of: container, to: id))")
    case .asksForNothing:
      return obstacle(
        "has it if it conforms by hand: 'extension \(container.path): \(table[id].path) {}'")
    case .lacks(let shortcomings):
      var result = Lack()
      for shortcoming in shortcomings {
        switch shortcoming {
        case .inherits(let inherited):
          result.obstacles +=
            obstacle("is no '\(inherited)', which '\(table[id].path)' inherits from").obstacles
        case .missed: break
        case .absent(let requirement):
          let wanted = requirement.declaration
          if let similar = similarMember(to: requirement, in: container) {
            result.renamed.append(
              Note(
                "is it '\(similar.declaration.baseName)', which has that type? rename it to "
                  + "'\(wanted.baseName)', or add '\(wanted.signature)'",
                at: table.location(of: similar)))
          } else {
            result.added.append(
              Note("\(name) has no '\(wanted.signature)'; add it here", at: place))
          }
        }
      }
      result.obstacles += container.possibleMacros.map {
        Note("what '@\($0)' may add to \(name) is invisible to hasgen", at: place)
      }
      return result
    default: return Lack()
    }
  }

  /// True if a container has visible members with the names of the requirements of a protocol that
  /// a module above it declares.
  private func hasMembers(of id: SymbolID, in container: NominalType) -> Bool {
    let module = table[id].module
    let requirements = table.requirements(of: id, seenFrom: module).requirements
    guard table.isImported(container.module, by: module), !requirements.isEmpty else {
      return false
    }
    return requirements.allSatisfy {
      container.members(named: $0.declaration.baseName).contains { $0.access > .internal }
    }
  }

  private func blindness(of container: NominalType, to id: SymbolID) -> String {
    let symbol = table[id]
    let module = table.modules[symbol.module].name
    if symbol.module == container.module {
      return "it is private to its own file"
    }
    if table.isImported(symbol.module, by: container.module) {
      return "it is \(symbol.access.rawValue) to '\(module)'; make it 'package' or 'public'"
    }
    if table.isImported(container.module, by: symbol.module) {
      return "write 'extension \(container.path): \(symbol.path) {}' in '\(module)', which "
        + "sees both, and add missing members"
    }
    return "no file of '\(table.modules[container.module].name)' imports '\(module)'"
  }

  /// A property of the required type with another name.
  private func similarMember(to requirement: Requirement, in container: NominalType) -> Member? {
    let wanted = requirement.declaration
    guard wanted.isProperty, let type = wanted.type else { return nil }
    let resolved = table.resolved(type, in: requirement.scope)
    let ofType = container.ownMembers.filter { member in
      guard member.declaration.isProperty,
        let known = table.apparentType(
          of: member.declaration, in: table.bodyScope(of: member))
      else { return false }
      return table.resolved(known.type, in: known.scope) == resolved
    }
    let nearest = nearestName(to: wanted.name, among: ofType.map(\.declaration.name))
    if let nearest { return ofType.first { $0.declaration.name == nearest } }
    return ofType.first { member in
      let name = member.declaration.name
      return name.hasWord(of: wanted.name) || wanted.name.hasWord(of: name)
    }
  }
}

extension String {
  /// True if this name contains another one: `urlSession` contains `session`.
  fileprivate func hasWord(of other: String) -> Bool {
    other.count > 2 && lowercased().contains(other.lowercased())
  }
}

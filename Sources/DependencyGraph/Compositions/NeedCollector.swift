import SwiftOutline

/// Finds out which Has-protocols the consumers need, and what in their compositions leads nowhere.
struct NeedCollector {
  private(set) var needs: [Need] = []
  private(set) var unknownNames: [UnknownName] = []
  private(set) var cycles: [[SymbolID]] = []

  private let table: SymbolTable
  private let rules: Rules
  private let formerProtocols: Set<String>
  /// The Has-protocols and Makes-protocols.
  private let dependencyProtocols: Set<SymbolID>
  private let parents: ParentCompositions
  private var seenNeeds: [Consumer: Set<SymbolID>] = [:]
  /// The types with a composition of a name, by that name.
  private var compositionOwners: [String: [String]] = [:]
  private var open:
    [(unknowns: [CompositionExpansion.Unknown], composition: Composition, known: Int)] = []

  /// Consumers of one name in two modules are two.
  private struct Consumer: Hashable {
    let module: Int
    let name: String
    let isOfParent: Bool
  }
  private var seenCycles: Set<[SymbolID]> = []

  init(
    compositions: [Composition], table: SymbolTable, rules: Rules, formerProtocols: Set<String>
  ) {
    self.table = table
    self.rules = rules
    self.formerProtocols = formerProtocols
    let protocols = table.dependencyProtocols(by: rules)
    dependencyProtocols = Set(protocols)
    parents = ParentCompositions(among: compositions, table: table, rules: rules)
    for composition in compositions {
      collect(composition)
    }
    guard !open.isEmpty else { return }
    let names = SpellingCandidates(protocols.map { table[$0].name })
    unknownNames = open.flatMap { unknowns, composition, known in
      unknowns.compactMap { explain($0, in: composition, besides: known, meaning: names) }
    }
  }

  private mutating func collect(_ composition: Composition) {
    var parts: [(id: SymbolID, offset: Int)] = []
    var unknowns: [CompositionExpansion.Unknown] = []
    var others = 0
    for type in composition.types {
      let expansion = table.expand(type, in: composition.scope)
      for cycle in expansion.cycles { add(cycle) }
      for part in expansion.parts {
        if table[part.symbol].kind != .protocol { others += 1 }
        addDependencyProtocols(behind: part.symbol, at: part.offset, to: &parts)
      }
      unknowns += expansion.unknowns.filter { $0.aliases.isEmpty }
    }
    if composition.form == .parent {
      if !unknowns.isEmpty { open.append((unknowns, composition, parts.count)) }
      return
    }
    let foreigners = unknowns.filter { !Self.neutral.contains($0.name.path) }.count
    if composition.form == .inline, parts.count < 2, others + foreigners > 0 { return }
    let consumer = parents.alias(composition) ?? composition.consumer
    let isOfParent = parents.contains(composition)
    let key = Consumer(module: composition.scope.module, name: consumer, isOfParent: isOfParent)
    var seen = seenNeeds.removeValue(forKey: key) ?? []
    for part in parts where seen.insert(part.id).inserted {
      needs.append(
        Need(
          protocolID: part.id, consumer: consumer, file: composition.scope.file,
          offset: composition.textOffset ?? part.offset, isOfParent: isOfParent))
    }
    seenNeeds[key] = seen
    if !unknowns.isEmpty { open.append((unknowns, composition, parts.count)) }
    if composition.form == .alias, !parts.isEmpty, let owner = composition.scope.owners.last {
      compositionOwners[composition.name, default: []].append(owner.path)
    }
  }

  /// What no container has to supply.
  private static let neutral: Set<String> = ["AnyObject", "Sendable", "Any"]

  /// Adds a Has-protocol or Makes-protocol itself, or those that an umbrella protocol gathers.
  private func addDependencyProtocols(
    behind id: SymbolID, at offset: Int, to parts: inout [(id: SymbolID, offset: Int)]
  ) {
    if dependencyProtocols.contains(id) {
      parts.append((id, offset))
    } else if table[id].kind == .protocol {
      let gathered = table.kinship(of: id).protocols.keys.filter(dependencyProtocols.contains)
      parts += gathered.sorted().map { ($0, offset) }
    }
  }

  private mutating func add(_ cycle: [SymbolID]) {
    guard let first = cycle.min(), let start = cycle.firstIndex(of: first) else { return }
    let rotated = Array(cycle[start...] + cycle[..<start])
    guard seenCycles.insert(rotated).inserted, rotated.contains(where: isOfInterest) else { return }
    cycles.append(rotated)
  }

  /// Whether an alias names a Has-protocol or a container, or is called as compositions are; other
  /// cycles are no business of ours, and the compiler tells them.
  private func isOfInterest(_ alias: SymbolID) -> Bool {
    let targets = table[alias].sites.flatMap { $0.declaration.type?.namedParts ?? [] }
    return isOfInterest(targets.flatMap { $0.components.map(\.name) } + [table[alias].name])
  }

  private func isOfInterest(_ names: [String]) -> Bool {
    let words = rules.wordsOfInterest
    return names.contains(where: words.fits)
  }

  /// Tells a misspelled or invisible Has-protocol from a name that other modules declare.
  private func explain(
    _ unknown: CompositionExpansion.Unknown, in composition: Composition, besides known: Int,
    meaning names: SpellingCandidates
  ) -> UnknownName? {
    let name = unknown.name.path
    let location = table.location(
      file: composition.scope.file, offset: composition.textOffset ?? unknown.offset)
    let hidden = table.idsByPath[name]?.first(where: dependencyProtocols.contains)
    if let hidden {
      return UnknownName(
        name: name, location: location, cause: table.whyInvisible(hidden, from: unknown.scope))
    }
    if unknown.name.components.count > 1 {
      return explainMember(unknown, in: composition, at: location, besides: known)
    }
    // Whoever names one of those is told, also outside of compositions.
    guard !formerProtocols.contains(name) else { return nil }
    let fits = rules.fitsDependency(name)
    // Comparing it with all of them takes its time: not for each `Sendable`.
    guard fits || known > 0 && !Self.neutral.contains(name) else { return nil }
    let nearest = names.nearest(to: name)
    if fits {
      if nearest == nil, table.importsUnreadModule(unknown.scope.file) { return nil }
      if nearest == nil, let container = rules.declaringContainers.min() {
        return UnknownName(
          name: name, location: location, cause: .undeclaredFor(container: container))
      }
    } else if nearest?.first != name.first {
      // A protocol or class of another module that happens to be spelled alike.
      return nil
    }
    return UnknownName(name: name, location: location, cause: .undeclared(nearest: nearest))
  }

  /// `Child.Dependencies`, where `Child` or its alias is misspelled.
  private func explainMember(
    _ unknown: CompositionExpansion.Unknown, in composition: Composition, at location: Location,
    besides known: Int
  ) -> UnknownName? {
    let components = unknown.name.components
    let member = components.last?.name ?? ""
    let owner = TypeName(components: components.dropLast())
    if case .symbol(let id) = table.meaning(of: owner, in: unknown.scope) {
      let path = table[id].path
      let nested = compositionOwners.filter { $0.value.contains(path) }.keys
      let nearest = nearestName(to: member, among: nested).map { "\(owner.path).\($0)" }
      // Any other alias of any type is no business of ours, and the compiler tells it.
      let isComposition =
        compositionOwners[composition.name] != nil
        || isOfInterest(components.map(\.name) + [composition.name])
      guard known > 0 || nearest != nil && isComposition else { return nil }
      return UnknownName(
        name: unknown.name.path, location: location, cause: .undeclared(nearest: nearest))
    }
    let owners = compositionOwners[member] ?? []
    guard let nearest = nearestName(to: owner.path, among: owners) else { return nil }
    return UnknownName(
      name: unknown.name.path, location: location,
      cause: .undeclared(nearest: "\(nearest).\(member)"))
  }
}

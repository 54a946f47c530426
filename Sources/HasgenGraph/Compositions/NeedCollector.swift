import HasgenProgram
import HasgenReading

/// Collects the Has-protocols that consumers need, and the unknown names in their compositions.
package struct NeedCollector {
  package private(set) var needs: [Need] = []
  package private(set) var unknownNames: [UnknownName] = []
  /// The names that unread modules may declare.
  package private(set) var unreadNames: [UnreadName] = []

  private let table: SymbolTable
  private let rules: Rules
  private let dependencyProtocols: Set<SymbolID>
  private let parents: ParentCompositions
  /// The requests of each consumer, composition by composition.
  package private(set) var requests: [Consumer: [CompositionRequest]] = [:]
  private var uncertain: [(request: CompositionRequest, certainty: Composition.Certainty)] = []
  /// The protocols in `needs` by the consumer, and by `isOfParent`.
  private var seenNeeds: [Consumer: [Bool: Set<SymbolID>]] = [:]
  private var open:
    [(unknowns: [CompositionExpansion.Unknown], composition: Composition, known: Int)] = []

  /// - Parameter protocols: The Has-protocols and Makes-protocols of all modules.
  package init(
    of protocols: [SymbolID], in compositions: [Composition], table: SymbolTable, rules: Rules
  ) {
    self.table = table
    self.rules = rules
    dependencyProtocols = Set(protocols)
    parents = ParentCompositions(among: compositions, table: table, rules: rules)
    let expansions = compositions.concurrentMap(inBatchesOf: 64) { compositions in
      compositions.map(table.expansions)
    }
    for (composition, parts) in zip(compositions, expansions) { collect(composition, parts) }
    guard !open.isEmpty else { return }
    let names = SpellingCandidates(protocols.map { table[$0].name })
    for (unknowns, composition, known) in open {
      for unknown in unknowns {
        if let cause = cause(of: unknown, in: composition, besides: known, meaning: names) {
          let location = table.location(
            file: composition.scope.file, offset: composition.textOffset ?? unknown.offset)
          unknownNames.append(
            UnknownName(name: unknown.name.path, location: location, cause: cause))
        } else if let unread = unread(unknown, in: composition) {
          unreadNames.append(unread)
        }
      }
    }
  }

  private mutating func collect(
    _ composition: Composition, _ expansions: [CompositionExpansion]
  ) {
    var parts: [CompositionExpansion.Part] = []
    var unknowns: [CompositionExpansion.Unknown] = []
    var others: [SymbolID] = []
    for expansion in expansions {
      for part in expansion.parts {
        for id in dependencyProtocols(behind: part.symbol) {
          var found = part
          found.symbol = id
          parts.append(found)
        }
        if !dependencyProtocols.contains(part.symbol) { others.append(part.symbol) }
      }
      unknowns += expansion.unknowns
    }
    let isOfParent = parents.contains(composition)
    let weighed = composition.certainty(
      countOfParts: parts.count, others: others, externals: unknowns.map(\.external), in: table,
      by: rules)
    // Only factories satisfy a protocol that requires factories.
    let isSure = !parts.isEmpty && parts.allSatisfy { table.requiresFactory($0.symbol, by: rules) }
    let isCertain = isOfParent || isSure && weighed != nil
    guard let certainty = isCertain ? .certain : weighed else { return }
    unknowns.removeAll { !$0.aliases.isEmpty }
    if !unknowns.isEmpty, certainty != .partByPart || composition.form == .alias {
      open.append((unknowns, composition, parts.count))
    }
    // A single protocol only describes a parent; any container that conforms may be the parent.
    guard composition.form != .parent, !(isOfParent && composition.form == .single) else { return }
    let key = Consumer(
      name: parents.alias(composition) ?? composition.consumer, module: composition.scope.module)
    let request = CompositionRequest(
      consumer: key, composition: composition, isOfParent: isOfParent, parts: parts)
    if certainty == .certain {
      addNeeds(of: request)
    } else {
      uncertain.append((request, certainty))
    }
  }

  private mutating func addNeeds(of request: CompositionRequest, isUncertain: Bool = false) {
    let consumer = request.consumer
    let isOfParent = request.isOfParent
    for part in request.parts
    where seenNeeds[consumer, default: [:]][isOfParent, default: []].insert(part.symbol).inserted {
      needs.append(
        Need(
          protocolID: part.symbol, asker: consumer,
          file: request.composition.scope.file,
          offset: request.composition.textOffset ?? part.offset, aliases: part.aliases,
          isOfParent: isOfParent, isUncertain: isUncertain))
    }
    if !isUncertain, !isOfParent { requests[consumer, default: []].append(request) }
  }

  /// Returns a collector that includes the uncertain needs for which another composition or a
  /// container shows that they are dependencies.
  ///
  /// - Parameter supplied: The Has-protocols to which a container conforms.
  package func decided(by supplied: Set<SymbolID>) -> NeedCollector {
    guard !uncertain.isEmpty else { return self }
    var result = self
    let known = supplied.union(needs.map(\.protocolID))
    for (request, certainty) in uncertain {
      let parts = request.parts.filter { known.contains($0.symbol) }
      if parts.isEmpty { continue }
      if certainty == .asWhole {
        result.addNeeds(of: request)
      } else {
        result.addNeeds(
          of: CompositionRequest(
            consumer: request.consumer, composition: request.composition,
            isOfParent: request.isOfParent, parts: parts), isUncertain: true)
      }
    }
    return result
  }

  /// The Has-protocol or Makes-protocol itself, or those that an umbrella protocol inherits.
  private func dependencyProtocols(behind id: SymbolID) -> [SymbolID] {
    dependencyProtocols.contains(id)
      ? [id] : table.family(of: id).filter(dependencyProtocols.contains).sorted()
  }

  /// The cause of an unknown name that is a misspelled or invisible Has-protocol; `nil` for a name
  /// that another module may declare.
  private func cause(
    of unknown: CompositionExpansion.Unknown, in composition: Composition, besides known: Int,
    meaning names: SpellingCandidates
  ) -> UnknownName.Cause? {
    let name = unknown.name.path
    if let hidden = table.ids(name).first(where: dependencyProtocols.contains) {
      return .invisible(table.whyInvisible(hidden, from: unknown.scope))
    }
    // The compiler reports an unknown member of a type.
    if unknown.name.components.count > 1 { return nil }
    let fits = rules.fitsDependency(name)
    // Comparing a name with all protocols is slow, so common names such as `Sendable` are skipped.
    guard fits || known > 0 && !Composition.neutral.contains(name) else { return nil }
    let nearest = names.nearest(to: name)
    if fits {
      if nearest == nil, table.importsUnreadModule(unknown.scope.file) { return nil }
      let all = rules.declaringContainers.sorted().inQuotes(joinedBy: " or ")
      if nearest == nil, !all.isEmpty { return .undeclaredFor(all) }
    } else if nearest?.first != name.first {
      // The name belongs to another module and only happens to be similar.
      return nil
    }
    return .undeclared(nearest: nearest)
  }

  /// A name that fits Has-protocols or compositions, in a file that imports an unread module;
  /// otherwise `nil`.
  private func unread(
    _ unknown: CompositionExpansion.Unknown, in composition: Composition
  ) -> UnreadName? {
    let components = unknown.name.components.map(\.name)
    guard let last = components.last,
      rules.fitsDependency(last) || DependencyNames.fits(composition: last),
      !PlatformNames.contexts.contains(last)
    else { return nil }
    let file = composition.scope.file
    let imports = table.unreadImports(of: file)
    let named = imports.filter { components.count > 1 && $0.module == components[0] }
    guard !imports.isEmpty else { return nil }
    return UnreadName(
      name: unknown.name.path, file: file,
      offset: composition.textOffset ?? unknown.offset, imports: named.isEmpty ? imports : named)
  }
}

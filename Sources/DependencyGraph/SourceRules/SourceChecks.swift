import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The rules about sources that need no supply table.
package struct SourceChecks {
  let table: SymbolTable
  let rules: Rules
  let finder: ContainerFinder
  let models: [NominalType]
  let demand: NeedCollector

  package init(
    table: SymbolTable, rules: Rules, finder: ContainerFinder, models: [NominalType],
    demand: NeedCollector
  ) {
    self.table = table
    self.rules = rules
    self.finder = finder
    self.models = models
    self.demand = demand
  }

  package func findings() -> [Finding] {
    let misspelled = misspelledHeaders()
    let misspelledNames = Set(misspelled.map(\.name))
    let unknown = demand.unknownNames.filter {
      misspelledNames.contains($0.name) || !isDeclaredElsewhere($0)
    }
    let unread = UnreadModules(
      demand.unreadNames.filter { unread in
        !models.contains { $0.conformedExternals.contains(unread.name) }
      }, in: table)
    return UnknownName.findings(of: misspelled + unknown)
      + (containers() + duplicates() + directives() + cycles() + unread.diagnostics())
      .map { Finding($0) }
  }

  /// A Has-protocol that a container's header or extension names, and that is spelled otherwise.
  private func misspelledHeaders() -> [UnknownName] {
    let names = table.dependencyProtocols(by: rules).map { table[$0].name }
    return models.flatMap { model in
      model.symbol.headers.flatMap { site in
        site.declaration.inheritedTypes.flatMap { table.expand($0, in: site.headerScope).unknowns }
          .filter {
            $0.aliases.isEmpty && rules.fitsDependency($0.external)
              && !table.importsUnreadModule(site.scope.file)
          }
          .compactMap { unknown in
            nearestName(to: unknown.external, among: names).map { nearest in
              UnknownName(
                name: unknown.external,
                location: table.location(file: site.scope.file, offset: unknown.offset),
                cause: .undeclared(nearest: nearest))
            }
          }
      }
    }
  }

  /// The reasons why files could not be read to their end.
  package func problems() -> [Finding] {
    table.files.map(\.source).flatMap { file in
      file.outline.problems.map {
        Finding(cause: Diagnostic(problem: $0, in: file), about: [.unreadText])
      }
    }
  }

  private func containers() -> [Diagnostic] {
    let choices = finder.unknownChoices()
    let types =
      choices.isEmpty
      ? [] : table.allIDs.filter { ![.protocol, .typealias].contains(table[$0].kind) }
    let paths = types.map { table[$0].path }
    let nestedPaths = Dictionary(zip(types.map { table[$0].name }, paths)) { first, _ in first }
    let unknown = choices.map { choice in
      let nearest = nestedPaths[choice.name] ?? nearestName(to: choice.name, among: paths)
      return UnknownContainer(
        name: choice.name, module: choice.module, nearest: nearest == choice.name ? nil : nearest,
        modules: types.filter { table[$0].path == choice.name }.map {
          table.modules[table[$0].module].name
        }
      ).diagnostic
    }
    let areAllHidden = !models.contains { $0.access > .fileprivate }
    let hidden = models.filter {
      $0.access <= .fileprivate && (areAllHidden || finder.isAskedFor($0.id))
    }.map { model in
      let site = model.symbol.sites[0]
      let access = site.declaration.access ?? .fileprivate
      return HiddenContainer(
        name: model.symbol.path, access: access.rawValue, location: table.location(of: site)
      ).diagnostic
    }
    guard models.isEmpty, unknown.isEmpty, !rules.mayLackContainers,
      let first = demand.needs.first
    else {
      return unknown + hidden
    }
    return [
      NoContainer(
        consumer: first.consumer,
        location: table.location(file: first.file, offset: first.offset),
        candidate: likelyContainer().map { (table[$0].path, table.location(of: $0)) }
      ).diagnostic
    ]
  }

  /// The type that has all that is asked for, or else conforms to most of it by hand; no view,
  /// coordinator or double, and the superclass rather than what inherits all from it.
  private func likelyContainer() -> SymbolID? {
    let asked = Set(demand.needs.map(\.protocolID))
    let ranked = table.allIDs.filter(mayBeMeant).map { id in
      let model = NominalType(id, in: table)
      let byHand = asked.count { model.conformed[$0] != nil }
      let hasAll = asked.allSatisfy { model.verdict(on: $0, in: table).isSupply }
      return (id: id, hasAll: hasAll, byHand: byHand)
    }
    let all = ranked.filter(\.hasAll)
    let candidates = all.isEmpty ? ranked.filter { $0.byHand > 1 } : all
    let most = candidates.map(\.byHand).max() ?? 0
    let best = candidates.filter { $0.byHand == most }.map(\.id)
    return best.first { id in !table.superclasses(of: id).contains(where: best.contains) }
  }

  /// Whether a type may be a container that nobody has marked.
  private func mayBeMeant(_ id: SymbolID) -> Bool {
    switch table[id].kind {
    case .struct, .class, .actor:
      return !table[id].sites.contains { $0.declaration.isIgnored }
        && !table[id].name.isNameOfStandIn
        && table.appPart(of: id) == nil
    default:
      return false
    }
  }

  /// An undeclared protocol that a container conforms to by hand comes from elsewhere.
  private func isDeclaredElsewhere(_ unknown: UnknownName) -> Bool {
    models.contains { $0.conformedExternals.contains(unknown.name) }
  }

  private func duplicates() -> [Diagnostic] {
    let containers = Set(models.map(\.id))
    return table.allIDs.filter {
      containers.contains($0) || table.isDependencyProtocol($0, by: rules) || isCompositionAlias($0)
    }.compactMap { id in
      let sites = table[id].sites
      for (index, site) in sites.enumerated().dropFirst() {
        let condition = ConditionSet(site.declaration.conditions)
        let rival = sites[..<index].first {
          !condition.and(ConditionSet($0.declaration.conditions)).isNever
        }
        guard let rival else { continue }
        return DuplicateDeclaration(
          name: table[id].path, module: table.modules[table[id].module].name,
          first: table.location(of: rival), second: table.location(of: site)
        ).diagnostic
      }
      return nil
    }
  }

  /// Whether an alias with several declarations is a composition. Those of a type that is declared
  /// several times itself belong to modules that were read as one.
  private func isCompositionAlias(_ id: SymbolID) -> Bool {
    table[id].kind == .typealias && table[id].sites.count > 1
      && !table.ids(table[id].enclosingPath).contains { table[$0].sites.count > 1 }
      && table[id].sites.contains { site in
        site.declaration.type.map { table.expand($0, in: site.headerScope).symbols }?.contains {
          table.isDependencyProtocol($0, by: rules)
        } == true
      }
  }

  private func cycles() -> [Diagnostic] {
    demand.cycles.map { cycle in
      CyclicAlias(
        steps: cycle.map { (table[$0].path, table.location(of: $0)) }
      ).diagnostic
    }
  }

  private func directives() -> [Diagnostic] {
    table.directedDeclarations.flatMap { declaration, file in
      declaration.directives.compactMap { directive in
        let location = table.location(file: file, offset: directive.offset)
        if directive.isNearlyRight {
          return NearDirective(directive.name, at: location)?.diagnostic
        }
        if directive.name == "allow" {
          return AllowedWarning(directive, at: location, besides: rules.lintRules)?.diagnostic
        }
        guard UnknownDirective.known.contains(directive.name) else {
          return UnknownDirective(name: directive.name, location: location).diagnostic
        }
        return MisplacedDirective(directive, at: declaration, location)?.diagnostic
      }
    }
  }
}

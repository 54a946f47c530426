import SwiftOutline

/// The containers and Has-protocols, with what they inherit from and what leads to them.
struct RelevantSymbols {
  /// The containers, and what may be one.
  let containers: Set<SymbolID>
  /// Those that may have parents.
  let children: Set<SymbolID>
  /// What doubles for tests have to do with.
  let doubled: DoubledSymbols
  /// Containers and Has-protocols, what doubles stand in for, and what these inherit from: their
  /// members count.
  let kin: Set<SymbolID>
  /// What they inherit from and the sources do not declare.
  let externals: Set<String>
  /// The names of all of these, and of the aliases, protocols and classes behind which one may stand.
  let leading: LeadingNames
  /// The modules that have a say in what a container has.
  let modules: Set<Int>
  /// The types of no known file that by an extension lead to one, so that whatever inherits from
  /// them does, also by the ways of a platform.
  let externalLeads: [String]
  /// What may be built for a Makes-protocol or a container: its initializers and what it stores
  /// count.
  let buildable: Set<SymbolID>

  init(in sources: KnownSources) {
    let table = sources.table
    let rules = sources.rules
    let finder = sources.finder
    containers = finder.possible
    children = finder.possibleChildren
    let named = Set(table.allIDs.filter { rules.fitsDependency(table[$0].name) })
    let doubled = DoubledSymbols(in: sources)
    self.doubled = doubled
    let roots = containers.union(named).union(doubled.protocols)
    var kin = roots
    var externals: Set<String> = []
    for id in roots {
      let kinship = table.kinship(of: id)
      kin.formUnion(kinship.superclasses)
      kin.formUnion(kinship.protocols.keys)
      externals.formUnion(kinship.externals)
    }
    buildable = BuildableSymbols(table: table, rules: rules, finder: finder).found
    let implemented = buildable.filter { table[$0].kind == .protocol }
    // What the sources do not declare is built by nobody, so no extension of it leads to these.
    let leadingToBuilt = implemented.isEmpty ? [] : table.leading(to: implemented)
    let leadingSymbols = table.leading(to: roots)
    let words = rules.wordsOfInterest
    externalLeads = table.externalExtensions.filter { _, sites in
      sites.contains { site in
        site.declaration.inheritedTypes.contains { type in
          table.expand(type, in: site.headerScope).symbols.contains(where: leadingSymbols.contains)
        }
      }
    }.map(\.key)
    self.kin = kin
    self.externals = externals
    leading = LeadingNames(
      words: words, names: leadingSymbols.union(leadingToBuilt).map { table[$0].name })
    modules = Set(
      leadingSymbols.union(kin).union(buildable).flatMap { id in
        (table[id].sites + table[id].extensions).map(\.scope.module)
      })
  }
}

extension SymbolTable {
  /// The symbols themselves, and the aliases, protocols and classes that name one of those in
  /// their declarations.
  fileprivate func leading(to targets: Set<SymbolID>) -> Set<SymbolID> {
    var followers: [SymbolID: [SymbolID]] = [:]
    for id in allIDs where self[id].sites.contains(where: \.declaration.canLead) {
      for named in parents[id.index] + aliasTargets(of: id) {
        followers[named, default: []].append(id)
      }
    }
    var found = targets
    var waiting = Array(targets)
    while let next = waiting.popLast() {
      for follower in followers[next] ?? [] where found.insert(follower).inserted {
        waiting.append(follower)
      }
    }
    return found
  }

  private func aliasTargets(of id: SymbolID) -> [SymbolID] {
    self[id].sites.filter { $0.declaration.kind == .typealias }.flatMap { site in
      (site.declaration.type?.namedParts ?? []).compactMap {
        symbol(for: .name($0), in: site.headerScope)
      }
    }
  }
}

extension Declaration {
  /// Whether something else may be behind the name, or inherit from it.
  fileprivate var canLead: Bool { kind != .struct && kind != .enum }
}

import Roles
import SwiftOutline
import SwiftProgram

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
    // What the sources do not declare is built by nobody, and a candidate where it conforms.
    var built = Leads(to: implemented, in: table)
    built.followExtensions()
    var leads = Leads(to: roots, in: table)
    leads.followExtensions()
    self.kin = kin
    self.externals = externals
    leading = LeadingNames(
      words: rules.wordsOfInterest,
      names: leads.symbols.union(built.symbols).map { table[$0].name },
      externals: leads.externals.union(built.externals))
    modules = Set(
      leads.symbols.union(kin).union(buildable).flatMap { id in
        (table[id].sites + table[id].extensions).map(\.scope.module)
      })
  }
}

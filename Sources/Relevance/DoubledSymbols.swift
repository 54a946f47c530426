import Roles
import SwiftOutline
import SwiftProgram

/// What doubles for tests have to do with; empty where there are no test targets.
struct DoubledSymbols {
  /// The types whose compositions get one.
  private(set) var consumers: Set<SymbolID> = []
  /// The names of the doubles: what the user calls so takes their place; and those of
  /// the modules.
  private(set) var names: Set<String> = []
  /// The protocols that they stand in for.
  private(set) var protocols: Set<SymbolID> = []
  /// Whether a service is asked for by a name that no protocol has: any may be meant.
  private(set) var lacksServices = false

  /// Whether there are no test targets.
  var isEmpty: Bool { names.isEmpty }

  init(in sources: KnownSources) {
    let table = sources.table
    let rules = sources.rules
    guard !rules.tests.isEmpty else { return }
    // A type that is called as its module is in the way of telling others by the module.
    names.formUnion(table.modules.map(\.name))
    let asked = Set(rules.tests.flatMap(\.services).map(\.text))
    let known = Set(table.allIDs.filter { table[$0].kind == .protocol }.map { table[$0].path })
    lacksServices = !asked.isSubset(of: known)
    for module in table.modules.indices {
      let found = StubbedConsumers(
        in: module, among: sources.compositions, table: table, rules: rules)
      let services = StubbedServices(in: module, named: asked, table: table)
      for subject in found.subjects + found.ambiguous + services.subjects {
        names.insert(subject.stub)
        if let owner = subject.owner { consumers.insert(owner) }
        protocols.formUnion(subject.parts.map(\.id).filter { table[$0].kind == .protocol })
      }
    }
  }
}

import Building
import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The containers with their conformances, factories and build plans, and the findings about the
/// sources.
public struct DependencyGraph: Sendable {
  /// The containers, sorted by path and name. Containers for which nothing is generated are
  /// included.
  public private(set) var containers: [Container] = []
  /// The findings, consequences included, in no particular order.
  package internal(set) var findings: [Finding] = []
  /// True if the graph is not reliable: a file could not be read to its end, or a name has several
  /// declarations.
  package internal(set) var isUnreliable = false
  /// The user's choices and name patterns.
  package let rules: Rules
  /// The conformances of the containers to Has-protocols.
  package internal(set) var supply: SupplyTable
  /// The factories of each container, with the reasons for those that cannot be built.
  package internal(set) var factories: [SymbolID: Factories] = [:]
  /// The plans of the `live` functions, by container.
  package internal(set) var wirings: [SymbolID: WiringSolver] = [:]
  /// The `live` functions as written in the generated files, by container.
  var writtenWirings: [SymbolID: WiringWriting] = [:]
  /// The `Reference` classes of the containers for which the user asks for one.
  private(set) var references: [SymbolID: ReferenceSolver] = [:]
  /// The `overriding` functions of the containers for which the user asks for one.
  private(set) var overridings: [SymbolID: OverridingSolver] = [:]
  /// The protocols to which some container conforms, by hand or by generated code, inherited
  /// Has-protocols included.
  private var met: Set<SymbolID> = []
  /// The types besides the containers that conform to a protocol, computed on first use.
  let suppliers = Memo<SymbolID, [SymbolID]>()

  /// Resolves the graph of the given modules. The order of the modules and files does not change
  /// the result.
  package init(modules: [SourceModule], rules: Rules = Rules()) {
    self.init(KnownSources(modules: modules, rules: rules))
  }

  /// Resolves the graph of sources whose names are looked up.
  package init(_ sources: KnownSources) {
    rules = sources.rules
    let demand = NeedCollector(
      compositions: sources.compositions, table: sources.table, rules: rules)
    supply = SupplyTable(
      symbols: sources.table, rules: rules,
      containers: sources.containers.filter { $0.access > .fileprivate }, demand: demand,
      umbrellas: sources.table.umbrellas(by: rules, among: sources.compositions))
    fill()
    met = supply.met
    addContainers(of: sources)
    addFindings(about: sources, demand)
  }

  /// Adds the declarations that are generated for each container.
  private mutating func addContainers(of sources: KnownSources) {
    for container in supply.containers {
      let conformances = supply.conformances(toGenerateFor: container)
      let choice = sources.table.choice(for: container.id, by: rules)
      if choice?.byReference == true {
        references[container.id] = ReferenceSolver(for: container, supply: supply)
      }
      if choice?.isOverridable == true {
        overridings[container.id] = OverridingSolver(
          for: container, generated: conformances, table: sources.table)
      }
      guard !sources.table.isReadOnly(container.symbol.module) else { continue }
      containers.append(
        solved(
          container, conformances, origin: sources.origins[container.id] ?? .name,
          declared: sources.declared.drafts(for: container.symbol)))
    }
    containers.sort { ($0.path, $0.name) < ($1.path, $1.name) }
  }

  /// The diagnostics, sorted by place. Consequences of other findings are left out.
  public var diagnostics: [Diagnostic] { findings.reported().sortedByPlace }

  /// True if a requested value cannot be built, whether or not that is reported as a finding of its
  /// own.
  package var failsToBuild: Bool {
    wirings.values.contains { !$0.failures.isEmpty }
      || supply.protocols.contains { supply.needs[$0] != nil && cannotBeBuilt($0) }
  }

  /// True if some container conforms to a Has-protocol, by hand or by generated code.
  func isMet(_ candidate: SymbolID) -> Bool { met.contains(candidate) }
}

extension [Diagnostic] {
  /// The diagnostics sorted by place, without duplicates; those without a place come first.
  package var sortedByPlace: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { $0.order < $1.order }
  }
}

extension Diagnostic {
  fileprivate var order: (String, Int, Int, String, String) {
    (
      location?.path ?? "", location?.line ?? 0, location?.column ?? 0, id.rawValue, message
    )
  }
}

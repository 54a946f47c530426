import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

/// The containers with their conformances, factories and build plans, and the findings about the
/// sources.
package struct DependencyGraph: Sendable {
  /// The containers, sorted by path and name. Containers for which nothing is generated are
  /// included.
  package private(set) var containers: [Container] = []
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
  var writtenWirings: [SymbolID: WiringWriter] = [:]
  /// The `Reference` classes of the containers for which the user asks for one.
  private(set) var references: [SymbolID: ReferenceSolver] = [:]
  /// The `overriding` functions of the containers for which the user asks for one.
  private(set) var overridings: [SymbolID: OverridingSolver] = [:]
  /// The protocols to which some container conforms, by hand or by generated code, inherited
  /// Has-protocols included.
  private var met: Set<SymbolID> = []
  /// The answers of `suppliers(of:)`.
  let suppliers = Memo<SymbolID, [SymbolID]>()
  /// The answer of `conformancesOutside`.
  let conformancesOutsideMemo = Memo<Bool, [Set<SymbolID>]>()

  /// Resolves the graph of some sources. The order of the modules and files does not change the
  /// result.
  package init(_ sources: KnownSources) {
    rules = sources.rules
    let protocols = sources.table.dependencyProtocols(by: rules)
    let demand = NeedCollector(
      of: protocols, in: sources.compositions, table: sources.table, rules: rules)
    supply = SupplyTable(
      of: protocols, in: sources.containers.filter { $0.access > .fileprivate }, demand: demand,
      umbrellas: sources.table.umbrellas(by: rules, among: sources.compositions),
      symbols: sources.table, rules: rules)
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
      guard !sources.table.isReadOnly(container.module) else { continue }
      containers.append(
        generatedContainer(
          container, conformances, origin: sources.origins[container.id] ?? .name,
          declared: sources.declared.drafts(for: container.symbol)))
    }
    containers.sort { ($0.path, $0.name, $0.module) < ($1.path, $1.name, $1.module) }
  }

  /// True if a requested value cannot be built, whether or not that is reported as a finding of its
  /// own.
  package var failsToBuild: Bool {
    wirings.values.contains { !$0.failures.isEmpty }
      || supply.protocols.contains { supply.needs[$0] != nil && cannotBeBuilt($0) }
  }

  /// True if some container conforms to a Has-protocol, by hand or by generated code.
  func isMet(_ candidate: SymbolID) -> Bool { met.contains(candidate) }
}

extension DependencyGraph {
  /// The container with the declarations that are generated for it.
  ///
  /// - Parameters:
  ///   - origin: The reason why the type is a container.
  ///   - declared: The protocols that are declared for the container's properties.
  private func generatedContainer(
    _ container: NominalType, _ conformances: [Conformance], origin: ContainerOrigin,
    declared: [ProtocolDraft]
  ) -> Container {
    let reference = references[container.id]
    let overriding = overridings[container.id]
    let written = writtenWirings[container.id]
    let file = container.file
    let asked = (reference?.imports ?? []).union(overriding?.imports ?? [])
      .union(written?.imports ?? [])
    var imports = conformances.reduce(into: asked) { $0.formUnion($1.imports) }
    for draft in declared { imports.formUnion(draft.imports) }
    return Container(
      name: container.path, module: supply.symbols.modules[container.module].name,
      path: supply.symbols.files[file].source.path,
      location: supply.symbols.location(of: container.id), origin: origin,
      usesCRLF: supply.symbols.files[file].source.outline.lines.usesCRLF,
      imports: imports.lines,
      protocols: declared.sorted {
        ($0.name, $0.condition.text ?? "") < ($1.name, $1.condition.text ?? "")
      }.map(\.code),
      conformances: conformances.sorted { $0.name < $1.name },
      isNonisolated: container.statesNonisolated, reference: reference?.reference,
      overriding: overriding?.versions ?? [], wiring: written?.wiring,
      made: factories[container.id]?.made ?? [])
  }
}

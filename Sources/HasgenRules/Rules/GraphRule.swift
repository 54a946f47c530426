import HasgenGraph
import HasgenProgram
import HasgenReading

/// A rule about the sources and the graph. Its findings are reported with its id and level.
struct GraphRule: Sendable {
  let id: DiagnosticID
  /// The severity of the rule's findings.
  let level: Diagnostic.Severity
  /// Returns the findings; the rule is passed to its own function.
  let find: @Sendable (CheckedApp, GraphRule) -> [Finding]

  /// All rules. Their order does not matter: findings are sorted by place, and `[Finding].reported`
  /// drops the consequences of other findings.
  static let all: [GraphRule] = [
    .duplicateDeclaration, .unknownName, .unreadModule,
    .ambiguousContainer, .hiddenContainer, .noContainer, .unknownContainer,
    .idleDirective, .unknownDirective,
    .dividedNeeds, .neededAbove, .otherProtocolNames, .unmetDependency, .unreachedModule,
    .mismatchedWitness, .notSendable,
    .ambiguousParent, .cyclicParents, .hiddenParent, .memberInTheWay, .optionalParent,
    .leftToYou, .undeclaredProtocol,
    .cannotBuild, .eagerMember, .notWirable, .wiringCycle,
  ]

  /// The findings of all rules.
  static func findings(in app: CheckedApp) -> [Finding] { all.flatMap { $0.find(app, $0) } }

  /// A finding with the id and the level of the rule.
  ///
  /// - Parameters:
  ///   - fix: The first note.
  ///   - subjects: The subjects that the finding reports as faulty.
  ///   - explanations: The finding is a consequence if all subjects of one explanation are
  ///     reported.
  func finding(
    _ message: String, at location: Location? = nil, fix: String? = nil,
    notes: [Note] = [], about subjects: Set<Subject> = [],
    explainedBy explanations: [Set<Subject>] = []
  ) -> Finding {
    Finding(
      Diagnostic(level, message, id: id, at: location, note: fix, notes: notes),
      about: subjects, explainedBy: explanations)
  }
}

/// The input of the rules.
struct CheckedApp: Sendable {
  let sources: KnownSources
  let demand: NeedCollector
  let graph: DependencyGraph
  /// The Has-protocols that consumers need and to which no container conforms.
  var unmet: [UnmetProtocol] = []
  /// The needs of protocols that are needed only in modules that no module can import together with
  /// a container.
  var unreached: [Need] = []
  /// The types that store a container and may be unmarked containers.
  private(set) var unmarked: [SymbolID] = []

  /// The containers, private ones included.
  var containers: [NominalType] { sources.containers }
  var table: SymbolTable { sources.table }
  var rules: Rules { sources.rules }
  var supply: SupplyTable { graph.supply }

  init(sources: KnownSources, demand: NeedCollector, graph: DependencyGraph) {
    self.sources = sources
    self.demand = demand
    self.graph = graph
    findUnmet()
    guard !unmet.isEmpty else { return }
    unmarked = table.allIDs.filter { !isContainer($0) && mayBeMeant($0) && storesContainer($0) }
  }

  /// True if a type is a container, private ones included.
  func isContainer(_ id: SymbolID) -> Bool { sources.origins[id] != nil }

  private func storesContainer(_ id: SymbolID) -> Bool {
    table.storedTypes(of: id, by: rules).contains { isContainer($0.id) && !$0.isOptional }
  }
}

extension GraphRule {
  /// A property for which no Has-protocol can be declared, or a declared name that is in use.
  static let undeclaredProtocol = GraphRule(id: .undeclarableProperty, level: .error) { app, _ in
    app.sources.declared.diagnostics.map { Finding($0) }
  }
}

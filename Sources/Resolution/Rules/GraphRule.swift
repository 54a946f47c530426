import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A rule about the sources and the graph. Its findings are reported with its id and level.
struct GraphRule: Sendable {
  let id: DiagnosticID
  /// The severity of the rule's findings.
  let level: Diagnostic.Severity
  let find: @Sendable (CheckedApp) -> [Found]

  init(
    _ id: DiagnosticID, _ level: Diagnostic.Severity,
    find: @escaping @Sendable (CheckedApp) -> [Found]
  ) {
    self.id = id
    self.level = level
    self.find = find
  }

  /// All rules. Their order does not matter: findings are sorted by place, and `[Finding].told`
  /// drops the consequences of other findings.
  static let all: [GraphRule] = [
    .duplicateDeclaration, .unknownName, .unreadModule,
    .ambiguousContainer, .hiddenContainer, .noContainer, .unknownContainer,
    .idleDirective, .unknownDirective,
    .neededAbove, .otherProtocolNames, .unmetDependency, .unreachedModule,
    .likelyMismatch, .mismatchedWitness, .notSendable,
    .ambiguousParent, .cyclicParents, .hiddenParent, .memberInTheWay, .optionalParent,
    .leftToYou, .protocolCollision, .undeclarableProperty,
    .cannotBuild, .eagerMember, .notWirable, .wiringCycle,
  ]

  /// The findings of all rules.
  static func findings(in app: CheckedApp) -> [Finding] {
    all.flatMap { rule in
      rule.find(app).map { found in
        Finding(
          Diagnostic(
            severity: rule.level, id: rule.id, message: found.message, location: found.location,
            notes: found.notes),
          about: found.subjects, explainedBy: found.explanations)
      }
    }
  }
}

/// A finding of a rule, without the id and level of the rule.
struct Found {
  let message: String
  let location: Location?
  let notes: [Diagnostic.Note]
  /// The subjects that the finding reports as faulty.
  let subjects: Set<Subject>
  /// The explanations. The finding is a consequence if all subjects of one explanation are
  /// reported.
  let explanations: [Set<Subject>]

  init(
    _ message: String, at location: Location?, notes: [Diagnostic.Note] = [],
    about subjects: Set<Subject> = [], explainedBy explanations: [Set<Subject>] = []
  ) {
    self.message = message
    self.location = location
    self.notes = notes
    self.subjects = subjects
    self.explanations = explanations
  }

  /// Creates the finding from a diagnostic that another target has worded.
  init(
    _ diagnostic: Diagnostic, about subjects: Set<Subject> = [],
    explainedBy explanations: [Set<Subject>] = []
  ) {
    self.init(
      diagnostic.message, at: diagnostic.location, notes: diagnostic.notes, about: subjects,
      explainedBy: explanations)
  }
}

/// The input of the rules.
struct CheckedApp: Sendable {
  let sources: KnownSources
  let demand: NeedCollector
  let graph: DependencyGraph
  /// The modules with containers.
  let homes: Set<Int>
  /// The visibility between modules; `nil` for a single module, or if no dependency is missing.
  let reach: ModuleReach?
  /// The Has-protocols that consumers need and to which no container conforms.
  private(set) var unmet: [Unmet] = []
  /// The types that store a container and may be unmarked containers.
  private(set) var unmarked: [SymbolID] = []
  /// The containers' properties by type, which are compared with each missing Has-protocol.
  let knownProperties = Memo<SymbolID, [TypeSyntax: [Member]]>()

  /// The containers, private ones included.
  var containers: [NominalType] { sources.containers }
  var table: SymbolTable { sources.table }
  var rules: Rules { sources.rules }
  var supply: SupplyTable { graph.supply }

  init(sources: KnownSources, demand: NeedCollector, graph: DependencyGraph) {
    self.sources = sources
    self.demand = demand
    self.graph = graph
    homes = Set(graph.supply.containers.map(\.symbol.module))
    let (modules, needs) = (sources.table.modules, graph.supply.needs)
    reach =
      modules.count < 2 || needs.keys.allSatisfy(graph.isHad)
      ? nil : ModuleReach(of: modules, indices: sources.table.moduleIndices)
    unmet = allUnmet()
    if !unmet.isEmpty {
      unmarked = table.unmarkedContainers(besides: containers.map(\.id), by: rules)
    }
  }

  /// The Has-protocols for which a member of a container is a witness.
  func protocols(metBy member: Member, in container: NominalType) -> [SymbolID] {
    supply.candidates.filter { candidate in
      switch supply.verdict(on: candidate, by: container) {
      case .has(let possession):
        return possession.witnesses.contains { $0.key == member.key }
      case .conforms:
        return table.requirements(of: candidate, seenFrom: container.symbol.module).requirements
          .contains { $0.declaration.baseName == member.declaration.baseName }
      default:
        return false
      }
    }
  }
}

extension GraphRule {
  /// A property for which no Has-protocol can be declared.
  static let undeclarableProperty = GraphRule(.undeclarableProperty, .error) { app in
    app.sources.declared.diagnostics.filter { $0.id == .undeclarableProperty }.map { Found($0) }
  }

  /// A Has-protocol that cannot be declared because its name is in use.
  static let protocolCollision = GraphRule(.protocolCollision, .error) { app in
    app.sources.declared.diagnostics.filter { $0.id == .protocolCollision }.map { Found($0) }
  }
}

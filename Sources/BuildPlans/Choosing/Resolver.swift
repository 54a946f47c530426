import DependencyGraph
import Findings
import SwiftOutline
import SwiftProgram

/// Chooses what builds what.
///
/// `binding(for:_:)` is the order in which a parameter is met, a line for each step; what each step
/// may choose stands in a file of its own. Where two things work, neither is chosen.
package struct Resolver {
  package let catalog: TypeCatalog
  package var atHand: AtHand
  /// The values that are known only at run time.
  let arguments: [Wanted]
  /// The range of the arguments that must be used; the arguments around a closure need not be.
  let ownArguments: Range<Int>
  /// The condition under which the value is wanted.
  let context: ConditionSet
  /// The place of the built value, which decides who answers for a value that nothing can build.
  package var place: Place
  /// The global actor of the place where it is built.
  package let isolation: String?
  /// The effects that the place allows; `nil` for any.
  let effects: Effects?
  /// The instances that a function `live` shares among a container's members, each with that
  /// container; a factory builds no second one of them.
  let sharedByLive: [Instance.Key: SymbolID]

  let finder: CandidateFinder
  /// The instances that are resolved already.
  var instances: [Instance.Key: Instance] = [:]
  /// The number of values that were looked for.
  package var questionCount = 0
  /// The most values to look for; nobody would write a longer call.
  static let limit = 20_000
  /// So many calls may stand in each other.
  static let depthLimit = 32

  /// A place at which a value is built.
  package enum Place {
    /// The members of a container, by `live`: what nothing can build is a parameter.
    case live(LiveMembers)
    /// The product of a factory: what nothing can build is an error.
    case factory
  }

  package init(
    catalog: TypeCatalog, atHand: AtHand, arguments: [Wanted] = [], outerArgumentCount: Int = 0,
    context: ConditionSet? = nil, place: Place, isolation: String? = nil, effects: Effects? = nil,
    sharedByLive: [Instance.Key: SymbolID] = [:]
  ) {
    self.catalog = catalog
    self.atHand = atHand
    self.arguments = arguments
    ownArguments = outerArgumentCount..<arguments.count
    let context = context ?? atHand.container.condition
    self.context = context
    self.place = place
    self.isolation = isolation
    self.effects = effects
    self.sharedByLive = sharedByLive
    finder = CandidateFinder(catalog: catalog, container: atHand.container, context: context)
  }

  /// The answer to a parameter.
  enum Binding {
    case found(Solution)
    /// Its default value stays.
    case leftOut
  }

  /// The answer to a parameter, by the first of DESIGN's eight steps that has one. The caller takes
  /// the last step: a failure becomes a parameter of `live`, or an error.
  mutating func binding(for wanted: Wanted, _ path: Path) throws(BuildingFailures) -> Binding {
    questionCount += 1
    if let unfit = wanted.written.prefixes.first(where: Self.unfit.contains) {
      guard !wanted.hasDefault else { return .leftOut }
      throw failures(wanted, .isUnfit(unfit))
    }
    guard let shape = wanted.autoclosure else { return try plainBinding(for: wanted, path) }
    let binding = try plainBinding(for: wanted, path)
    guard case .found(let solution) = binding else { return binding }
    if let obstacle = obstacle(to: solution, in: shape) {
      throw BuildingFailures([obstacle.failure(of: wanted)])
    }
    return .found(.closure(shape, solution))
  }

  private mutating func plainBinding(
    for wanted: Wanted, _ path: Path
  ) throws(BuildingFailures) -> Binding {
    // 1. An argument of its name and type.
    if let argument = try argument(for: wanted) { return .found(argument) }
    if wanted.isOverride { return .leftOut }
    // A member of a scope that is made is met by what is written by hand there.
    if !wanted.makers.isEmpty { return .found(try call(oneOf: wanted.makers, for: wanted, path)) }
    // 2. The container, where a composition is asked for.
    if let composition = try composition(for: wanted) { return .found(composition) }
    // 3. A member of its name and type, or a closure that reads one.
    if let member = try namedMember(for: wanted, path) { return .found(.member(member)) }
    if let closure = try reading(wanted, path) { return .found(closure) }
    // 4. Its default value; an optional's is 'nil'.
    if wanted.hasDefault { return .leftOut }
    if wanted.type.unwrapped != nil { return .found(.nothing) }
    let isService = isBuilt(wanted)
    // 5. For a service: the only member that is the service asked for.
    if isService, let member = try onlyMember(for: wanted, path) { return .found(.member(member)) }
    if let reference = wanted.reference { throw failures(wanted, .isNotKept(reference)) }
    // 6. A 'static func make…' of that name; for a service: what a Makes-method of its type gives.
    if let made = try madeByName(for: wanted, path) { return .found(made) }
    if isService, let made = try madeByType(for: wanted, path) { return .found(made) }
    // 7. For a service: what can be built.
    guard isService else { throw try whyNotValue(wanted) }
    guard questionCount <= Self.limit else { throw failures(wanted, .isTooLarge) }
    if let function = wanted.type.function {
      return .found(try closure(of: wanted, function, path))
    }
    return .found(try instance(for: wanted, path))
  }

  /// Whether a request is for a service, or for a closure that makes something declared.
  func isBuilt(_ wanted: Wanted) -> Bool {
    guard let function = wanted.type.function else { return catalog.isService(wanted.type) }
    let result = function.result.unwrapped ?? function.result
    let isStruct = catalog.id(of: result).map { catalog.table[$0].kind == .struct } ?? false
    return wanted.isMaker && (isStruct || catalog.isService(result))
  }

  private static let unfit: Set<String> = ["inout", "isolated", "repeat", "sending"]

  package func refusal(of wanted: Wanted, _ reason: Refusal.Reason) -> Refusal {
    Refusal(name: wanted.text, location: nil, reason: reason)
  }

  func failures(_ wanted: Wanted, _ reason: Refusal.Reason) -> BuildingFailures {
    BuildingFailures([BuildingFailure(wanted, [refusal(of: wanted, reason)])])
  }

  /// The failures if the user has to choose among rivals.
  func ambiguity(
    of rivals: [Refusal.Rival], _ kind: Refusal.Kind, for wanted: Wanted
  ) -> BuildingFailures {
    let near = nearestName(to: wanted.name, among: rivals.map(\.name))
    let hint = near.map { BuildingFailure.Hint(name: $0, type: wanted.text, kind: .isMeant) }
    return BuildingFailures([
      BuildingFailure(wanted, [refusal(of: wanted, .isOneOf(rivals, kind))], hint: hint)
    ])
  }
}

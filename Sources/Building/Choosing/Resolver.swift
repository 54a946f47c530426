import DependencyGraph
import Findings
import SwiftReading
import SwiftProgram

/// Chooses what builds what.
///
/// `binding(for:_:)` is the order in which a parameter is met, a line for each step; what each step
/// may choose stands in a file of its own. Where two things work, neither is chosen.
struct Resolver {
  let environment: BindingTable
  let catalog: TypeCatalog
  /// The values that are known only at run time.
  var arguments: [ValueRequest] = []
  /// The condition under which the value is requested.
  let context: ConditionSet
  /// The place of the built value, which decides who answers for a value that nothing can build.
  var place: Place
  /// The global actor of the place where it is built.
  let isolation: String?
  /// The effects that the place allows; `nil` for any.
  let effects: Effects?
  /// The instances that a function `live` shares among a container's members, each with that
  /// container; a factory builds no second one of them.
  let sharedByLive: [Instance.Key: SymbolID]
  let finder: ProviderFinder
  /// The instances that are resolved already.
  var instances: [Instance.Key: Instance] = [:]
  /// The number of values that were looked for.
  var questionCount = 0
  /// The most values to look for; nobody would write a longer call.
  private static let limit = 20_000
  /// The most calls that may stand in each other.
  static let depthLimit = 32

  /// A place at which a value is built.
  enum Place {
    /// The members of a container, by `live`: what nothing can build is a parameter.
    case live(LiveMembers)
    /// The product of a factory: what nothing can build is an error.
    case factory
  }

  init(
    _ environment: BindingTable, arguments: [ValueRequest] = [], context: ConditionSet? = nil,
    place: Place, isolation: String? = nil, effects: Effects? = nil,
    sharedByLive: [Instance.Key: SymbolID] = [:]
  ) {
    self.environment = environment
    catalog = environment.catalog
    self.arguments = arguments
    self.context = context ?? environment.container.condition
    self.place = place
    self.isolation = isolation
    self.effects = effects
    self.sharedByLive = sharedByLive
    finder = ProviderFinder(
      catalog: environment.catalog, container: environment.container, context: self.context)
  }

  /// The answer to a parameter.
  enum Answer {
    case found(BuildPlan)
    /// Its default value stays.
    case leftOut
  }

  /// The answer to a parameter, by the first of eight steps that has one. The caller takes the last
  /// step: a failure becomes a parameter of `live`, or an error.
  mutating func binding(for request: ValueRequest, _ path: Path) throws(BuildingFailures) -> Answer
  {
    questionCount += 1
    if let unfit = request.written.prefixes.first(where: Self.unfit.contains) {
      guard !request.hasDefault else { return .leftOut }
      throw BuildingFailures(request, .unfit(unfit))
    }
    // 1. An argument of its name and type.
    if let argument = try argument(for: request) { return .found(argument) }
    if request.isOverride { return .leftOut }
    // A member of a scope that is made is met by what is written by hand there.
    if let made = try made(by: request.makers, for: request, path) { return .found(made) }
    // 2. The container, where a composition is asked for.
    if let composition = try composition(for: request, path) { return .found(composition) }
    // 3. A member of its name and type, or a closure that reads one.
    if let member = try namedMember(for: request, path) { return .found(.member(member)) }
    if let closure = try closure(for: request, path) { return .found(closure) }
    // 4. Its default value; an optional's is 'nil'.
    if request.hasDefault { return .leftOut }
    if request.type.unwrapped != nil { return .found(.nothing) }
    let isService = catalog.isService(request.type)
    // 5. For a service: the only member that is the service asked for.
    if isService, let member = try onlyMember(for: request, path) { return .found(.member(member)) }
    if let reference = request.reference { throw BuildingFailures(request, .notKept(reference)) }
    // 6. A 'static func make…' of that name; for a service: what a Makes-method of its type gives.
    if let made = try madeByName(for: request, path) { return .found(made) }
    if isService, let made = try madeByType(for: request, path) { return .found(made) }
    // 7. For a service: what can be built.
    guard isService else { throw try whyNotValue(request) }
    guard questionCount <= Self.limit else { throw tooLarge(request) }
    return .found(try instance(for: request, path))
  }

  private static let unfit: Set<String> = [
    "@autoclosure", "inout", "isolated", "repeat", "sending",
  ]

  /// The failures of a value that takes too many others: it may never end.
  func tooLarge(_ request: ValueRequest) -> BuildingFailures {
    BuildingFailures(
      request,
      Refusal(
        .cycle,
        "what needs '\(request.text)' takes more than \(Self.limit) values, or calls "
          + "\(Self.depthLimit) deep: write what makes it by hand"))
  }

  /// The path of the container, in messages.
  var containerPath: String { environment.container.symbol.path }

  /// The failures if the user has to choose among rivals.
  func ambiguity(
    of rivals: [Rival], _ kind: Refusal.Kind, for request: ValueRequest, fix: String? = nil
  ) -> BuildingFailures {
    // A function that is written by hand can choose.
    let isLeftToHand = [.implementations, .initializers, .members].contains(kind)
    return BuildingFailures(
      request,
      Refusal(
        kind, among: rivals, fix: fix,
        maker: isLeftToHand && request.name != "_" ? request.makerName : nil))
  }
}

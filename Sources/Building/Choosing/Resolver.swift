import Supply
import Findings
import Roles
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
  /// The position of the first argument of the closure around; `nil` outside of closures.
  var firstOfClosure: Int?
  /// The condition under which the value is requested.
  let context: ConditionSet
  /// The members that `live` builds, for which a value that nothing can build is a parameter; `nil` for
  /// a factory, for which it is an error.
  var live: LiveMembers?
  /// The global actor of the place where it is built.
  var isolation: String?
  /// The instances that a function `live` shares among a container's members, each with that
  /// container; a factory builds no second one of them.
  var sharedByLive: [Instance.Key: SymbolID] = [:]
  let finder: ProviderFinder
  /// The instances that are resolved already.
  var instances: [Instance.Key: Instance] = [:]
  /// The number of values that were looked for.
  var questionCount = 0
  /// The most values to look for; nobody would write a longer call.
  private static let limit = 20_000
  /// The most calls that may stand in each other.
  static let depthLimit = 32

  init(_ environment: BindingTable, if context: ConditionSet) {
    self.environment = environment
    self.context = context
    catalog = environment.catalog
    finder = ProviderFinder(
      catalog: environment.catalog, container: environment.container, context: context)
  }

  /// The value of a parameter, by the first of eight steps that has one; `nil` if the default value
  /// stays. The caller takes the last step: a failure becomes a parameter of `live`, or an error.
  mutating func binding(
    for request: ValueRequest, _ path: BuildPath
  ) throws(BuildingFailures) -> BuildPlan? {
    questionCount += 1
    if let unfit = request.written.prefixes.first(where: Self.unfit.contains) {
      guard !request.hasDefault else { return nil }
      throw BuildingFailures(request, .unfit(unfit))
    }
    // 1. An argument of its name and type.
    if let argument = try argument(for: request) { return argument }
    if request.isOverride { return nil }
    // A parameter of a child's initializer: a `static func make…` of the child.
    if let made = try made(by: request.makers, for: request, path) { return made }
    // 2. The container, where a composition is asked for.
    if let composition = try composition(for: request, path) { return composition }
    // 3. A member of its name and type, or a closure that reads one.
    if let member = try namedMember(for: request, path) { return .member(member) }
    if let closure = try closure(for: request, path) { return closure }
    // 4. Its default value; an optional's is 'nil'.
    if request.hasDefault { return nil }
    if request.type.unwrapped != nil { return .nothing }
    let isService = catalog.isService(request.type)
    // 5. For a service: the only member that is the service asked for.
    if isService, let member = try onlyMember(for: request, path) { return .member(member) }
    if request.isReleased { throw BuildingFailures(request, .released) }
    // 6. A 'static func make…' of that name; for a service: what a Makes-method of its type gives.
    if let made = try madeByName(for: request, path) { return made }
    if isService, let made = try madeByType(for: request, path) { return made }
    // 7. For a service: what can be built.
    guard isService else { throw try whyNotValue(request) }
    guard questionCount <= Self.limit else { throw tooLarge(request) }
    return try instance(for: request, path)
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
    of rivals: [NamedPlace], _ kind: Refusal.Kind, for request: ValueRequest, fix: String? = nil
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

import HasgenGraph
import HasgenProgram
import HasgenReading

/// Finds the plan for each requested value.
///
/// `binding(for:)` tries the sources of a parameter in their order, one step on each line. The
/// other files of this type implement the steps. If two candidates fit at one step, neither is
/// chosen.
struct Resolver {
  let environment: BindingTable
  let catalog: TypeCatalog
  /// The arguments that are known only at run time.
  var arguments: [ValueRequest] = []
  /// The position of the first argument of the enclosing closure; `nil` outside of closures.
  var firstOfClosure: Int?
  /// The condition under which the value is requested.
  let context: ConditionSet
  /// The members that `live` builds. A value that cannot be built is then a parameter of `live`;
  /// `nil` for a factory, for which it is an error.
  var live: LiveMembers?
  /// The global actor of the code that is being written.
  var isolation: String?
  /// The instances that a function `live` shares among a container's members, each with that
  /// container. A factory does not build them again.
  var sharedByLive: [Instance.Key: SymbolID] = [:]
  let finder: ProviderFinder
  /// The calls around the current request.
  var path = BuildPath()
  /// The resolved instances.
  var instances: [Instance.Key: Instance] = [:]
  /// The number of requests so far.
  var questionCount = 0
  /// The maximum number of requests, after which the search stops.
  private static let limit = 20_000
  /// The maximum depth of nested calls.
  static let depthLimit = 32

  init(_ environment: BindingTable, if context: ConditionSet) {
    self.environment = environment
    self.context = context
    catalog = environment.catalog
    finder = ProviderFinder(
      catalog: environment.catalog, container: environment.container, context: context)
  }

  /// The plan for the value of a parameter, by the first of eight steps that supplies one; `nil` if
  /// the default value is used. The caller takes the last step: a failure becomes a parameter of
  /// `live`, or an error.
  mutating func binding(
    for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan? {
    questionCount += 1
    if let unfit = request.written.prefixes.first(where: Self.unfit.contains) {
      guard !request.hasDefault else { return nil }
      throw BuildingFailures(request, Refusal(.unfit, "hasgen passes no '\(unfit)' argument"))
    }
    // 1. An argument of its name and type.
    if let argument = try argument(for: request) { return argument }
    if request.isOverride { return nil }
    // For a parameter of a child's initializer: a `static func make…` of the child.
    if let made = try made(by: request.makers, for: request) { return made }
    // 2. The container, if a composition is requested.
    if let composition = try composition(for: request) { return composition }
    // 3. A member of its name and type, or a closure that reads one.
    if let member = try namedMember(for: request) { return .member(member) }
    if let closure = try closure(for: request) { return closure }
    // 4. Its default value; an optional's is 'nil'.
    if request.hasDefault { return nil }
    if request.type.unwrapped != nil { return .nothing }
    let isService = catalog.isService(request.type)
    // 5. For a service: the only member that is the requested service.
    if isService, let member = try onlyMember(for: request) { return .member(member) }
    if request.isNotRetained { throw BuildingFailures(request, .released) }
    // 6. A 'static func make…' of that name; for a service: the method of a Makes-protocol that
    //   returns its type.
    if let made = try madeByName(for: request) { return made }
    if isService, let made = try madeByType(for: request) { return made }
    // 7. For a service: an instance that can be built.
    guard isService else { throw try failures(ofValue: request) }
    guard questionCount <= Self.limit else { throw tooLarge(request) }
    return try instance(for: request)
  }

  /// The marks of parameters for which hasgen passes nothing.
  static let unfit: Set<String> = [
    "@autoclosure", "inout", "isolated", "repeat", "sending",
  ]

  /// The failures of a value that needs too many other values; the search may not end.
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

  /// The failures of an ambiguous value, for which the user has to choose among rivals.
  func ambiguity(
    of rivals: [NamedPlace], for request: ValueRequest, by choice: Refusal.Choice
  ) -> BuildingFailures {
    // A handwritten function can make the choice.
    let isLeftToHand = [.mark, .name].contains(choice) && request.name != "_"
    let function =
      isLeftToHand
      ? ", or return it from 'static func \(request.makerName)(…)' of the container" : ""
    return BuildingFailures(request, Refusal(among: rivals, choice.rawValue + function))
  }
}

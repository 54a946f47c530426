import Findings
import SwiftOutline
import SwiftProgram

/// Finds out which call makes a value from what is at hand.
///
/// A parameter is met by the first of: a runtime argument of its label or name and its type, the
/// container for a composition that it satisfies, a member of its type, a method of a
/// Makes-protocol, for an optional a member of its name and of the type without the '?', its default
/// value, something that can itself be built. Where two are as good, neither is taken.
struct BuildingSolver {
  let catalog: TypeCatalog
  let atHand: AtHand
  /// The values that are known only at run time.
  let arguments: [Wanted]
  /// Those of them that have to be used: not those of what a closure stands in.
  let ownArguments: Range<Int>
  /// When the value is wanted.
  let context: ConditionSet
  /// Whether what cannot be built for the outermost call is handed over.
  let isOpen: Bool
  /// The member that is being built, so that it is not built from itself.
  let member: String?
  /// The global actor of the place where it is built.
  let isolation: String?
  /// What may be done at that place; `nil` for whatever it takes.
  let effects: Effects?

  let finder: CandidateFinder
  /// How many values were looked for.
  var questionCount = 0
  /// What takes more is no call that anybody would write.
  static let limit = 1_000
  /// So many calls may stand in each other.
  static let depthLimit = 32

  /// The way from the value that is wanted to one that it needs.
  struct Path {
    /// The types that are being built.
    var types: [TypeSyntax] = []
    /// How many calls stand around it.
    var depth = 0
    /// Whether it is what a factory or a closure makes, and not a part of that.
    var isMade = true

    func building(_ further: TypeSyntax...) -> Path {
      Path(types: types + further, depth: depth, isMade: isMade)
    }

    var inCall: Path { Path(types: types, depth: depth + 1, isMade: false) }

    var inClosure: Path { Path(types: types, depth: depth, isMade: true) }
  }

  /// What a parameter comes to.
  enum Outcome {
    case found(Solution)
    /// Its default value.
    case leftOut
    case failed([BuildingFailure])
  }

  init(
    catalog: TypeCatalog, atHand: AtHand, arguments: [Wanted] = [], outerArgumentCount: Int = 0,
    context: ConditionSet? = nil, isOpen: Bool = false, member: String? = nil,
    isolation: String? = nil, effects: Effects? = nil
  ) {
    self.catalog = catalog
    self.atHand = atHand
    self.arguments = arguments
    ownArguments = outerArgumentCount..<arguments.count
    let context = context ?? atHand.container.condition
    self.context = context
    self.isOpen = isOpen
    self.member = member
    self.isolation = isolation
    self.effects = effects
    finder = CandidateFinder(catalog: catalog, container: atHand.container, context: context)
  }

  /// A new value of the wanted type.
  mutating func build(_ wanted: Wanted) throws(BuildingFailures) -> Solution {
    if let function = wanted.type.function {
      return try closure(of: wanted, function, path: Path())
    }
    return try build(wanted, path: Path())
  }

  // MARK: What is there

  /// What a parameter comes to, by the first rule that says something of it.
  mutating func meet(_ wanted: Wanted, path: Path) -> Outcome {
    let outcome = firstOutcome(for: wanted, path: path)
    guard let shape = wanted.autoclosure, case .found(let solution) = outcome else {
      return outcome
    }
    guard let obstacle = obstacle(to: solution, in: shape) else {
      return .found(.closure(shape, solution))
    }
    return .failed([obstacle.failure(of: wanted)])
  }

  private mutating func firstOutcome(for wanted: Wanted, path: Path) -> Outcome {
    questionCount += 1
    if let unfit = wanted.written.prefixes.first(where: Self.unfit.contains) {
      return wanted.hasDefault
        ? .leftOut : .failed([BuildingFailure(wanted, [refusal(of: wanted, .isUnfit(unfit))])])
    }
    if wanted.isOverride { return argument(for: wanted) ?? .leftOut }
    if !wanted.makers.isEmpty {
      return argument(for: wanted) ?? outcome(of: wanted.makers, for: wanted, path: path)
    }
    if let outcome = there(wanted, path: path) { return outcome }
    let plain = wanted.ofType(wanted.type.unwrapped ?? wanted.type)
    let isOptional = wanted.type.unwrapped != nil
    // Of another name it would be but something of that type.
    if isOptional, let member = members(for: plain).first(where: { $0.isNamed(as: wanted) }) {
      return .found(.member(member))
    }
    if let reference = wanted.reference {
      return wanted.hasDefault
        ? .leftOut
        : .failed([BuildingFailure(wanted, [refusal(of: wanted, .isNotKept(reference))])])
    }
    // What is written by hand says more than a default does.
    let isByHand = !path.types.contains(wanted.type) && !byHand(for: wanted, path).isEmpty
    if wanted.hasDefault, !isByHand { return .leftOut }
    if questionCount > Self.limit {
      return .failed([BuildingFailure(wanted, [refusal(of: wanted, .isTooLarge)])])
    }
    if isOptional, let outcome = made(for: plain, path: path) { return outcome }
    do throws(BuildingFailures) {
      if let function = plain.type.function {
        return .found(try closure(of: plain, function, path: path))
      }
      return .found(try build(wanted, path: path))
    } catch {
      return .failed(error.all)
    }
  }

  private mutating func outcome(
    of makers: [AtHand.Maker], for wanted: Wanted, path: Path
  ) -> Outcome {
    do throws(BuildingFailures) {
      let all = makers.map(\.candidate).joiningConditions(in: context)
      return .found(
        try best(of: all, for: wanted, path: path.building(wanted.type), kind: .factory))
    } catch {
      return .failed(error.all)
    }
  }

  /// What is there without anything being built for it.
  private mutating func there(_ wanted: Wanted, path: Path) -> Outcome? {
    argument(for: wanted) ?? answer(for: wanted) ?? memberOfType(for: wanted)
      ?? made(for: wanted, path: path)
  }

  private static let unfit: Set<String> = ["inout", "isolated", "repeat", "sending"]

  func refusal(of wanted: Wanted, _ reason: Refusal.Reason) -> Refusal {
    Refusal(name: wanted.text, location: nil, reason: reason)
  }

  /// What has to be chosen by the user.
  func ambiguity(
    of rivals: [Refusal.Rival], _ kind: Refusal.Kind, for wanted: Wanted
  ) -> BuildingFailures {
    let near = nearestName(to: wanted.name, among: rivals.map(\.name))
    let hint = near.map { BuildingFailure.Hint(name: $0, type: wanted.text, kind: .isMeant) }
    return BuildingFailures([
      BuildingFailure(wanted, [refusal(of: wanted, .isOneOf(rivals, kind))], hint: hint)
    ])
  }

  private func rivals(
    _ rivals: [Refusal.Rival], _ kind: Refusal.Kind, for wanted: Wanted
  ) -> Outcome {
    .failed(ambiguity(of: rivals, kind, for: wanted).all)
  }

  private func argument(for wanted: Wanted) -> Outcome? {
    let ofType = arguments.indices.filter {
      arguments[$0].type == wanted.type || .optional(arguments[$0].type) == wanted.type
    }
    // A closure's arguments may have no names.
    let found = ofType.filter {
      arguments[$0].names.isEmpty || !arguments[$0].names.isDisjoint(with: wanted.names)
    }
    guard let first = found.first else { return nil }
    if found.count == 1 {
      guard arguments[first].isNonEscaping, !wanted.isNonEscaping else {
        return .found(.argument(first))
      }
      let reason = Refusal.Reason.isNonEscaping(arguments[first].name)
      return .failed([BuildingFailure(wanted, [refusal(of: wanted, reason)])])
    }
    return rivals(
      found.map { Refusal.Rival(name: arguments[$0].name, location: nil) }, .argument, for: wanted)
  }

  private func answer(for wanted: Wanted) -> Outcome? {
    switch atHand.answer(wanted, context) {
    case .isNone: return nil
    case .met(let solution): return .found(solution)
    case .lacks(let lacks):
      // It may still be handed over, or left out.
      let isThere = !atHand.members(of: wanted.type, if: context).isEmpty || wanted.hasDefault
      guard !isThere else { return nil }
      let container = atHand.container.symbol.path
      return .failed([
        BuildingFailure(
          wanted, [refusal(of: wanted, .lacks(lacks, container: container))])
      ])
    }
  }

  /// The members of a type, without the one that is being built.
  func members(for wanted: Wanted, ofParents: Bool = true) -> [AtHand.Member] {
    atHand.members(of: wanted.type, if: context).filter {
      $0.isOfParent ? ofParents : $0.name != member
    }
  }

  func memberOfType(for wanted: Wanted, ofParents: Bool = true) -> Outcome? {
    do throws(BuildingFailures) {
      let all = members(for: wanted, ofParents: ofParents)
      return try choice(among: all, for: wanted).map { .found(.member($0)) }
    } catch {
      return .failed(error.all)
    }
  }

  /// The only one of some members, or the one that goes by the name of what is wanted.
  func choice(
    among members: [AtHand.Member], for wanted: Wanted
  ) throws(BuildingFailures) -> AtHand.Member? {
    guard members.count > 1 else { return members.first }
    if let named = members.first(where: { $0.isNamed(as: wanted) }) { return named }
    throw ambiguity(
      of: members.map { Refusal.Rival(name: $0.nameInMessages, location: $0.location) }, .member,
      for: wanted)
  }

  mutating func made(for wanted: Wanted, path: Path) -> Outcome? {
    guard !path.types.contains(wanted.type), questionCount <= Self.limit else { return nil }
    var found: [(AtHand.Maker, Solution)] = []
    for maker in atHand.makers(of: wanted.type) {
      guard let call = try? call(maker.candidate, path: path.building(wanted.type)) else {
        continue
      }
      found.append((maker, call))
    }
    // What cannot be called there is not as good as what can.
    if let effects {
      let callable = found.filter { $0.1.obstacle(in: effects, isolatedTo: isolation) == nil }
      if !callable.isEmpty { found = callable }
    }
    guard let first = found.first else { return nil }
    if found.count == 1 { return .found(first.1) }
    let type = catalog.text(of: wanted.type.unwrapped ?? wanted.type)
    let named =
      found.first { $0.0.baseName == wanted.makerName }
      ?? found.first { $0.0.baseName == "make\(type)" }
    if let named {
      return .found(named.1)
    }
    return rivals(
      found.map { Refusal.Rival(name: $0.0.candidate.name, location: $0.0.candidate.location) },
      .factory, for: wanted)
  }
}

extension AtHand.Member {
  /// The name, with the parent that it is read of.
  var nameInMessages: String { isOfParent ? expression : name }

  /// Whether it goes by the name of what is wanted.
  func isNamed(as wanted: Wanted) -> Bool { wanted.names.contains(name.withoutBackticks) }
}

import SwiftOutline
import SwiftProgram

/// A forwarding member in the making: all that the requirements which it satisfies ask for.
struct MemberDraft {
  let requirement: Requirement
  private(set) var source: WitnessSource
  /// What tells it from other members.
  let key: String
  /// Its types, as they have to be written.
  private(set) var signature: SpelledSignature

  private(set) var condition: ConditionSet
  private(set) var availability: [String]
  private(set) var access: Access
  private(set) var isSettable: Bool
  /// Whether a result builder of a requirement has a say in its body.
  private(set) var isBuilt: Bool
  /// Whether forwarding changes the container's copy.
  private(set) var changesCopy: Bool
  /// Whether it is of a struct and changes it: by a function, or by no setter.
  private(set) var isMutating = false
  private(set) var hasNonmutatingSetter = false
  /// Whether it is an actor's, and must be usable without waiting.
  private(set) var leavesActor = false
  /// Whether a requirement that it satisfies is isolated to a global actor, and it with that where
  /// nothing is written.
  private(set) var isAskedOnActor: Bool
  /// Whether only an actor meets its protocol, which is isolated as that is.
  private let isOfActor: Bool
  /// The global actors from which it must be usable without waiting; `nil` is from anywhere.
  private var isolations: Set<String?>

  /// - Parameter actor: The one that its conformance is isolated to; `nil` for none.
  init(
    _ requirement: Requirement, from source: WitnessSource, signature: SpelledSignature,
    for conformance: ContainerConformance, on actor: String? = nil, access: Access,
    in table: SymbolTable
  ) {
    self.requirement = requirement
    self.source = source
    self.signature = signature
    self.access = access
    isAskedOnActor = requirement.isolation != nil
    isOfActor = table.kinship(of: requirement.owner).externals.contains("Actor")
    key = Self.key(of: source, isAsync: signature.isAsync, in: table)
    condition = conformance.condition.and(requirement.condition)
    availability = conformance.availability
    isSettable = requirement.declaration.storage?.isSettable == true
    isBuilt = table.hasResultBuilder(requirement)
    changesCopy = Self.changesCopy(requirement, by: source)
    let isFree =
      requirement.declaration.effects.isAsync || conformance.isolationAttribute != nil
    isolations = actor.map { [$0] } ?? (isFree ? [] : [requirement.isolation])
  }

  /// One member for both.
  mutating func merge(_ other: MemberDraft) {
    // What does less than one may do meets both.
    if other.signature.mayDo < signature.mayDo { signature = other.signature }
    condition = condition.or(other.condition)
    if availability.isEmpty || other.availability.isEmpty { availability = [] }
    access = max(access, other.access)
    isSettable = isSettable || other.isSettable
    isBuilt = isBuilt || other.isBuilt
    changesCopy = changesCopy || other.changesCopy
    hasNonmutatingSetter = hasNonmutatingSetter || other.hasNonmutatingSetter
    isAskedOnActor = isAskedOnActor || other.isAskedOnActor
    isolations.formUnion(other.isolations)
  }

  /// The same member as one of a child container.
  ///
  /// - Parameter changesParent: Whether the parent is a value that forwarding changes.
  func placed(in child: NominalType, changesParent: Bool) -> MemberDraft {
    var copy = self
    let wanted = requirement.declaration
    copy.isMutating = changesParent && !child.isClassBound && wanted.kind == .func
    copy.hasNonmutatingSetter = isSettable && !changesParent && !child.isClassBound
    let isActor = child.kind == .actor
    copy.source = source.forwarded(
      on: isolation, isShared: !changesParent,
      isWaitedFor: isActor && wanted.effects.isAsync && !signature.isAsync
        && isolation == nil && !isAskedOnActor)
    copy.leavesActor = isActor && !wanted.effects.isAsync && !isOfActor
    return copy
  }

  /// The same member, under another condition.
  func standing(under condition: ConditionSet) -> MemberDraft {
    var copy = self
    copy.condition = condition
    return copy
  }

  /// The same member, under a further condition.
  func restricted(to other: ConditionSet) -> MemberDraft {
    var copy = self
    copy.condition = condition.and(other)
    return copy
  }

  /// The global actor that it is isolated to: none where it must be usable from anywhere, and that
  /// of the member that it forwards to where nothing is asked for.
  var isolation: String? {
    if isolations.isEmpty { return source.forwardedOn ?? source.isolation }
    return isolations.contains(nil) ? nil : isolations.compactMap(\.self).min()
  }

  /// Whether what does the work of a requirement changes the struct that it is of.
  static func changesCopy(_ requirement: Requirement, by source: WitnessSource) -> Bool {
    let wanted = requirement.declaration
    let found = source.implementation?.declaration
    guard !wanted.isStatic, !source.isShared else { return false }
    let mutates = (found ?? wanted).modifiers.contains("mutating")
    guard let storage = wanted.storage else { return mutates }
    let setsFreely =
      storage.hasNonmutatingSetter || found?.storage?.hasNonmutatingSetter == true
    let getsFreely =
      !storage.hasMutatingGetter
      || found?.storage.map { !$0.hasMutatingGetter && $0.kind != .lazy } == true
    return storage.isSettable && !setsFreely || !getsFreely
  }

  /// What tells a member from others of its type.
  private static func key(
    of source: WitnessSource, isAsync: Bool, in table: SymbolTable
  ) -> String {
    let declaration = source.signature
    // A property has one type, but under `#if` it may have another one in each branch.
    let hasOneType = declaration.isProperty && declaration.conditions.isEmpty
    return hasOneType
      ? declaration.witnessKey
      : table.signatureKey(of: declaration, in: source.scope, isAsync: isAsync)
  }
}

/// The types of a member as they have to be written, and its effects.
struct SpelledSignature {
  let genericParameters: String?
  /// The types of the parameters.
  let parameters: [String]
  let type: String?
  let effects: String
  let isAsync: Bool
  /// The more, the more effects it has.
  let mayDo: Int
  let whereClause: String?

  init(_ source: WitnessSource, for requirement: Requirement, _ spelling: inout TypeSpelling) {
    let declaration = source.signature
    let scope = source.scope
    spelling.renameGenericParameters(of: declaration)
    defer { spelling.keepGenericParameters() }
    genericParameters = spelling.clause(declaration.genericParameters, in: scope)
    parameters = declaration.parameters.map { spelling.text(of: $0.type, in: scope) }
    type = declaration.type.map { spelling.text(of: $0, in: scope) }
    whereClause = spelling.clause(declaration.whereClause, in: scope)
    let doer = source.implementation
    var effects = doer?.declaration.effects ?? requirement.declaration.effects
    if let doer, doer.declaration.throwsGenericError {
      effects = Effects(isAsync: effects.isAsync, throwing: declaration.effects.throwing)
    }
    if source.isWaitedFor { effects = Effects(isAsync: true, throwing: effects.throwing) }
    let isOfDoer = doer?.declaration.throwsGenericError == false
    effects = spelling.spelled(effects, in: (isOfDoer ? doer?.site.headerScope : nil) ?? scope)
    self.effects = effects.description
    isAsync = effects.isAsync
    mayDo = effects.throwing.rank + (isAsync ? 4 : 0)
  }
}

extension Declaration {
  /// Whether a generic parameter of its own stands for what it throws.
  fileprivate var throwsGenericError: Bool {
    guard case .typed(.name(let error)) = effects.throwing else { return false }
    return genericParameters.contains { $0.name == error.path }
  }
}

import HasgenProgram
import HasgenReading

/// The draft of a forwarding member that satisfies one or several requirements.
package struct MemberDraft: Sendable {
  package let requirement: Requirement
  package private(set) var source: WitnessSource
  /// The name of the value to which the member forwards.
  let holder: String
  /// The key that identifies the member. A property may have the same key in another `#if` branch
  /// with another type.
  package let key: String
  /// The types as written in the generated file.
  private(set) var signature: SpelledSignature
  private(set) var condition: ConditionSet
  private(set) var availability: [String]
  private(set) var access: Access
  private(set) var isSettable: Bool
  /// True if a requirement has a result builder, which would apply to the body.
  private(set) var isBuilt: Bool
  /// True if the member belongs to an actor, but must be usable without `await`.
  let leavesActor: Bool
  /// True if a requirement is isolated to a global actor, which the member would inherit.
  private(set) var isAskedOnActor: Bool
  /// The global actors from which the member must be usable without `await`; `nil` stands for every
  /// context.
  private var isolations: Set<String?>

  /// - Parameters:
  ///   - type: The type that conforms.
  ///   - spelling: Spells the types; its access is the access of the member.
  package init(
    _ requirement: Requirement, forwardingTo target: ForwardingTarget,
    for conformance: Conformance, in type: NominalType, table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) {
    let wanted = requirement.declaration
    let isActor = type.kind == .actor
    self.requirement = requirement
    source = target.source
    holder = target.holder
    signature = SpelledSignature(source, for: requirement, &spelling)
    spelling.use(target.modules)
    isAskedOnActor = requirement.isolation != nil
    key =
      wanted.isProperty
      ? wanted.witnessKey
      : table.signatureKey(of: wanted, in: requirement.scope, isAsync: signature.isAsync)
    condition = target.condition.and(requirement.condition)
    availability = conformance.availability
    access = spelling.access
    isSettable = wanted.storage?.isSettable == true
    isBuilt = table.hasResultBuilder(requirement)
    // If only actors can conform to the protocol, the member keeps the isolation of the actor.
    leavesActor =
      isActor && !wanted.effects.isAsync
      && !table.supertypeClosure(of: requirement.owner).externals.contains("Actor")
    let isFree = wanted.effects.isAsync
    isolations = target.actor.map { [$0] } ?? (isFree ? [] : [requirement.isolation])
    let isOnActor = isActor && isolation == nil && !isAskedOnActor
    source = source.forwarded(
      on: isolation, isWaitedFor: isOnActor && isFree && !signature.isAsync)
  }

  /// Merges another draft into this one, so that one member satisfies the requirements of both.
  mutating func merge(_ other: MemberDraft) {
    // The signature with fewer effects satisfies both requirements.
    if other.signature.mayDo < signature.mayDo { signature = other.signature }
    condition = condition.or(other.condition)
    availability =
      availability.isEmpty || other.availability.isEmpty
      ? [] : Set(availability + other.availability).sorted()
    access = max(access, other.access)
    isSettable = isSettable || other.isSettable
    isBuilt = isBuilt || other.isBuilt
    isAskedOnActor = isAskedOnActor || other.isAskedOnActor
    isolations.formUnion(other.isolations)
  }

  /// Returns the draft under another condition.
  func standing(under condition: ConditionSet) -> MemberDraft {
    var copy = self
    copy.condition = condition
    return copy
  }

  /// The global actor of the member: none if it must be usable from every context. If no
  /// requirement decides, it is the actor of the declaration to which the member forwards.
  package var isolation: String? {
    if isolations.isEmpty { return source.forwardingActor ?? source.isolation }
    return isolations.contains(nil) ? nil : isolations.compactMap(\.self).min()
  }
}

/// The types of a member as written in the generated file, and its effects.
package struct SpelledSignature: Sendable {
  let genericParameters: String?
  /// The types of the parameters.
  let parameters: [String]
  let type: String?
  let effects: String
  let isAsync: Bool
  /// The rank of the effects: the more effects, the higher.
  let mayDo: Int
  let whereClause: String?

  package init(
    _ source: WitnessSource, for requirement: Requirement, _ spelling: inout TypeSpelling
  ) {
    let declaration = requirement.declaration
    let scope = requirement.scope.entering(declaration)
    genericParameters = spelling.clause(declaration.genericParameters, in: scope)
    parameters = declaration.parameters.map { spelling.text(of: $0.type, in: scope) }
    type = declaration.type.map { spelling.text(of: $0, in: scope) }
    whereClause = spelling.clause(declaration.whereClause, in: scope)
    let effects = spelling.spelled(
      source.effects(for: requirement), in: source.errorScope(for: requirement))
    self.effects = effects.description
    isAsync = effects.isAsync
    mayDo = effects.throwing.rank + (isAsync ? 4 : 0)
  }
}

/// The declaration that implements a requirement, and the property through which the conforming
/// type reaches it.
package struct ForwardingTarget {
  let source: WitnessSource
  /// The name of the value that has the declaration: `app`, `container`, `self`.
  let holder: String
  /// The condition under which the declaration is compiled.
  let condition: ConditionSet
  /// The global actor to which the conformance must be isolated; `nil` for none.
  let actor: String?
  /// The modules of declarations that are used without being named.
  let modules: [Int]

  package init(
    source: WitnessSource, holder: String, condition: ConditionSet, actor: String? = nil,
    modules: [Int] = []
  ) {
    self.source = source
    self.holder = holder
    self.condition = condition
    self.actor = actor
    self.modules = modules
  }
}

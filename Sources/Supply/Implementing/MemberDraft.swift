import Roles
import SwiftReading
import SwiftProgram

/// A member in the making that forwards what one or several requirements ask for.
package struct MemberDraft {
  package let requirement: Requirement
  package private(set) var source: WitnessSource
  /// The name of what it forwards to.
  let holder: String
  /// The key that tells it from other members, except a property of another type in another `#if`
  /// branch.
  package let key: String
  /// Its types, as they have to be written.
  private(set) var signature: SpelledSignature
  /// The conditions, versions and access with which it can be seen.
  private(set) var reach: DeclarationReach
  private(set) var isSettable: Bool
  /// True if a result builder of a requirement has a say in its body.
  private(set) var isBuilt: Bool
  /// True if the member is an actor's, and must be usable without waiting.
  let leavesActor: Bool
  /// True if a requirement is isolated to a global actor, which the member would inherit.
  private(set) var isAskedOnActor: Bool
  /// The global actors from which it must be usable without waiting; `nil` is from anywhere.
  private var isolations: Set<String?>

  var condition: ConditionSet { reach.condition }

  /// - Parameters:
  ///   - type: The type that conforms.
  ///   - spelling: What writes its types; its access is that of the member.
  package init(
    _ requirement: Requirement, forwardingTo target: ForwardingTarget,
    for conformance: ContainerConformance, in type: NominalType, table: SymbolTable,
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
    reach = DeclarationReach(
      condition: target.condition.and(requirement.condition),
      availability: conformance.availability, access: spelling.access)
    isSettable = wanted.storage?.isSettable == true
    isBuilt = table.hasResultBuilder(requirement)
    // What only an actor meets is isolated as that is.
    leavesActor =
      isActor && !wanted.effects.isAsync
      && !table.supertypeClosure(of: requirement.owner).externals.contains("Actor")
    let isFree = wanted.effects.isAsync
    isolations = target.actor.map { [$0] } ?? (isFree ? [] : [requirement.isolation])
    source = source.forwarded(
      on: isolation,
      isWaitedFor: isActor && wanted.effects.isAsync && !signature.isAsync && isolation == nil
        && !isAskedOnActor)
  }

  /// Merges another draft into this one, so that one member meets both.
  mutating func merge(_ other: MemberDraft) {
    // What does less than one may do meets both.
    if other.signature.mayDo < signature.mayDo { signature = other.signature }
    reach.merge(other.reach)
    isSettable = isSettable || other.isSettable
    isBuilt = isBuilt || other.isBuilt
    isAskedOnActor = isAskedOnActor || other.isAskedOnActor
    isolations.formUnion(other.isolations)
  }

  /// Returns the draft under another condition.
  func standing(under condition: ConditionSet) -> MemberDraft {
    var copy = self
    copy.reach.condition = condition
    return copy
  }

  /// The global actor that it is isolated to: none where it must be usable from anywhere, and that
  /// of the member that it forwards to where nothing is asked for.
  package var isolation: String? {
    if isolations.isEmpty { return source.forwardedOn ?? source.isolation }
    return isolations.contains(nil) ? nil : isolations.compactMap(\.self).min()
  }
}

/// The types of a member as they have to be written, and its effects.
package struct SpelledSignature {
  let genericParameters: String?
  /// The types of the parameters.
  let parameters: [String]
  let type: String?
  let effects: String
  let isAsync: Bool
  /// The more, the more effects it has.
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

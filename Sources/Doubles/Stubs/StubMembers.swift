import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram
import SwiftWriting

/// Turns drafts into the members of a stub.
struct StubMembers {
  /// The members, in the order of the drafts.
  let all: [StubMember]

  /// - Parameters:
  ///   - isShared: Whether the stub can be shared.
  ///   - mayBeIsolated: Whether the stub may be on the main actor by default, as nobody says.
  init(
    of drafts: [StubDraft], _ subject: StubSubject, _ traits: StubTraits, isShared: Bool,
    mayBeIsolated: Bool
  ) {
    all = drafts.map {
      Self.member($0, subject, traits, isShared: isShared, mayBeIsolated: mayBeIsolated)
    }
  }

  private static func member(
    _ draft: StubDraft, _ subject: StubSubject, _ traits: StubTraits, isShared: Bool,
    mayBeIsolated: Bool
  ) -> StubMember {
    let wanted = draft.requirement.declaration
    // Sorting calls it, and the code that is tested does not.
    let isOrder = traits.isOrdered && wanted.name == PlatformParents.order
    let signature = draft.signature
    let isSubscript = wanted.kind == .subscript
    let effects = signature.effects.isEmpty ? "" : "\(signature.effects) "
    let isOfOtherActor = draft.isolation ?? "MainActor" != "MainActor"
    let attributes =
      (draft.isolation.map { ["@\($0)"] } ?? [])
      + (isShared || wanted.isStatic || mayBeIsolated && isOfOtherActor ? ["@Sendable"] : [])
    let supplied =
      draft.supply == .value
      ? SuppliedType(
        value: signature.valueType, optional: signature.optionalValueType,
        isFunction: draft.isFunction)
      : SuppliedType(
        closure: signature.closureParameters, end: "\(effects)-> \(signature.closureResult)",
        attributes: attributes)
    return StubMember(
      head: MemberHead(
        wanted.memberKind, modifiers: modifiers(of: draft),
        name: isSubscript ? "" : wanted.nameWithoutLabels,
        genericParameters: signature.genericParameters, parameters: signature.declaredParameters,
        type: signature.type, effects: signature.effects, whereClause: signature.whereClause),
      supply: draft.supply, key: draft.key, identifier: draft.key.asIdentifier,
      setterKey: isSubscript && draft.isSettable ? draft.setterKey : nil,
      isolation: draft.isolation, parameters: signature.parameters,
      standIn: draft.supply == .closure && traits.descriptions.contains(wanted.name)
        ? (signature.type?.hasSuffix("?") == true ? "nil" : "\"\(subject.stub)\"") : nil,
      isSettable: draft.isSettable, givesNothing: signature.givesNothing,
      castType: signature.castType, supplied: supplied,
      isForgotten: mayBeIsolated
        && (draft.supply == .value ? draft.isOfSendableFunction : isOfOtherActor),
      setterType: isSubscript && draft.isSettable
        ? "(\((signature.closureParameters + [signature.closureResult]).joined(separator: ", "))) -> Void"
        : nil,
      cases: subject.isService && !wanted.isStatic && !isOrder ? cases(of: draft) : [])
  }

  private static func modifiers(of draft: StubDraft) -> [String] {
    let wanted = draft.requirement.declaration
    var result: [String] = []
    if draft.isDiscardable { result.append("@discardableResult") }
    if let actor = draft.isolation { result.append("@\(actor)") }
    if wanted.isNonisolated { result.append("nonisolated") }
    if wanted.isStatic { result.append("static") }
    return result
  }

  private static func cases(of draft: StubDraft) -> [StubMember.Case] {
    let wanted = draft.requirement.declaration
    let parameters = draft.signature.parameters
    let payload = parameters.compactMap(\.recorded)
    let arguments = parameters.filter { $0.recorded != nil }.map { parameter in
      parameter.recordedLabel.map { "\($0): \(parameter.name)" } ?? parameter.name
    }
    let call = StubMember.Case(
      name: draft.key.asIdentifier, payload: payload, arguments: arguments)
    guard draft.isSettable else { return wanted.isProperty ? [] : [call] }
    let value = wanted.isProperty ? draft.signature.valueType : draft.signature.closureResult
    let setting = StubMember.Case(
      name: draft.setterKey, payload: payload + [value], arguments: arguments + ["newValue"])
    return wanted.isProperty ? [setting] : [call, setting]
  }
}

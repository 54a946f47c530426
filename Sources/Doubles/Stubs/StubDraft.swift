import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// A member of a stub in the making.
struct StubDraft {
  private(set) var requirement: Requirement
  /// The key that tells it from other members: its name and types.
  let identity: String
  private(set) var signature: StubSignature
  /// Whether the value is a function, under whatever name of its type.
  let isFunction: Bool
  /// Whether what is supplied is known to be `Sendable`.
  let isSendable: Bool
  /// Whether that function is `@Sendable`, or has such a function in it.
  let isOfSendableFunction: Bool
  /// Whether what its calls are given can be compared, and what it is set to.
  private let hasEquatableParameters: Bool
  private let hasEquatableType: Bool
  private let isOfService: Bool
  private(set) var condition: ConditionSet
  /// The global actor that it is isolated to.
  private(set) var isolation: String?
  private(set) var isSettable: Bool
  private(set) var hasNonmutatingSetter: Bool
  private(set) var isDiscardable: Bool
  /// The name of the initializer's parameter for it.
  var key: String
  /// The name of the parameter for its setter, and of the call that sets it.
  var setterKey: String

  init(
    _ requirement: Requirement, when condition: ConditionSet, for subject: StubSubject,
    traits: StubTraits, in table: SymbolTable, _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    self.requirement = requirement
    self.condition = condition
    let declaration = requirement.declaration
    let place = table.location(of: declaration, inFile: requirement.scope.file)
    if let cause = Self.obstacle(to: declaration, subject, hasTypes: traits.hasTypes) {
      throw StubFault(cause: cause, location: place)
    }
    isolation = requirement.isolation
    isSettable = declaration.storage?.isSettable == true
    hasNonmutatingSetter = declaration.storage?.hasNonmutatingSetter == true
    isDiscardable = declaration.attributes.contains { $0.name == "discardableResult" }
    isOfService = subject.isService
    do throws(StubFault.Cause) {
      signature = try StubSignature(
        requirement, named: subject.stub, in: table, &spelling)
    } catch {
      throw StubFault(cause: error, location: place)
    }
    if let type = spelling.unnameable {
      throw StubFault(type, of: declaration.name, at: place)
    }
    let scope = requirement.scope.entering(declaration)
    isFunction = declaration.type.map { table.isFunction($0, in: scope) } ?? false
    isSendable = declaration.type.map { table.sendability(of: $0, in: scope) == .sendable } ?? true
    let isOfSendableFunction = declaration.type.map { type in
      table.resolved(type, in: scope).contains {
        if case .prefixed("@Sendable", _) = $0 { true } else { false }
      }
    }
    self.isOfSendableFunction = isSendable && isOfSendableFunction == true
    hasEquatableParameters =
      !signature.isGeneric
      && signature.recordedTypes.allSatisfy { table.isKnownEquatable($0, in: scope) }
    hasEquatableType =
      declaration.type.map { table.isKnownEquatable($0, in: scope) } ?? true
    identity = Self.identity(of: requirement, traits, named: subject.stub, in: table)
    key = declaration.kind == .subscript ? "subscript" : declaration.baseName.asArgument
    setterKey = ""
  }

  /// The value or closure that a test supplies.
  var supply: StubMember.Supply {
    let isPlain = requirement.declaration.isProperty && requirement.declaration.effects == .none
    return isPlain && (isSettable || !isOfService) ? .value : .closure
  }

  /// Whether the calls that it records can be compared.
  var isEquatable: Bool { hasEquatableParameters && (!isSettable || hasEquatableType) }

  /// Whether one member can do for both: it does less than the other may.
  func covers(_ other: StubDraft) -> Bool {
    let own = requirement.declaration.effects
    let effects = other.requirement.declaration.effects
    return identity == other.identity && (effects.isAsync || !own.isAsync)
      && own.throwing.rank <= effects.throwing.rank
  }

  /// Merges another member into this one, of which one covers the other.
  mutating func merge(_ other: StubDraft) {
    if !covers(other) {
      requirement = other.requirement
      signature = other.signature
    }
    condition = condition.or(other.condition)
    isSettable = isSettable || other.isSettable
    hasNonmutatingSetter = hasNonmutatingSetter || other.hasNonmutatingSetter
    isDiscardable = isDiscardable || other.isDiscardable
    if other.isolation == nil { isolation = nil }
  }

  /// Whether its value may be a stub of the same kind.
  var holdsItself: Bool {
    requirement.declaration.type?.contains { type in
      if case .name(let name) = type { return name.components.first?.name == "Self" }
      return false
    } == true
  }

  /// The name that it would have if no other had it.
  var baseKey: String { key }

  /// The label that tells it from others of its name: the labels of its parameters, or else their
  /// types.
  var labels: String {
    let parameters = requirement.declaration.parameters
    let isSubscript = requirement.declaration.kind == .subscript
    let labels = parameters.compactMap { $0.label ?? (isSubscript ? $0.name : nil) }
    return labels.map(\.asArgument.capitalizedFirst).joined()
  }

  /// The types that tell it from others; the result's type if there is no other.
  var types: String {
    let declaration = requirement.declaration
    let types = declaration.parameters.map(\.type)
    let written = types.isEmpty ? [declaration.type].compactMap(\.self) : types
    return written.flatMap { $0.description.split { !$0.isPartOfName } }
      .map { String($0).capitalizedFirst }.joined()
  }

  private static func obstacle(
    to declaration: Declaration, _ subject: StubSubject, hasTypes: Bool
  ) -> StubFault.Cause? {
    if declaration.kind == .`init` { return .initializer(declaration.name) }
    if declaration.kind == .func, !declaration.baseName.contains(where: \.isPartOfName) {
      return .operator(declaration.name)
    }
    if declaration.isStatic {
      if !subject.isService { return .ofType(declaration.name) }
      if hasTypes { return .ofGenericType(declaration.name) }
      if declaration.kind == .subscript || declaration.storage?.isSettable == true {
        return .ofType(declaration.name)
      }
    }
    if declaration.genericParameters.contains(where: { $0.prefixes.contains("each") }) {
      return .parameterPack(declaration.name)
    }
    if declaration.genericConstraints.contains(where: \.suppressesProtocol) {
      return .noncopyable(declaration.name)
    }
    return declaration.hasClauseMentioningSelf ? .mentionsSelf(declaration.name) : nil
  }

  private static func identity(
    of requirement: Requirement, _ traits: StubTraits, named stub: String, in table: SymbolTable
  ) -> String {
    let declaration = requirement.declaration
    let outer = requirement.scope
    let scope = outer.adding([stub])
    let types = declaration.parameters.map { ($0.type, $0.isVariadic ? "..." : "") }
    let all = types + [declaration.type ?? .tuple([])].map { ($0, "") }
    let texts = all.map { type, end in
      let plain = table.comparable(type.replacingSelf(by: stub), of: declaration, in: scope)
      return "\(plain.substituting(traits.associatedTypes))\(end)"
    }
    return ([declaration.witnessKey] + texts + table.constraints(of: declaration, in: outer))
      .joined(separator: " ")
  }
}

extension String {
  /// The name as part of one that needs no back ticks.
  fileprivate var asArgument: String {
    let plain = filter(\.isPartOfName)
    return plain.first?.isNumber == false ? plain : "_\(plain)"
  }
}

extension TypeSyntax {
  /// Whether a `~` is in it: `~Copyable`.
  fileprivate var suppressesProtocol: Bool {
    contains { if case .prefixed("~", _) = $0 { true } else { false } }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

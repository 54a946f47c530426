import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// The witness of a requirement in a stub, and the argument that supplies its value or closure.
///
/// Types are texts as the generated file has to spell them.
struct StubMember: Sendable {
  /// The behaviour of a member that a test does not supply.
  enum Omission: Sendable, Hashable {
    /// The test does not compile.
    case notAllowed
    /// A use of the member fails the test.
    case failsTest
    /// The function does nothing. It has no result.
    case doesNothing
    /// The argument has this default value.
    case value(String)
    /// The function returns this value.
    case product(Code)
  }

  /// A parameter of a function or subscript.
  struct Parameter: Sendable {
    /// The declaration: `for day: Day`.
    let declaration: String
    /// The name in the body.
    let name: String
    /// The argument that the closure gets: `day`, `&day`.
    let argument: String
    /// The type in the closure.
    let closureType: String
    /// The label in the record of calls; `nil` for none.
    let label: String?
    /// The type in the record of calls; `nil` if the argument cannot be kept.
    let recordedType: String?
  }

  /// A kind of call in the record: `image(named: String)`.
  struct Call: Sendable {
    let name: String
    /// The values that it carries: `named: String`.
    let payload: [String]
    /// The expressions that fill it in the body: `named: name`.
    let arguments: [String]
  }

  let requirement: Requirement
  /// The name and the types, which distinguish it from other members.
  let identity: String
  let parameters: [Parameter]
  /// The generic parameters, without the angle brackets; `nil` for none.
  let genericParameters: String?
  /// The `where` clause without the word `where`; `nil` for none.
  let whereClause: String?
  /// The type of a property, the result of a function or subscript.
  let type: String?
  /// The effects: `async throws`.
  let effects: String
  /// The type of the supplied value: `String?` for a property of type `String!`.
  let valueType: String
  /// The supplied value's type as an optional.
  let optionalType: String
  /// The type of the closure's result: `Any` if the caller of a generic function chooses it.
  let closureResult: String
  /// The type to cast the closure's result to; `nil` if the closure returns the type itself.
  let castType: String?
  /// True if the value is a function.
  let isFunction: Bool
  /// True if the value is known to be `Sendable`.
  let isSendable: Bool
  /// True if the member returns nothing.
  let returnsNothing: Bool
  /// True if the recorded arguments are known to be equatable.
  private let areArgumentsEquatable: Bool
  /// True if the type of the property or result is known to be equatable.
  private let isValueEquatable: Bool
  let isService: Bool

  private(set) var isSettable: Bool
  private(set) var hasNonmutatingSetter: Bool
  private(set) var isDiscardable: Bool
  /// The global actor that it is isolated to.
  private(set) var isolation: String?

  /// The name of the initializer's argument.
  var argumentName: String
  /// The name of the argument for the setter of a subscript, and of the call that sets the member.
  var setterArgumentName = ""
  var omission = Omission.notAllowed

  /// - Throws: `StubFault` if neither a closure nor a value can satisfy the requirement.
  init(
    _ requirement: Requirement, of traits: StubTraits, in table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    let stub = traits.subject.stub
    self.requirement = requirement
    let declaration = requirement.declaration
    let place = table.location(of: requirement)
    func fault(_ reason: String) -> StubFault {
      StubFault("'\(declaration.name)' \(reason)", at: place)
    }
    if let obstacle = declaration.obstacleToStub { throw fault(obstacle) }
    let scope = requirement.scope.entering(declaration).adding([stub])
    let erasure = GenericErasure(of: declaration)
    let context = ParameterContext(
      isOfSubscript: declaration.kind == .subscript, erasure: erasure, scope: scope, table: table)
    genericParameters = spelling.clause(declaration.genericParameters, in: scope)
    whereClause = spelling.clause(declaration.whereClause, in: scope)
    var parameters: [Parameter] = []
    var areEquatable = true
    for (position, parameter) in declaration.parameters.enumerated() {
      let type = parameter.type.replacingSelf(by: stub)
      let found = Parameter(parameter, of: type, at: position, in: context, &spelling)
      guard let found else {
        throw fault("has a parameter '\(parameter.name)' that no closure can take")
      }
      if found.recordedType != nil {
        areEquatable =
          areEquatable && !erasure.mentionsGeneric(type)
          && table.isKnownEquatable(parameter.type, in: requirement.scope.entering(declaration))
      }
      parameters.append(found)
    }
    self.parameters = parameters
    switch declaration.effects.throwing {
    case .typed(let error) where erasure.mentionsGeneric(error):
      throw fault("throws an error that its caller chooses")
    case .typed: effects = spelling.spelled(declaration.effects, in: scope).description
    case .rethrowing:
      effects = Effects(isAsync: declaration.effects.isAsync, throwing: .nothing).description
    case .nothing, .anyError: effects = declaration.effects.description
    }
    let result = declaration.type?.replacingSelf(by: stub)
    let plain = result?.withoutImplicitUnwrapping ?? .named("Void")
    let isErased = erasure.mentionsGeneric(plain)
    type = result.map { spelling.text(of: $0, in: scope) }
    castType = isErased ? spelling.text(of: plain.stored, in: scope) : nil
    closureResult = spelling.text(of: isErased ? erasure.erased(plain) : plain, in: scope)
    valueType = spelling.text(of: plain, in: scope)
    optionalType = spelling.text(of: .optional(plain), in: scope)
    if let type = spelling.unnameable {
      throw StubFault(type, of: declaration.name, at: place)
    }
    returnsNothing = result.map { table.resolved($0, in: scope).normalized == .tuple([]) } ?? true
    isFunction = result.map { table.isFunction($0, in: scope) } ?? false
    isSendable = result.map { table.sendability(of: $0, in: scope) == .sendable } ?? true
    areArgumentsEquatable = areEquatable
    isValueEquatable = result.map { table.isKnownEquatable($0, in: scope) } ?? true
    isService = traits.subject.isService
    isSettable = declaration.storage?.isSettable == true
    hasNonmutatingSetter = declaration.storage?.hasNonmutatingSetter == true
    isDiscardable = declaration.attributes.contains { $0.name == "discardableResult" }
    isolation = requirement.isolation
    identity = table.identity(of: requirement, traits)
    argumentName = declaration.kind == .subscript ? "subscript" : declaration.baseName.asArgument
  }

  var declaration: Declaration { requirement.declaration }
  /// The name, without a function's labels; empty for a subscript.
  var name: String { isSubscript ? "" : declaration.nameWithoutLabels }
  var isSubscript: Bool { declaration.kind == .subscript }

  /// The argument's name in an expression, with back ticks if it needs them.
  var identifier: String {
    argumentLabel == argumentName ? argumentName.asIdentifier : argumentLabel
  }

  /// The argument's name as a label: a raw identifier keeps its back ticks.
  var argumentLabel: String {
    argumentName == name.asArgument && argumentName != name.withoutBackticks ? name : argumentName
  }

  /// True if its witness may throw any error.
  var throwsAnyError: Bool { declaration.effects.throwing == .anyError }

  /// True for a property that neither throws nor waits.
  var isPlainProperty: Bool { declaration.isProperty && declaration.effects == .none }

  /// True if a test supplies a value. For all other members it supplies a closure.
  var suppliesValue: Bool { isPlainProperty && (isSettable || !isService) }

  /// True if a test may leave the argument out, so that it is kept as an optional.
  var isOptional: Bool { omission != .notAllowed && defaultValue.isEmpty }

  /// The default value of the argument; empty for none.
  var defaultValue: String { if case .value(let text) = omission { text } else { "" } }

  /// True if a stored property is enough as the witness.
  var isStoredProperty: Bool {
    guard suppliesValue, !isService, !hasNonmutatingSetter else { return false }
    let isMarked = isolation != nil || !declaration.availability.isEmpty
    return type == valueType && !isMarked
  }

  /// True if the calls that it records can be compared.
  var isEquatable: Bool { areArgumentsEquatable && (!isSettable || isValueEquatable) }

  /// True if the member satisfies another requirement too: it has the same name and types, and no
  /// more effects.
  func satisfies(_ other: StubMember) -> Bool {
    guard identity == other.identity else { return false }
    let (own, wanted) = (declaration.effects, other.declaration.effects)
    let waitsNoMore = wanted.isAsync || !own.isAsync
    return waitsNoMore && own.throwing.rank <= wanted.throwing.rank
  }

  /// Returns the member that satisfies both requirements; one of them satisfies the other.
  func merged(with other: StubMember) -> StubMember {
    var result = satisfies(other) ? self : other
    result.isSettable = isSettable || other.isSettable
    result.hasNonmutatingSetter = hasNonmutatingSetter || other.hasNonmutatingSetter
    result.isDiscardable = isDiscardable || other.isDiscardable
    result.isolation = other.isolation == nil ? nil : isolation
    return result
  }

  /// The kinds of calls in the record: of a function, of a setter.
  var calls: [Call] {
    guard isService else { return [] }
    // An enum case does not repeat a label.
    let labels = parameters.compactMap(\.label)
    let areRepeated = Set(labels).count < labels.count
    var payload: [String] = []
    var arguments: [String] = []
    for parameter in parameters {
      guard let type = parameter.recordedType else { continue }
      let label = (areRepeated ? parameter.name : parameter.label).map { "\($0): " } ?? ""
      payload.append(label + type)
      arguments.append(label + parameter.name)
    }
    let call = Call(name: identifier, payload: payload, arguments: arguments)
    let setting = Call(
      name: setterArgumentName, payload: payload + [isSubscript ? closureResult : valueType],
      arguments: arguments + ["newValue"])
    return (declaration.isProperty ? [] : [call]) + (isSettable ? [setting] : [])
  }
}

/// The function or subscript of a parameter.
private struct ParameterContext {
  let isOfSubscript: Bool
  let erasure: GenericErasure
  /// The scope of the parameter's type.
  let scope: Scope
  let table: SymbolTable
}

extension StubMember.Parameter {
  /// - Returns: `nil` if no closure can take the argument.
  fileprivate init?(
    _ parameter: HasgenReading.Parameter, of type: TypeSyntax, at position: Int,
    in context: ParameterContext, _ spelling: inout TypeSpelling
  ) {
    let scope = context.scope
    let erasure = context.erasure
    let prefixes = type.prefixes
    let isValueOfSetter = context.isOfSubscript && parameter.name == "newValue"
    let isHidden = parameter.name.hasPrefix("_") || isValueOfSetter
    let text = spelling.text(of: type, in: scope) + (parameter.isVariadic ? "..." : "")
    let written = ParameterText(
      parameter, type: text, position: position, isOfSubscript: context.isOfSubscript,
      besides: isHidden ? parameter.name : nil, calling: "")
    let isKept = prefixes.contains("@escaping") || !context.table.isFunction(type, in: scope)
    var plain = type.withoutImplicitUnwrapping
    if erasure.mentionsGeneric(type) {
      guard !prefixes.contains("inout"),
        let erased = isKept ? erasure.erased(plain) : erasure.erasingResult(of: plain)
      else { return nil }
      plain = erased
    }
    let kept = parameter.isVariadic ? TypeSyntax.array(plain) : plain
    let isRecorded = isKept && !prefixes.contains("sending")
    self.init(
      declaration: written.declaration, name: written.name.asIdentifier,
      argument: written.handedOn, closureType: spelling.text(of: kept, in: scope),
      label: parameter.label?.asLabel,
      recordedType: isRecorded ? spelling.text(of: kept.stored, in: scope) : nil)
  }
}

extension Declaration {
  /// The reason why a stub cannot have the member: `is static`; `nil` for none.
  fileprivate var obstacleToStub: String? {
    let prefixes = parameters.flatMap(\.type.prefixes)
    if kind == .`init` { return "is an initializer" }
    if isStatic { return "is static" }
    if kind == .func, baseName.asNamePart.isEmpty { return "is an operator" }
    if prefixes.contains("@autoclosure") { return "has an autoclosure" }
    if let word = ["isolated", "borrowing", "consuming"].first(where: prefixes.contains) {
      return "has a parameter that is '\(word)'"
    }
    if genericParameters.contains(where: { $0.prefixes.contains("each") }) {
      return "has a parameter pack"
    }
    return hasClauseMentioningSelf ? "has a 'where' clause with 'Self'" : nil
  }
}

extension SymbolTable {
  /// The name and the types of a requirement, which distinguish it from others.
  fileprivate func identity(of requirement: Requirement, _ traits: StubTraits) -> String {
    let stub = traits.subject.stub
    let declaration = requirement.declaration
    func text(_ type: TypeSyntax) -> String {
      let plain = comparable(
        type.replacingSelf(by: stub), of: declaration, in: requirement.scope.adding([stub]))
      return plain.substituting(traits.associatedTypes).description
    }
    let parameters = declaration.parameters.map { text($0.type) + ($0.isVariadic ? "..." : "") }
    let result = text(declaration.type ?? .tuple([]))
    let constraints = constraints(of: declaration, in: requirement.scope)
    let all = [declaration.witnessKey] + parameters + [result] + constraints
    return all.joined(separator: " ")
  }
}

extension TypeSyntax {
  /// The type with a stub's name for `Self`.
  func replacingSelf(by stub: String) -> TypeSyntax {
    if case .name(let name) = self, name.components.first?.name == "Self" {
      let isAlone = name.components.count == 1 || name.components[1].name == "Type"
      guard isAlone else { return self }
      let first = TypeName.Component(name: stub)
      return .name(TypeName(components: [first] + name.components.dropFirst()))
    }
    return mapChildren { $0.replacingSelf(by: stub) }
  }

  /// `T?` of `T!`.
  fileprivate var withoutImplicitUnwrapping: TypeSyntax {
    if case .implicitlyUnwrapped(let inner) = self { return .optional(inner) }
    return self
  }
}

extension String {
  /// The name without the characters that need back ticks.
  var asArgument: String {
    let plain = asNamePart
    return plain.first?.isNumber == false ? plain : "_\(plain)"
  }
}

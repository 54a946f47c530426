import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// The types of a stub's member, as they have to be written, and those of the closure for it.
struct StubSignature {
  private(set) var genericParameters: String?
  private(set) var whereClause: String?
  private(set) var parameters: [StubMember.Parameter] = []
  /// The parameters as they are declared: `for day: Day`.
  private(set) var declaredParameters: [String] = []
  /// The type of a property, the result of a function or subscript.
  private(set) var type: String?
  private(set) var effects = ""
  /// The parameters of the closure, their types only.
  private(set) var closureParameters: [String] = []
  /// The result of the closure.
  private(set) var closureResult = "Void"
  /// The type of a value that is supplied.
  private(set) var valueType = ""
  /// The value's type as an optional.
  private(set) var optionalValueType = ""
  private(set) var givesNothing = true
  /// The type to cast the closure's result to, since its caller chooses the type.
  private(set) var castType: String?
  /// Whether a type of it is chosen by the caller.
  private(set) var isGeneric = false

  /// The types of the parameters that are recorded, as the protocol writes them.
  private(set) var recordedTypes: [TypeSyntax] = []

  private let name: String
  private let genericNames: Set<String>
  private let scope: Scope
  private let table: SymbolTable

  /// - Parameter stub: The stub's name, for `Self`.
  init(
    _ requirement: Requirement, named stub: String, in table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(StubFault.Cause) {
    let declaration = requirement.declaration
    self.table = table
    name = declaration.name
    genericNames = Set(declaration.genericParameters.map(\.name))
    scope = requirement.scope.entering(declaration).adding([stub])
    genericParameters = spelling.clause(declaration.genericParameters, in: scope)
    whereClause = spelling.clause(declaration.whereClause, in: scope)
    for (position, parameter) in declaration.parameters.enumerated() {
      try add(
        parameter, at: position, isOfSubscript: declaration.kind == .subscript, stub, &spelling)
    }
    effects = try text(of: declaration.effects, &spelling)
    if let result = declaration.type?.replacingSelf(by: stub) {
      type = spelling.text(of: result, in: scope)
      givesNothing = table.resolved(result, in: scope).normalized == .tuple([])
      let plain = result.withoutImplicitUnwrapping
      let isErased = mentionsGeneric(plain)
      if isErased { castType = spelling.text(of: plain.withoutPassing, in: scope) }
      isGeneric = isGeneric || isErased
      closureResult = spelling.text(of: isErased ? erased(plain) : plain, in: scope)
      valueType = spelling.text(of: plain, in: scope)
      optionalValueType = spelling.text(of: .optional(plain), in: scope)
    }
  }

  private mutating func add(
    _ parameter: Parameter, at position: Int, isOfSubscript: Bool, _ stub: String,
    _ spelling: inout TypeSpelling
  ) throws(StubFault.Cause) {
    let type = parameter.type.replacingSelf(by: stub)
    let prefixes = type.prefixes
    if let word = ["isolated", "borrowing", "consuming"].first(where: prefixes.contains) {
      throw .ownership(name, word: word)
    }
    let variadic = parameter.isVariadic
    let text = spelling.text(of: type, in: scope) + (variadic ? "..." : "")
    let written = ParameterText(
      parameter, type: text, position: position, isOfSubscript: isOfSubscript,
      besides: Self.isTaken(parameter.name, isOfSubscript) ? parameter.name : nil,
      calling: table.marks(ofCalling: parameter, in: scope))
    let evaluated = evaluated(type)
    let given = evaluated ?? type
    let isKept = given.prefixes.contains("@escaping") || !table.isFunction(given, in: scope)
    let isGeneric = mentionsGeneric(given)
    var plain = given.withoutImplicitUnwrapping
    if isGeneric {
      let type = isKept ? erased(plain) : erasingResult(plain)
      guard let type, !prefixes.contains("inout") else {
        throw .generic(name, parameter: written.name)
      }
      plain = type
    }
    self.isGeneric = self.isGeneric || isGeneric
    let kept = variadic ? TypeSyntax.array(plain) : plain
    closureParameters.append(spelling.text(of: kept, in: scope))
    let isRecorded =
      isKept && !prefixes.contains("sending")
      && (evaluated != nil || !prefixes.contains("@autoclosure"))
    if isRecorded { recordedTypes.append(self.evaluated(parameter.type) ?? parameter.type) }
    let label = parameter.label?.asLabel
    let payload = spelling.text(of: kept.withoutPassing, in: scope)
    declaredParameters.append(written.declaration)
    parameters.append(
      StubMember.Parameter(
        argument: evaluated == nil ? written.handedOn : written.name.asIdentifier,
        name: written.name.asIdentifier, isEvaluated: evaluated != nil,
        recorded: isRecorded ? (label.map { "\($0): " } ?? "") + payload : nil,
        recordedLabel: label))
  }

  /// The type of an autoclosure's result, if the autoclosure can be called at once, and only then.
  private func evaluated(_ type: TypeSyntax) -> TypeSyntax? {
    guard type.prefixes.contains("@autoclosure"), !type.prefixes.contains("@escaping"),
      case .function(_, .none, let result) = type.withoutPrefixes,
      !table.isFunction(result, in: scope),
      table.resolved(result, in: scope).normalized != .tuple([])
    else { return nil }
    return result
  }

  /// The type of a function that cannot be kept, for whatever it gives; `nil` if the caller chooses
  /// more than that.
  private func erasingResult(_ type: TypeSyntax) -> TypeSyntax? {
    switch type {
    case .prefixed(let prefix, let inner):
      return erasingResult(inner).map { .prefixed(prefix, $0) }
    case .function(let parameters, let effects, let result):
      if case .typed(let error) = effects.throwing, mentionsGeneric(error) { return nil }
      guard !parameters.contains(where: { mentionsGeneric($0.type) }) else { return nil }
      return .function(parameters, effects, result: erased(result))
    default: return nil
    }
  }

  /// Whether a body has something else of that name.
  private static func isTaken(_ name: String, _ isOfSubscript: Bool) -> Bool {
    name.hasPrefix("_") || name == "statics" || isOfSubscript && name == "newValue"
  }

  private func text(
    of effects: Effects, _ spelling: inout TypeSpelling
  ) throws(StubFault.Cause) -> String {
    switch effects.throwing {
    case .typed(let error):
      if mentionsGeneric(error) { throw .genericError(name) }
      return spelling.spelled(effects, in: scope).description
    // What throws only if its argument does can be asked for by what never throws.
    case .rethrowing: return Effects(isAsync: effects.isAsync, throwing: .nothing).description
    case .nothing, .anyError: return effects.description
    }
  }

  private func mentionsGeneric(_ type: TypeSyntax) -> Bool {
    type.contains { type in
      switch type {
      case .prefixed("some", _): true
      case .name(let name): name.components.first.map { genericNames.contains($0.name) } ?? false
      default: false
      }
    }
  }

  /// The type that every value of it has, whatever the caller chooses.
  private func erased(_ type: TypeSyntax) -> TypeSyntax {
    switch type {
    case .optional(let inner): return .optional(erased(inner))
    case .prefixed("__owned", let inner), .prefixed("__shared", let inner):
      return erased(inner)
    case .prefixed("sending", let inner): return .prefixed("sending", erased(inner))
    default: return .named("Any")
    }
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

  fileprivate var withoutImplicitUnwrapping: TypeSyntax {
    if case .implicitlyUnwrapped(let inner) = self { return .optional(inner) }
    return self
  }

  /// The type of a value that was passed as this.
  fileprivate var withoutPassing: TypeSyntax {
    guard case .prefixed(let prefix, let inner) = self else { return self }
    let isOfPassing = ["inout", "@escaping", "__owned", "__shared", "sending"].contains(prefix)
    return isOfPassing ? inner.withoutPassing : .prefixed(prefix, inner.withoutPassing)
  }
}

import HasgenProgram
import HasgenReading

extension CompositionFinder {
  /// Adds the inline types that may be compositions: types of parameters, variables and results,
  /// generic constraints, and generic arguments.
  mutating func addInline(_ declaration: Declaration, in scope: Scope) {
    addVariables(declaration, in: scope)
    addConstraints(declaration, in: scope)
    if declaration.traits.contains(.compositions) { addArguments(declaration, in: scope) }
  }

  private mutating func addVariables(_ declaration: Declaration, in scope: Scope) {
    for parameter in declaration.parameters {
      addInlineType(
        parameter.type, hasUsualName: parameter.isCalledAsDependencies, of: declaration, in: scope)
    }
    switch declaration.kind {
    case .let, .var:
      // A weak property is a delegate, for example, and not a composition.
      guard let type = declaration.type, !declaration.isWeak else { return }
      addInlineType(
        type, hasUsualName: DependencyNames.fits(variable: declaration.name), of: declaration,
        in: scope)
    case .func, .subscript:
      if let type = declaration.type, type.isComposition {
        addComposition(
          of: [type.withoutOptional], in: declaration, as: .inline, scope: scope)
      }
    default:
      break
    }
  }

  /// Adds a type if it is a composition, or a single protocol that may be a dependency.
  mutating func addInlineType(
    _ type: TypeSyntax, hasUsualName: Bool, of declaration: Declaration, in scope: Scope
  ) {
    let isComposition = type.isComposition
    if !isComposition, !rules.fitsDependency(type) {
      guard hasUsualName, isProtocol(type, in: scope) else { return }
    }
    addComposition(
      of: [type.withoutOptional], in: declaration, as: isComposition ? .inline : .single,
      isComposition || hasUsualName ? .certain : .partByPart, hasUsualName: hasUsualName,
      scope: scope)
  }

  /// True if a type is a protocol, which may be an umbrella. An alias is a composition of its own.
  private func isProtocol(_ type: TypeSyntax, in scope: Scope) -> Bool {
    table.symbol(for: type.withoutOptional, in: scope).map { table[$0].kind } == .protocol
  }

  /// Adds the constraints of generic parameters, also if they are written one by one: `D: HasA, D:
  /// HasB`. Left out are constraints of member types such as `Rows.Element` and of generic
  /// parameters in an extension, which constrain models, and extensions of Has-protocols, which add
  /// members to types that also conform to other protocols.
  private mutating func addConstraints(_ declaration: Declaration, in scope: Scope) {
    let requirements = declaration.genericRequirements.filter { !$0.isSameType }
    guard !requirements.isEmpty, declaration.kind != .associatedtype else { return }
    if declaration.kind == .extension, rules.fitsDependency(declaration.name) { return }
    let place = declaration.nameRange.lowerBound
    var groups = Dictionary(grouping: requirements, by: \.subject.description)
    for name in requirements.map(\.subject.description) {
      guard let types = groups.removeValue(forKey: name)?.map(\.type), !name.contains("."),
        declaration.kind != .extension || name == "Self"
      else { continue }
      let isOne = types.flatMap(\.namedParts).count == 1
      if isOne, !types.contains(where: rules.fitsDependency) { continue }
      let hasUsualName = declaration.hasDependencies(ofType: name)
      let ofUnusual = isOne ? Composition.Certainty.partByPart : .asWhole
      addComposition(
        of: types, in: declaration, as: isOne ? .single : .inline,
        hasUsualName ? .certain : ofUnusual, hasUsualName: hasUsualName, scope: scope,
        textOffset: place)
    }
  }

  /// Adds the compositions that are generic arguments. Those of a superclass are certainly
  /// dependencies.
  private mutating func addArguments(_ declaration: Declaration, in scope: Scope) {
    if declaration.kind.isNominal, declaration.kind != .protocol {
      for argument in declaration.inheritedTypes.flatMap(\.composedArguments) {
        addComposition(of: [argument], in: declaration, as: .argument, scope: scope)
      }
    }
    guard !declaration.kind.namesType else { return }
    let types = declaration.parameters.map(\.type) + [declaration.type].compactMap(\.self)
    for argument in types.flatMap(\.composedArguments) {
      addComposition(of: [argument], in: declaration, as: .argument, .asWhole, scope: scope)
    }
  }
}

extension Rules {
  /// True if a type is a single name that fits Has-protocols or Makes-protocols.
  package func fitsDependency(_ type: TypeSyntax) -> Bool {
    switch type {
    case .name(let name): name.components.last.map { fitsDependency($0.name) } == true
    case .prefixed(_, let inner), .optional(let inner), .implicitlyUnwrapped(let inner):
      fitsDependency(inner)
    case .tuple(let elements):
      elements.count == 1 && elements[0].label == nil && fitsDependency(elements[0].type)
    default: false
    }
  }

  /// True if a declaration without nested types and `&` compositions may still contain an inline
  /// composition: it has generic clauses, a name for dependencies, or a type with the name of a
  /// Has-protocol.
  func mayAskInPlace(_ declaration: Declaration) -> Bool {
    if declaration.hasGenericClauses || declaration.isCalledAsDependencies { return true }
    if let type = declaration.type, fitsDependency(type) { return true }
    return declaration.parameters.contains { fitsDependency($0.type) }
  }
}

extension Declaration {
  /// True if the variable is a weak reference.
  fileprivate var isWeak: Bool { reference.map { $0 != "unowned" } ?? false }

  /// True if a parameter or property with a name for dependencies has a certain generic type.
  fileprivate func hasDependencies(ofType generic: String) -> Bool {
    func isOne(_ type: TypeSyntax?) -> Bool {
      guard case .name(let name) = type?.withoutOptional else { return false }
      return name.path == generic
    }
    return ([self] + members).contains { part in
      if part.isProperty, DependencyNames.fits(variable: part.name), isOne(part.type) {
        return true
      }
      return part.parameters.contains { $0.isCalledAsDependencies && isOne($0.type) }
    }
  }
}

extension TypeSyntax {
  /// The generic arguments in the type that are compositions.
  var composedArguments: [TypeSyntax] {
    var found: [TypeSyntax] = []
    visitNames { name in
      for argument in name.components.flatMap(\.arguments) where argument.isComposition {
        found.append(argument.withoutOptional)
      }
    }
    return found
  }
}

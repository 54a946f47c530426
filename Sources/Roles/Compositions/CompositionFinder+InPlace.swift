import SwiftReading
import SwiftProgram

extension CompositionFinder {
  /// Adds the types in place that may ask for dependencies: of parameters, variables and results,
  /// in generic parameters and `where` clauses, and in generic arguments.
  mutating func addInline(_ declaration: Declaration, in scope: Scope) {
    addVariables(declaration, in: scope)
    addConstraints(declaration, in: scope)
    if declaration.traits.contains(.compositions) { addArguments(declaration, in: scope) }
  }

  private mutating func addVariables(_ declaration: Declaration, in scope: Scope) {
    for parameter in declaration.parameters {
      add(
        parameter.type, isCalledSo: parameter.isCalledAsDependencies, of: declaration, in: scope)
    }
    switch declaration.kind {
    case .let, .var:
      // What is not kept alive is a delegate or the like.
      guard let type = declaration.type, !declaration.isWeak else { return }
      add(
        type, isCalledSo: DependencyNames.fits(variable: declaration.name), of: declaration,
        in: scope)
    case .func, .subscript:
      if let type = declaration.type, type.isComposition {
        add([type.withoutOptional], of: declaration, as: .inline, in: scope)
      }
    default:
      break
    }
  }

  mutating func add(
    _ type: TypeSyntax, isCalledSo: Bool, of declaration: Declaration, in scope: Scope
  ) {
    let isComposition = type.isComposition
    guard
      isComposition || rules.fitsDependency(type) || isCalledSo && isProtocol(type, in: scope)
    else { return }
    add(
      [type.withoutOptional], of: declaration, as: isComposition ? .inline : .single,
      isComposition || isCalledSo ? .certain : .partByPart, isCalledSo: isCalledSo, in: scope)
  }

  /// True if a type is a protocol: an umbrella, maybe. An alias speaks for itself.
  private func isProtocol(_ type: TypeSyntax, in scope: Scope) -> Bool {
    table.symbol(for: type.withoutOptional, in: scope).map { table[$0].kind } == .protocol
  }

  /// Adds what is asked of generic parameters, be it one by one: `D: HasA, D: HasB`. What is asked
  /// of `Rows.Element` constrains a model, and so does an extension of what has parameters. An
  /// extension of a Has-protocol offers something to those that conform to others too.
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
      let isCalledSo = declaration.hasDependencies(ofType: name)
      add(
        types, of: declaration, as: isOne ? .single : .inline,
        isCalledSo ? .certain : isOne ? .partByPart : .asWhole, isCalledSo: isCalledSo,
        in: scope, textOffset: place)
    }
  }

  /// Adds the compositions that are generic arguments: a superclass's are surely asked for.
  private mutating func addArguments(_ declaration: Declaration, in scope: Scope) {
    if declaration.kind.isNominal, declaration.kind != .protocol {
      for argument in declaration.inheritedTypes.flatMap(\.composedArguments) {
        add([argument], of: declaration, as: .argument, in: scope)
      }
    }
    guard !declaration.kind.namesType else { return }
    let types = declaration.parameters.map(\.type) + [declaration.type].compactMap(\.self)
    for argument in types.flatMap(\.composedArguments) {
      add([argument], of: declaration, as: .argument, .asWhole, in: scope)
    }
  }
}

extension Rules {
  /// True if a type is one name, which may be a Has-protocol's or a Makes-protocol's.
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

  /// True if a declaration without a type or a composition in it may ask for dependencies all the
  /// same: for one of them, by what is called so, or in its generic parameters.
  package func mayAskInPlace(_ declaration: Declaration) -> Bool {
    declaration.hasGenericClauses || declaration.isCalledAsDependencies
      || declaration.type.map { fitsDependency($0) } == true
      || declaration.parameters.contains { fitsDependency($0.type) }
  }
}

extension Declaration {
  /// True if the variable does not keep its value alive.
  fileprivate var isWeak: Bool { reference.map { $0 != "unowned" } ?? false }

  /// True if a parameter or a property that is called as dependencies are is of a generic type.
  fileprivate func hasDependencies(ofType generic: String) -> Bool {
    func isOne(_ type: TypeSyntax?) -> Bool {
      guard case .name(let name) = type?.withoutOptional else { return false }
      return name.path == generic
    }
    return ([self] + members).contains { part in
      part.isProperty && DependencyNames.fits(variable: part.name) && isOne(part.type)
        || part.parameters.contains { $0.isCalledAsDependencies && isOne($0.type) }
    }
  }
}

extension TypeSyntax {
  /// The generic arguments in it that are compositions.
  package var composedArguments: [TypeSyntax] {
    var found: [TypeSyntax] = []
    visitNames { name in
      for argument in name.components.flatMap(\.arguments) where argument.isComposition {
        found.append(argument.withoutOptional)
      }
    }
    return found
  }
}

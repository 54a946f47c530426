import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// A requirement that asks for something to be made: a function, or a property that is a closure.
package struct FactoryRequirement: Sendable {
  package let requirement: Requirement
  /// The name in messages: `makeDayScreen(for:)` of `MakesDayScreen`.
  package let asker: Asker
  /// The arguments that are known only when it is called, without the configuring closure.
  package let arguments: [ValueRequest]
  /// The value to be made.
  package let request: ValueRequest
  /// The closure that is called with what was made, before it is given back.
  package let configuring: Configuring?

  /// A closure that is called with what was made.
  package struct Configuring {
    package let name: String
    package let isInout: Bool
    /// Whether a call may leave out the closure.
    package let isOptional: Bool
    package let effects: Effects
    /// The global actor that it is isolated to, or the actor that it is handed.
    package let isolation: String?
    /// Whether the closure takes the made value unwrapped, and only if it is not `nil`.
    package let isOfUnwrapped: Bool
  }

  /// - Parameter isOfMakesProtocol: Whether the protocol is a Makes-protocol by its name.
  /// - Returns: `nil` for a requirement that asks for nothing to be made.
  package init?(_ requirement: Requirement, isOfMakesProtocol: Bool, in table: SymbolTable) {
    let declaration = requirement.declaration
    let scope = requirement.scope.entering(declaration)
    guard !declaration.isStatic, let result = declaration.type else { return nil }
    self.requirement = requirement
    let asker = Asker(
      name: "\(table[requirement.owner].path).\(declaration.name)",
      location: table.location(of: declaration, inFile: requirement.scope.file))
    self.asker = asker
    let type = table.resolved(result, in: scope)
    guard declaration.kind == .func else {
      guard declaration.isProperty, declaration.storage?.isSettable != true,
        declaration.effects == .none,
        let function = type.function, case .name = function.result.withoutPrefixes,
        // Without arguments, it reads what is there, unless it is called as what makes something.
        isOfMakesProtocol || !function.parameters.isEmpty || declaration.baseName.isMakerName
      else { return nil }
      let written = TypeCatalog.aliased(result, in: scope, table)
      request = ValueRequest(
        label: nil, name: declaration.baseName, type: type, text: result.description,
        written: written, scope: scope, hasDefault: false, asker: asker)
      arguments = []
      configuring = nil
      return
    }
    guard isOfMakesProtocol || declaration.baseName.isMakerName else { return nil }
    request = ValueRequest(
      label: nil, name: declaration.baseName, type: type, text: result.description,
      written: result, scope: scope, hasDefault: false, asker: asker)
    var parameters = declaration.parameters
    var configuring: Configuring?
    if let last = parameters.last,
      case let type = table.resolved(last.type, in: scope),
      let function = (type.unwrapped ?? type).function,
      function.parameters.count == 1, function.result == .tuple([]),
      case let configured = function.parameters[0].type,
      [request.type, request.type.unwrapped].contains(configured.withoutPrefixes)
    {
      let isIsolated = configured.prefixes.contains("isolated")
      configuring = Configuring(
        name: last.name.asIdentifier, isInout: configured.prefixes.contains("inout"),
        isOptional: type.unwrapped != nil, effects: function.effects,
        isolation: isIsolated ? request.text : (type.unwrapped ?? type).globalActor,
        isOfUnwrapped: configured.withoutPrefixes != request.type)
      parameters.removeLast()
    }
    self.configuring = configuring
    arguments = parameters.map {
      let argument = ValueRequest($0, in: scope, replacing: [:], asker: asker, table: table)
      // Whatever type the caller chooses, it can be handed on as any of them.
      if case .prefixed("some", let bound) = argument.type { return argument.ofType(bound) }
      return argument
    }
  }

  /// The effects that making the value may have, without configuring.
  package var effectsOfMaking: Effects {
    let effects = requirement.declaration.effects
    return effects.throwing == .rethrowing
      ? Effects(isAsync: effects.isAsync, throwing: .nothing) : effects
  }

  /// The names of the arguments in the body.
  package var argumentNames: [String] {
    arguments.enumerated().map { index, argument in
      argument.name == "_" ? "argument\(index + 1)" : argument.name.asIdentifier
    }
  }
}

extension TypeCatalog {
  /// The right side of an alias of a function type, where the names of its parameters stand.
  static func aliased(_ type: TypeSyntax, in scope: Scope, _ table: SymbolTable) -> TypeSyntax {
    var type = type
    var scope = scope
    var steps = 0
    while type.function == nil, steps < NestingLimit.brackets,
      let id = table.symbol(for: type, in: scope),
      let site = table[id].sites.first, site.declaration.kind == .typealias,
      let next = site.declaration.type
    {
      type = next
      scope = site.headerScope
      steps += 1
    }
    return type
  }
}

extension SymbolTable {
  /// The requirements of a protocol that ask for something to be made.
  package func factoryRequirements(
    of id: SymbolID, seenFrom module: Int, by rules: Rules
  ) -> [FactoryRequirement] {
    let list = requirements(of: id, seenFrom: module)
    guard list.associatedTypes.isEmpty else { return [] }
    let isMakes = isMakesProtocol(id, by: rules)
    return list.requirements.compactMap {
      FactoryRequirement($0, isOfMakesProtocol: isMakes, in: self)
    }
  }
}

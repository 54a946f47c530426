import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// A method of a protocol that asks for something to be made.
package struct FactoryRequirement: Sendable {
  package let requirement: Requirement
  /// The name in messages: `makeDayScreen(for:)` of `MakesDayScreen`.
  let asker: NamedPlace
  /// The arguments that are known only when it is called, without the configuring closure.
  let arguments: [ValueRequest]
  /// The value to be made.
  let request: ValueRequest
  /// The effects that making it may have, with the thrown error resolved.
  let effects: Effects
  /// The closure that is called with what was made, before it is given back.
  private(set) var configuring: Configuring?

  /// A closure that is called with what was made.
  struct Configuring {
    let name: String
    let isInout: Bool
    /// True if a call may leave out the closure.
    let isOptional: Bool
    let effects: Effects
    /// The global actor that it is isolated to, or the actor that it is handed.
    let isolation: String?
  }

  /// - Returns: `nil` for a requirement that asks for nothing to be made.
  init?(_ requirement: Requirement, isOfMakesProtocol: Bool, in table: SymbolTable) {
    let declaration = requirement.declaration
    let scope = requirement.scope.entering(declaration)
    guard declaration.kind == .func, !declaration.isStatic, let result = declaration.type,
      isOfMakesProtocol || declaration.baseName.isMakerName
    else { return nil }
    self.requirement = requirement
    let asker = NamedPlace(
      name: "\(table[requirement.owner].path).\(declaration.name)",
      location: table.location(of: declaration, inFile: requirement.scope.file))
    self.asker = asker
    request = ValueRequest(
      name: declaration.baseName, type: table.resolved(result, in: scope),
      text: result.description, written: result, scope: scope, asker: asker)
    effects = table.resolved(declaration.effects, in: scope)
    configuring = declaration.parameters.last.flatMap { [request] last in
      Configuring(last, of: request, in: table)
    }
    arguments = declaration.parameters.dropLast(configuring == nil ? 0 : 1).map {
      let argument = ValueRequest($0, in: scope, asker: asker, table: table)
      // Whatever type the caller chooses, it can be handed on as any of them.
      if case .prefixed("some", let bound) = argument.type { return argument.ofType(bound) }
      return argument
    }
  }

  /// The names of the arguments in the body.
  var argumentNames: [String] {
    arguments.enumerated().map { index, argument in
      argument.name == "_" ? "argument\(index + 1)" : argument.name.asIdentifier
    }
  }

  /// The method as something that others may call; `nil` where they would have to configure.
  ///
  /// - Parameter target: The method of a parent; `nil` for the container's own.
  func maker(calling target: String? = nil, isOwn: Bool = false) -> Provider? {
    let declaration = requirement.declaration
    guard configuring == nil else { return nil }
    return Provider(
      callee: .function(target ?? declaration.baseName, at: asker.location), name: asker.name,
      location: asker.location, parameters: arguments, effects: effects,
      isolation: requirement.isolation, result: request.type, baseName: declaration.baseName,
      modules: [requirement.scope.module], isOwn: isOwn)
  }
}

extension FactoryRequirement.Configuring {
  /// - Returns: `nil` for a parameter that is no closure about what is made.
  fileprivate init?(_ parameter: Parameter, of made: ValueRequest, in table: SymbolTable) {
    let type = table.resolved(parameter.type, in: made.scope)
    guard let function = (type.unwrapped ?? type).function, function.parameters.count == 1,
      function.result == .tuple([]), function.parameters[0].type.withoutPrefixes == made.type
    else { return nil }
    let prefixes = function.parameters[0].type.prefixes
    self.init(
      name: parameter.name.asIdentifier, isInout: prefixes.contains("inout"),
      isOptional: type.unwrapped != nil, effects: function.effects,
      isolation: prefixes.contains("isolated")
        ? made.text : (type.unwrapped ?? type).globalActor)
  }
}

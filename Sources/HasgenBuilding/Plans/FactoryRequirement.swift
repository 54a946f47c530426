import HasgenGraph
import HasgenProgram
import HasgenReading

/// A protocol's method that requires a factory.
package struct FactoryRequirement: Sendable {
  package let requirement: Requirement
  /// The name in messages: `makeDayScreen(for:)` of `MakesDayScreen`.
  let asker: NamedPlace
  /// The arguments, which are known only at run time.
  let arguments: [ValueRequest]
  /// The request for the product.
  let request: ValueRequest
  /// The effects that the factory may have, with the thrown error resolved.
  let effects: Effects

  /// Creates the factory requirement; `nil` for a requirement that is not a factory.
  init?(_ requirement: Requirement, isOfMakesProtocol: Bool, in table: SymbolTable) {
    let declaration = requirement.declaration
    let scope = requirement.scope.entering(declaration)
    guard declaration.kind == .func, !declaration.isStatic, let result = declaration.type,
      isOfMakesProtocol || declaration.baseName.isMakerName
    else { return nil }
    self.requirement = requirement
    let asker = NamedPlace(
      name: "\(table[requirement.owner].path).\(declaration.name)",
      location: table.location(of: requirement))
    self.asker = asker
    request = ValueRequest(
      name: declaration.baseName, type: table.resolved(result, in: scope),
      written: result, scope: scope, asker: asker)
    effects = table.resolved(declaration.effects, in: scope)
    arguments = declaration.parameters.map {
      let argument = ValueRequest($0, in: scope, asker: asker, table: table)
      // A value of the type that the caller chooses can be passed as a value of the bound.
      if case .prefixed("some", let bound) = argument.type { return argument.ofType(bound) }
      return argument
    }
  }

  /// The names of the arguments in the method's body.
  var argumentNames: [String] {
    arguments.enumerated().map { index, argument in
      argument.name == "_" ? "argument\(index + 1)" : argument.name.asIdentifier
    }
  }

  /// The method as a provider for other plans.
  ///
  /// - Parameter target: The method of a parent; `nil` for the container's own.
  func maker(calling target: String? = nil) -> Provider {
    let declaration = requirement.declaration
    return Provider(
      callee: .function(target ?? declaration.baseName, at: asker.location), place: asker,
      parameters: arguments, effects: effects, isolation: requirement.isolation,
      result: request.type, baseName: declaration.baseName,
      modules: [requirement.scope.module])
  }
}

import HasgenProgram
import HasgenReading

/// The facts about a closure that its type states.
package struct ClosureShape {
  /// The names of the parameters.
  package let names: [String]
  /// The global actor in the type of the closure.
  let isolation: String?
  /// True if the closure is `@Sendable`.
  package let isSendable: Bool
  /// The effects that the body may have, with the thrown error resolved.
  package let effects: Effects
  /// True if the closure may outlive the call.
  private(set) var isEscaping = true

  package init(names: [String], isolation: String?, isSendable: Bool, effects: Effects) {
    self.names = names
    self.isolation = isolation
    self.isSendable = isSendable
    self.effects = effects
  }

  /// The global actor of the body, given the global actor of the code around the closure.
  package func isolation(inside outer: String?) -> String? {
    isolation ?? (isSendable ? nil : outer)
  }
}

extension ClosureShape {
  /// Creates the shape of the closure that Swift makes from an argument; `nil` if the parameter is
  /// not an `@autoclosure`.
  init?(ofAutoclosure type: TypeSyntax, in scope: Scope, table: SymbolTable) {
    guard type.prefixes.contains("@autoclosure"), let function = type.function else { return nil }
    self.init(
      names: [], isolation: type.globalActor, isSendable: type.prefixes.contains("@Sendable"),
      effects: table.resolved(function.effects, in: scope))
    isEscaping = type.prefixes.contains("@escaping")
  }
}

import SwiftReading
import SwiftProgram

/// The facts about a closure's body that its type states.
package struct ClosureShape {
  /// The names of its parameters.
  package let names: [String]
  /// The global actor that its type names.
  let isolation: String?
  /// True if the closure may be called from anywhere at any time.
  package let isSendable: Bool
  /// The effects that its body may have, with the thrown error resolved.
  package let effects: Effects
  /// True if the closure may outlive the call.
  package private(set) var isEscaping = true

  package init(names: [String], isolation: String?, isSendable: Bool, effects: Effects) {
    self.names = names
    self.isolation = isolation
    self.isSendable = isSendable
    self.effects = effects
  }

  /// The global actor of its body, by that of the place where it is written.
  package func isolation(inside outer: String?) -> String? {
    isolation ?? (isSendable ? nil : outer)
  }
}

extension ClosureShape {
  /// The closure that a call makes of a value for a parameter; `nil` if the parameter's type is no
  /// `@autoclosure`.
  init?(ofAutoclosure type: TypeSyntax, in scope: Scope, table: SymbolTable) {
    guard type.prefixes.contains("@autoclosure"), let function = type.function else { return nil }
    self.init(
      names: [], isolation: type.globalActor, isSendable: type.prefixes.contains("@Sendable"),
      effects: table.resolved(function.effects, in: scope))
    isEscaping = type.prefixes.contains("@escaping")
  }
}

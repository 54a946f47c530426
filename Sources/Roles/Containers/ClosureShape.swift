import SwiftOutline
import SwiftProgram

/// What the type of a closure says of its body.
package struct ClosureShape {
  /// The names of its parameters.
  package let names: [String]
  /// The global actor that its type names.
  let isolation: String?
  /// Whether it may be called from anywhere at any time.
  package let isSendable: Bool
  /// What its body may do, the error that it throws resolved.
  package let effects: Effects
  /// Whether it may outlive the call.
  package let isEscaping: Bool
  /// Whether the call makes it of a value that is written without braces.
  package let isAutoclosure: Bool
  /// Whether it is a factory's: what only it needs is made for each call.
  package var isFactory = false

  package init(
    names: [String], isolation: String?, isSendable: Bool, effects: Effects, isEscaping: Bool,
    isAutoclosure: Bool
  ) {
    self.names = names
    self.isolation = isolation
    self.isSendable = isSendable
    self.effects = effects
    self.isEscaping = isEscaping
    self.isAutoclosure = isAutoclosure
  }

  /// The global actor of its body, by that of the place where it is written.
  package func isolation(inside outer: String?) -> String? {
    isolation ?? (isSendable ? nil : outer)
  }

  /// Whether all that it captures has to be shared.
  package func sharesCaptures(inside outer: String?) -> Bool {
    isolation.map { $0 != outer } ?? isSendable
  }
}

extension ClosureShape {
  /// What a call makes of a value for a parameter of a type; `nil` where that is no `@autoclosure`.
  package init?(ofAutoclosure type: TypeSyntax, in scope: Scope, table: SymbolTable) {
    guard type.prefixes.contains("@autoclosure"), let function = type.function else { return nil }
    self.init(
      names: [], isolation: type.globalActor, isSendable: type.prefixes.contains("@Sendable"),
      effects: table.resolved(function.effects, in: scope),
      isEscaping: type.prefixes.contains("@escaping"), isAutoclosure: true)
  }
}

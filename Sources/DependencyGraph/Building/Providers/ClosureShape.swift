import SwiftOutline
import SwiftProgram

/// What the type of a closure says of its body.
struct ClosureShape {
  /// The names of its parameters.
  let names: [String]
  /// The global actor that its type names.
  let isolation: String?
  /// Whether it may be called from anywhere at any time.
  let isSendable: Bool
  /// What its body may do, the error that it throws resolved.
  let effects: Effects
  /// Whether it may outlive the call.
  let isEscaping: Bool
  /// Whether the call makes it of a value that is written without braces.
  let isAutoclosure: Bool

  /// The global actor of its body, by that of the place where it is written.
  func isolation(inside outer: String?) -> String? { isolation ?? (isSendable ? nil : outer) }

  /// Whether all that it captures has to be shared.
  func sharesCaptures(inside outer: String?) -> Bool {
    isolation.map { $0 != outer } ?? isSendable
  }
}

extension ClosureShape {
  /// What a call makes of a value for a parameter of a type; `nil` where that is no `@autoclosure`.
  init?(ofAutoclosure type: TypeSyntax, in scope: Scope, table: SymbolTable) {
    guard type.prefixes.contains("@autoclosure"), let function = type.function else { return nil }
    self.init(
      names: [], isolation: type.globalActor, isSendable: type.prefixes.contains("@Sendable"),
      effects: table.resolved(function.effects, in: scope),
      isEscaping: type.prefixes.contains("@escaping"), isAutoclosure: true)
  }
}

extension Effects {
  /// What keeps a call with others from standing in a body with these.
  func obstacle(to other: Effects, by name: String) -> Refusal.Reason? {
    if other.isAsync, !isAsync { return .isAsync(by: name) }
    switch (throwing, other.throwing) {
    case (_, .nothing), (.anyError, _): return nil
    case (.typed(let own), .typed(let others)) where own == others: return nil
    case (.typed, _): return .throwsOtherErrors(by: name)
    default: return .throwsErrors(by: name)
    }
  }
}

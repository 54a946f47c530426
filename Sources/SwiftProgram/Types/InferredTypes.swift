import SwiftOutline

/// The type of a property as it is written in some scope: at the property, or where the member that
/// its initial value names is declared.
package struct KnownType {
  package let type: TypeSyntax
  package let scope: Scope

  package init(type: TypeSyntax, scope: Scope) {
    self.type = type
    self.scope = scope
  }

  /// Returns the known type with a change applied to it.
  package func map(_ change: (TypeSyntax) -> TypeSyntax) -> KnownType {
    KnownType(type: change(type), scope: scope)
  }
}

extension SymbolTable {
  /// The type of a property: the written one, or the one that its initial value tells the whole of.
  /// A call may give an optional, or leave generic arguments to the compiler; of a type that the
  /// sources do not declare, and that is none of those of the platforms that do, it is taken to do
  /// neither.
  package func type(of property: Declaration, in scope: Scope) -> KnownType? {
    type(of: property, in: scope, depth: 0)
  }

  /// The type that a property seems to have, without a look at what a call may leave open.
  package func apparentType(of property: Declaration, in scope: Scope) -> KnownType? {
    if let type = property.type ?? property.calledType {
      return KnownType(type: type, scope: scope)
    }
    return type(of: property, in: scope)
  }

  /// - Parameter depth: How many members led here, each as the initial value of the one before.
  package func type(of property: Declaration, in scope: Scope, depth: Int) -> KnownType? {
    if let type = property.type { return KnownType(type: type, scope: scope) }
    guard let value = property.initialValue else { return nil }
    if case .call = value { return type(of: value, in: scope, depth: depth) }
    // A wrapper may make something else of it.
    let isPlain = property.attributes.allSatisfy { attribute in
      Self.attributesOfPlainProperties.contains(attribute.name)
        || globalActor(in: [attribute], scope: scope) != nil
    }
    return isPlain ? type(of: value, in: scope, depth: depth) : nil
  }

  /// The attributes that let the initial value tell the type.
  private static let attributesOfPlainProperties: Set<String> = [
    "IBInspectable", "ObservationIgnored", "Published", "available", "nonobjc", "objc",
    "preconcurrency", "usableFromInline",
  ]

  private func type(of value: InitialValue, in scope: Scope, depth: Int) -> KnownType? {
    switch value {
    case .call(let called):
      let isOpen =
        mayCallFailableInitializer(of: called, in: scope) || lacksArguments(called, in: scope)
      return isOpen ? nil : KnownType(type: called, scope: scope)
    case .cast(let type):
      return KnownType(type: type, scope: scope)
    case .literal(let literal):
      let name = TypeName(path: literal.rawValue)
      // Somebody may call a type of theirs so.
      guard meaning(of: name, in: scope) == .external(literal.rawValue) else { return nil }
      return KnownType(type: .name(name), scope: scope)
    case .member(let name, let owner, let call):
      return type(ofMember: name.withoutBackticks, of: owner, call, in: scope, depth: depth)
    case .array(let element):
      return type(of: element, in: scope, depth: depth)?.map { .array($0) }
    case .dictionary(let key, let value):
      // Two members may stand in different places.
      guard key.isWrittenHere, value.isWrittenHere,
        let key = type(of: key, in: scope, depth: depth)
      else { return nil }
      return type(of: value, in: scope, depth: depth)?.map { .dictionary(key: key.type, value: $0) }
    }
  }

  /// Whether a called type is generic, and the call leaves the arguments to the compiler.
  private func lacksArguments(_ type: TypeSyntax, in scope: Scope) -> Bool {
    guard case .name(let name) = type, name.components.last?.arguments.isEmpty == true else {
      return false
    }
    switch meaning(of: name, in: scope) {
    case .symbol(let written):
      let symbol = self[underlying(written) ?? written]
      guard symbol.sites.contains(where: { !$0.declaration.genericParameters.isEmpty }) else {
        return false
      }
      // An alias may have them.
      guard case .name(let whole) = resolved(type, in: scope) else { return true }
      return whole.components.allSatisfy(\.arguments.isEmpty)
    case .external(let name):
      return PlatformNames.generic.contains(name)
    case .generic:
      return false
    }
  }

  /// Whether an initializer call of a type may give an optional: one that the sources declare with
  /// a failable initializer, or one of the platforms' that have some. Without looking at the
  /// arguments, the type of `let url = URL(…)` cannot be told.
  package func mayCallFailableInitializer(of type: TypeSyntax, in scope: Scope) -> Bool {
    guard case .name(let name) = type.withoutPrefixes else { return false }
    switch meaning(of: name, in: scope) {
    case .symbol(let written):
      let symbol = self[underlying(written) ?? written]
      return (symbol.sites + symbol.extensions).contains { site in
        site.declaration.members.contains { $0.kind == .`init` && $0.isFailable }
      }
    case .external(let name):
      return PlatformNames.failable.contains(name)
    case .generic:
      return false
    }
  }
}

extension InitialValue {
  /// Whether its type is written in it, or is a literal's.
  fileprivate var isWrittenHere: Bool {
    switch self {
    case .call, .cast, .literal: true
    case .member: false
    case .array(let element): element.isWrittenHere
    case .dictionary(let key, let value): key.isWrittenHere && value.isWrittenHere
    }
  }
}

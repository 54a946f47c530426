import SwiftReading

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
  /// The type of a property: the written one, or the one that its initial value shows. A call may
  /// give an optional, or leave generic arguments to the compiler, and then shows none; a type that
  /// neither the sources nor `PlatformNames` know does neither.
  package func type(of property: Declaration, in scope: Scope) -> KnownType? {
    if let type = property.type { return KnownType(type: type, scope: scope) }
    guard let value = property.initialValue else { return nil }
    // A wrapper may change the type.
    let isPlain = property.attributes.allSatisfy { attribute in
      Self.attributesOfPlainProperties.contains(attribute.name)
        || globalActor(in: [attribute], scope: scope) != nil
    }
    switch value {
    case .call(let type):
      let isOpen =
        mayCallFailableInitializer(of: type, in: scope) || lacksArguments(type, in: scope)
      return isOpen ? nil : KnownType(type: type, scope: scope)
    case .cast(let type) where isPlain:
      return KnownType(type: type, scope: scope)
    case .member(let name, let owner, let isCalled) where isPlain:
      return type(ofMember: name.withoutBackticks, of: .name(owner), isCalled: isCalled, in: scope)
    case .literal(let name) where isPlain:
      // The app may declare a type of this name.
      let isKnown = meaning(of: TypeName(path: name), in: scope) == .external(name)
      return isKnown ? KnownType(type: .named(name), scope: scope) : nil
    case .cast, .member, .literal: return nil
    }
  }

  /// The type that a property seems to have, without a look at what a call may leave open.
  package func apparentType(of property: Declaration, in scope: Scope) -> KnownType? {
    if let type = property.type ?? property.calledType {
      return KnownType(type: type, scope: scope)
    }
    return type(of: property, in: scope)
  }

  /// The attributes that let the initial value tell the type.
  private static let attributesOfPlainProperties: Set<String> = [
    "IBInspectable", "ObservationIgnored", "Published", "available", "nonobjc", "objc",
    "preconcurrency", "usableFromInline",
  ]

  /// The type of a static member: of one that the sources declare, written or as a call shows it;
  /// of `.shared`, `.current()` and the like, the owner.
  package func type(
    ofMember name: String, of owner: TypeSyntax, isCalled: Bool, in scope: Scope
  ) -> KnownType? {
    guard case .name(let ownerName) = owner else { return nil }
    let itself = KnownType(type: owner, scope: scope)
    let members: [(declaration: Declaration, scope: Scope)]
    switch meaning(of: ownerName, in: scope) {
    case .symbol(let written):
      let id = underlying(written) ?? written
      let symbol = self[id]
      guard symbol.kind.isNominal, symbol.genericNames.isEmpty else { return nil }
      members = symbol.headers.flatMap { site in
        site.declaration.staticMembers(named: name).map { ($0, bodyScope(of: site, in: id)) }
      }
    case .external(let path):
      members = (externalExtensions[path] ?? []).flatMap { site in
        site.declaration.staticMembers(named: name).map { ($0, site.headerScope) }
      }
      if members.isEmpty {
        let isOfPlatform = !importsUnreadModule(scope.file)
        return !PlatformNames.generic.contains(path)
          && PlatformNames.gives(name, itselfOf: path, isOfPlatform: isOfPlatform) ? itself : nil
      }
    case .generic: return nil
    }
    // Several are overloads, or variants under `#if`.
    guard members.count == 1, let (member, scope) = members.first,
      member.isProperty != isCalled, member.genericParameters.isEmpty,
      member.type != nil || member.calledType != nil, let known = type(of: member, in: scope)
    else { return nil }
    switch known.type {
    case .implicitlyUnwrapped(let inner): return known.map { _ in .optional(inner) }
    case let type where type.isSelf: return itself
    case let type where type.mentions("Self"): return nil
    case let type where type.contains(where: { $0.prefixes.contains("some") }): return nil
    default: return known
    }
  }

  /// True if a called type is generic, and the call leaves the arguments to the compiler.
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
    case .external(let name): return PlatformNames.generic.contains(name)
    case .generic: return false
    }
  }

  /// True if a call of a type's initializer may give an optional: the sources declare a failable
  /// one, or the type is one of the platforms' that have some. The arguments do not count.
  package func mayCallFailableInitializer(of type: TypeSyntax, in scope: Scope) -> Bool {
    guard case .name(let name) = type.withoutPrefixes else { return false }
    switch meaning(of: name, in: scope) {
    case .symbol(let written):
      let symbol = self[underlying(written) ?? written]
      return symbol.headers.contains { site in
        site.declaration.members.contains { $0.kind == .`init` && $0.isFailable }
      }
    case .external(let name): return PlatformNames.failable.contains(name)
    case .generic: return false
    }
  }
}

extension Declaration {
  /// The static properties and functions of a name.
  fileprivate func staticMembers(named name: String) -> [Declaration] {
    members.filter { member in
      (member.isProperty || member.kind == .func) && member.isStatic && member.baseName == name
    }
  }
}

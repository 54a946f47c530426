import HasgenReading

/// The type of a property, as it is written in a scope: that of the property, or of the member that
/// its initial value names.
package struct KnownType {
  package let type: TypeSyntax
  package let scope: Scope

  package init(type: TypeSyntax, scope: Scope) {
    self.type = type
    self.scope = scope
  }

  /// Returns the known type with its type changed.
  package func map(_ change: (TypeSyntax) -> TypeSyntax) -> KnownType {
    KnownType(type: change(type), scope: scope)
  }
}

extension SymbolTable {
  /// The type of a property: the written one, or the one that its initial value shows. A call shows
  /// no type if it may return an optional, or if it leaves generic arguments to the compiler; a
  /// call of a type that neither the sources nor `PlatformNames` know is assumed to do neither.
  package func type(of property: Declaration, in scope: Scope) -> KnownType? {
    if let type = property.type { return KnownType(type: type, scope: scope) }
    guard let value = property.initialValue else { return nil }
    // A property wrapper may change the type.
    let isPlain = property.attributes.allSatisfy { attribute in
      attribute.isOfLanguage || ["ObservationIgnored", "Published"].contains(attribute.name)
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

  /// The written type of a property, or the type that its initial value names, even if a call may
  /// return an optional or leaves generic arguments to the compiler.
  package func apparentType(of property: Declaration, in scope: Scope) -> KnownType? {
    if let type = property.type ?? property.calledType {
      return KnownType(type: type, scope: scope)
    }
    return type(of: property, in: scope)
  }

  /// The type of a static member. If the sources declare the member, it is the written type or the
  /// type that its initial value calls; for `.shared`, `.current()` and similar members of
  /// undeclared types, it is the owner.
  package func type(
    ofMember name: String, of owner: TypeSyntax, isCalled: Bool, in scope: Scope
  ) -> KnownType? {
    guard case .name(let ownerName) = owner else { return nil }
    let itself = KnownType(type: owner, scope: scope)
    switch meaning(of: ownerName, in: scope) {
    case .symbol(let written):
      let id = underlying(written) ?? written
      let symbol = self[id]
      guard symbol.kind.isNominal, symbol.genericNames.isEmpty else { return nil }
      let members = symbol.headers.flatMap { site in
        site.declaration.staticMembers(named: name).map { ($0, bodyScope(of: site, in: id)) }
      }
      return type(ofOnly: members, isCalled: isCalled, in: itself)
    case .external(let path):
      let members = (externalExtensions[path] ?? []).flatMap { site in
        site.declaration.staticMembers(named: name).map { ($0, site.headerScope) }
      }
      if !members.isEmpty { return type(ofOnly: members, isCalled: isCalled, in: itself) }
      let isOfPlatform = !importsUnreadModule(scope.file)
      let givesItself = PlatformNames.gives(name, itselfOf: path, isOfPlatform: isOfPlatform)
      return givesItself && !PlatformNames.generic.contains(path) ? itself : nil
    case .generic: return nil
    }
  }

  /// The type of a static member of a type; `nil` for several members, which are overloads, or
  /// variants under `#if`.
  private func type(
    ofOnly members: [(Declaration, Scope)], isCalled: Bool, in itself: KnownType
  ) -> KnownType? {
    guard members.count == 1 else { return nil }
    let (member, scope) = members[0]
    guard member.isProperty != isCalled, member.genericParameters.isEmpty,
      member.type != nil || member.calledType != nil, let known = type(of: member, in: scope)
    else { return nil }
    if case .implicitlyUnwrapped(let inner) = known.type {
      return known.map { _ in .optional(inner) }
    }
    if known.type.isSelf { return itself }
    let isOpaque = known.type.contains { $0.prefixes.contains("some") }
    return isOpaque || known.type.mentions("Self") ? nil : known
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
      // An alias may state the arguments.
      guard case .name(let whole) = resolved(type, in: scope) else { return true }
      return whole.hasNoArguments
    case .external(let name): return PlatformNames.generic.contains(name)
    case .generic: return false
    }
  }

  /// True if a call of a type's initializer may return an optional: the type has a failable
  /// initializer, in the sources or by `PlatformNames.failable`. The arguments of the call are
  /// ignored.
  func mayCallFailableInitializer(of type: TypeSyntax, in scope: Scope) -> Bool {
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
  /// The static properties and functions with a name.
  fileprivate func staticMembers(named name: String) -> [Declaration] {
    members.filter { member in
      let isValue = member.isProperty || member.kind == .func
      return isValue && member.isStatic && member.baseName == name
    }
  }
}

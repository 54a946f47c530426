import SwiftOutline

extension SymbolTable {
  /// The type of a static member, or of what a static function gives: `Session.shared`,
  /// `Session.make()`. `nil` where several may be meant that differ, and where the sources do not
  /// tell it.
  ///
  /// - Parameters:
  ///   - owner: The type before the member's name, as it is written in the scope.
  ///   - depth: How many members led here, each as the initial value of the one before.
  package func type(
    ofMember name: String, of owner: TypeSyntax, _ call: InitialValue.Call, in scope: Scope,
    depth: Int
  ) -> KnownType? {
    // Of a generic type, the arguments would have a say.
    guard depth < 4, case .name(let resolved) = resolved(owner, in: scope),
      resolved.components.count == 1, let own = resolved.components.first, own.arguments.isEmpty
    else { return nil }
    let itself = KnownType(type: owner, scope: scope)
    if let id = symbol(for: owner, in: scope).map({ underlying($0) ?? $0 }),
      resolvedName(of: id) == own.name
    {
      guard self[id].kind.isNominal, self[id].kind != .protocol, self[id].genericNames.isEmpty
      else { return nil }
      for type in [id] + superclasses(of: id) {
        let sites = self[type].sites + self[type].extensions
        let found = sites.flatMap { site in
          site.declaration.staticMembers(named: name).map { ($0, bodyScope(of: site, in: type)) }
        }
        if !found.isEmpty {
          return commonType(of: found, call, itself, isOwn: type == id, depth: depth)
        }
      }
      return nil
    }
    if case .generic = meaning(ofFirstOf: owner, in: scope) { return nil }
    lookup.noteQuestions(forPath: own.name)
    let found = (externalExtensions[own.name] ?? []).flatMap { site in
      site.declaration.staticMembers(named: name).map { ($0, site.headerScope) }
    }
    if !found.isEmpty { return commonType(of: found, call, itself, isOwn: false, depth: depth) }
    let isSimple = call != .withArguments && !PlatformNames.generic.contains(own.name)
    let isOfPlatform = !importsUnreadModule(scope.file)
    return isSimple && PlatformNames.gives(name, itselfOf: own.name, isOfPlatform: isOfPlatform)
      ? itself : nil
  }

  /// The type that all of some members have.
  ///
  /// - Parameters:
  ///   - itself: The type that they are members of.
  ///   - isOwn: Whether that type declares them, and not what it inherits from.
  private func commonType(
    of members: [(Declaration, Scope)], _ call: InitialValue.Call, _ itself: KnownType,
    isOwn: Bool, depth: Int
  ) -> KnownType? {
    // As many versions as that nobody has.
    guard members.count <= 8 else { return nil }
    var known: KnownType?
    for (member, scope) in members where member.isProperty || call != .none {
      // What a property holds may be called as well.
      guard member.isProperty == (call == .none),
        let type = type(ofStatic: member, in: scope, itself, isOwn: isOwn, depth: depth)
      else { return nil }
      if let known, resolved(known.type, in: known.scope) != resolved(type.type, in: type.scope) {
        return nil
      }
      known = known ?? type
    }
    return known
  }

  private func type(
    ofStatic member: Declaration, in scope: Scope, _ itself: KnownType, isOwn: Bool, depth: Int
  ) -> KnownType? {
    guard member.genericParameters.isEmpty else { return nil }
    let found =
      member.isProperty
      ? type(of: member, in: scope, depth: depth + 1)
      : member.type.map { KnownType(type: $0, scope: scope) }
    guard let found else { return nil }
    switch found.type {
    case .implicitlyUnwrapped(let inner): return found.map { _ in .optional(inner) }
    case .optional(let inner) where inner.isSelf: return itself.map { .optional($0) }
    case let type where type.isSelf: return itself
    case let type where type.mentions("Self") && !isOwn: return nil
    case let type where type.contains(where: { $0.prefixes.contains("some") }): return nil
    default: return found
    }
  }

  private func meaning(ofFirstOf type: TypeSyntax, in scope: Scope) -> Meaning? {
    guard case .name(let name) = type, let first = name.components.first else { return nil }
    return meaning(of: TypeName(components: [first]), in: scope)
  }
}

extension Declaration {
  /// The properties and functions that belong to the type and have a name.
  fileprivate func staticMembers(named name: String) -> [Declaration] {
    members.filter { member in
      (member.isProperty || member.kind == .func) && member.isStatic && member.baseName == name
    }
  }
}

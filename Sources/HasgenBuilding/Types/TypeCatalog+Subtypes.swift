import HasgenProgram
import HasgenReading

/// The types that fit a request: the same type, or a subtype.
extension TypeCatalog {
  /// True if a value of a type fits a requested type. A value that is not optional fits an optional
  /// request; an optional value fits no other request.
  func fits(_ type: TypeSyntax, _ request: TypeSyntax) -> Bool {
    if let inner = request.unwrapped { return isSubtype(type.unwrappedOrSelf, of: inner) }
    return type.unwrapped == nil && isSubtype(type, of: request)
  }

  /// True if a type is a subtype of another: a conforming type, a refining protocol, or a subclass.
  func isSubtype(_ type: TypeSyntax, of other: TypeSyntax) -> Bool {
    if type == other { return true }
    if case .prefixed("@Sendable", let inner) = type, inner.function != nil {
      return isSubtype(inner, of: other)
    }
    let own = parts(of: type)
    return parts(of: other).allSatisfy { part in own.contains { isPart($0, of: part) } }
  }

  private func isPart(_ type: TypeSyntax, of request: TypeSyntax) -> Bool {
    if type == request { return true }
    guard let asked = id(of: request) else {
      guard let id = id(of: type) else { return false }
      let name = text(of: request)
      guard name == "Sendable" || name == "AnyObject", table[id].kind == .protocol else {
        return isA(id, name)
      }
      return table.supertypeClosure(of: id).externals.contains(name)
    }
    let own = id(of: type)
    return own != asked && supertypes(of: type).contains(asked)
      && own.map { mismatch(of: $0, with: request) == nil } != false
  }

  /// The declared supertypes of a type, and the type itself.
  package func supertypes(of type: TypeSyntax) -> Set<SymbolID> {
    parts(of: type.unwrappedOrSelf).reduce(into: []) { all, part in
      let known: [SymbolID]
      if let id = id(of: part) {
        known = [id]
        all.formUnion(table.supertypeClosure(of: id).superclasses)
      } else {
        known = table.conformances(ofExternal: text(of: part)).map(\.0)
      }
      for id in known {
        all.insert(id)
        all.formUnion(table.supertypeClosure(of: id).protocols.keys)
      }
    }
  }

  /// The types that no source declares and that extensions in the sources make conform to a
  /// protocol.
  func foreignImplementations(of id: SymbolID) -> [(name: String, site: Site)] {
    foreign.answer(id) {
      table.externalExtensions.sorted { $0.key < $1.key }.filter { name, _ in
        supertypes(of: .named(name)).contains(id)
      }.flatMap { name, sites in
        sites.filter { !$0.declaration.inheritedTypes.isEmpty }.map { (name, $0) }
      }
    }
  }
}

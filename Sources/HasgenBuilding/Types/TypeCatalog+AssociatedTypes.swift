import HasgenProgram
import HasgenReading

extension TypeCatalog {
  /// The reason why a type does not fit a request with associated types: `any Repository<User>`.
  /// `nil` if the type fits, or if its associated types are not declared.
  func mismatch(of id: SymbolID, with request: TypeSyntax) -> Refusal? {
    associatedTypes(of: id, asked: request.unwrappedOrSelf).lazy.compactMap {
      name, own, asked -> Refusal? in
      guard let own, own != asked, parameter(of: id, behind: own) == nil else { return nil }
      return Refusal(
        .other,
        "the '\(name)' of '\(table[id].path)' is '\(text(of: own))', and not '\(text(of: asked))'",
        at: table.location(of: id))
    }.first
  }

  /// The generic arguments of a type that implements another one: `Order` for
  /// `SQLRepository<Entity>` as `any Repository<Order>`. An argument is `nil` if the implemented
  /// type does not determine it.
  func arguments(of id: SymbolID, implementing type: TypeSyntax) -> [TypeSyntax?] {
    let parameters = table[id].genericNames
    guard !parameters.isEmpty else { return [] }
    var known: [String: TypeSyntax] = [:]
    for (name, own, asked) in associatedTypes(of: id, asked: type) {
      if let name = own.map({ parameter(of: id, behind: $0) }) ?? name { known[name] = asked }
    }
    return parameters.map { known[$0] }
  }

  /// The associated types in a request, each with the type that the implementation declares and the
  /// requested type.
  private func associatedTypes(
    of id: SymbolID, asked type: TypeSyntax
  ) -> [(name: String, own: TypeSyntax?, asked: TypeSyntax)] {
    parts(of: type).flatMap { part -> [(name: String, own: TypeSyntax?, asked: TypeSyntax)] in
      guard case .name(let name) = part, let conformed = self.id(of: part),
        table[conformed].kind == .protocol
      else { return [] }
      return zip(table[conformed].genericNames, name.components[0].arguments).map {
        ($0, associatedType($0, of: id), $1)
      }
    }
  }

  /// The generic parameter of a declared type to which another type refers; `nil` if that type is
  /// no generic parameter.
  private func parameter(of id: SymbolID, behind type: TypeSyntax) -> String? {
    guard case .name(let name) = type, name.components.count == 1 else { return nil }
    return table[id].genericNames.first { $0 == name.components[0].name }
  }

  /// The associated type that a declared type states; `nil` if the compiler infers it from members.
  private func associatedType(_ name: String, of id: SymbolID) -> TypeSyntax? {
    for owner in [id] + table.supertypeClosure(of: id).superclasses {
      for site in table[owner].headers where !site.isConstrained {
        let scope = table.bodyScope(of: site, in: owner)
        for member in site.declaration.members where member.baseName == name {
          if member.kind == .typealias, let type = member.type {
            return table.resolved(type, in: scope).normalized
          }
          if member.kind.namesType {
            return table.resolved(.named(name), in: scope).normalized
          }
        }
      }
    }
    return nil
  }
}

import SwiftReading

/// A generic argument that conforms to a bound of its parameter on one global actor only: nothing of
/// the generic type can be used elsewhere.
package struct IsolatedArgument {
  /// The argument's path.
  package let type: String
  /// The name of the protocol that bounds the parameter.
  package let protocolName: String
  /// The actor.
  package let actor: String
}

extension SymbolTable {
  /// The first isolated argument in the type of a property; `nil` for none.
  package func isolatedArgument(of property: Member) -> IsolatedArgument? {
    let scope = bodyScope(of: property.site, in: property.owner)
    return apparentType(of: property.declaration, in: scope).flatMap {
      isolatedArgument(in: $0.type, scope: $0.scope)
    }
  }

  /// The first isolated argument in a type, as it is written in a scope; `nil` for none.
  private func isolatedArgument(
    in type: TypeSyntax, scope: Scope, depth: Int = 0
  ) -> IsolatedArgument? {
    var found: IsolatedArgument?
    _ = type.contains { part in
      guard case .name(let name) = part else { return false }
      found = isolatedArgument(of: name, scope: scope, depth: depth)
      return found != nil
    }
    return found
  }

  private func isolatedArgument(
    of name: TypeName, scope: Scope, depth: Int
  ) -> IsolatedArgument? {
    for end in name.components.indices {
      let components = Array(name.components[...end])
      guard case .symbol(let id) = meaning(of: TypeName(components: components), in: scope) else {
        continue
      }
      if self[id].kind == .typealias, let site = self[id].sites.first,
        let target = site.declaration.type, depth < 8
      {
        return isolatedArgument(in: target, scope: site.headerScope, depth: depth + 1)
      }
      for (parameter, argument) in zip(self[id].genericNames, components[end].arguments) {
        guard case .name(let name) = argument.withoutPrefixes,
          case .symbol(let type) = meaning(of: name, in: scope)
        else { continue }
        let bounds = self[id].bounds(ofGenericParameter: parameter) ?? []
        let protocols = bounds.flatMap { expand($0, in: self[id].sites[0].headerScope).symbols }
        for bound in protocols where self[bound].kind == .protocol {
          guard let actor = conformanceActor(of: type, to: bound) else { continue }
          return IsolatedArgument(
            type: self[type].path, protocolName: self[bound].name, actor: actor)
        }
      }
    }
    return nil
  }

  /// The global actor on which alone a type conforms to a protocol, since a witness is isolated to it;
  /// `nil` for none.
  private func conformanceActor(of id: SymbolID, to protocolID: SymbolID) -> String? {
    guard self[id].kind != .protocol, let actor = isolation(ofType: id),
      modules[self[id].module].settings.infersIsolatedConformances
    else { return nil }
    let list = requirements(of: protocolID, seenFrom: self[id].module)
    guard list.sendableChain.isEmpty else { return nil }
    let isIsolated = list.requirements.contains { requirement in
      let name = requirement.declaration.baseName
      let witnesses = self[id].headers.flatMap { site in
        site.declaration.members.filter { $0.baseName == name }.map { ($0, site) }
      }
      // A member that is not written is forwarded, and isolated as the type is.
      return witnesses.isEmpty
        || witnesses.contains { isolation(of: $0.0, in: $0.1, of: id) != nil }
    }
    return isIsolated ? actor : nil
  }
}

import SwiftReading
import SwiftProgram

/// A type as it is written somewhere.
package struct WrittenType {
  package let type: TypeSyntax
  package let scope: Scope
  /// The type whose generic parameters it may name.
  let owner: SymbolID
}

extension SymbolTable {
  /// The type of an inherited member, as a subclass has it: a generic parameter of the superclass
  /// is replaced by the subclass's argument.
  package func written(
    _ type: TypeSyntax, of owner: SymbolID, at site: Site, seenFrom id: SymbolID
  ) -> WrittenType {
    var result = WrittenType(type: type, scope: bodyScope(of: site, in: owner), owner: owner)
    guard owner != id else { return result }
    let chain = [id] + superclasses(of: id)
    for heir in chain.prefix(while: { $0 != owner }).reversed() {
      guard let argument = argument(for: result, in: heir) else { break }
      result = argument
    }
    return result
  }

  /// The argument that a class has written for a generic parameter of its superclass.
  private func argument(for inherited: WrittenType, in heir: SymbolID) -> WrittenType? {
    guard case .name(let name) = inherited.type.withoutOptional, name.components.count == 1,
      let position = self[inherited.owner].genericNames.firstIndex(of: name.path)
    else { return nil }
    for site in self[heir].sites {
      for case .name(let superclass) in site.declaration.inheritedTypes.map(\.withoutPrefixes)
      where symbol(for: .name(superclass), in: site.headerScope).map({ underlying($0) ?? $0 })
        == inherited.owner
      {
        let arguments = superclass.components.flatMap(\.arguments)
        guard arguments.indices.contains(position) else { continue }
        return WrittenType(type: arguments[position], scope: site.headerScope, owner: heir)
      }
    }
    return nil
  }

  /// The protocols of something of which no more is known, if a Has-protocol is among them; those
  /// that they inherit from included.
  package func composition(_ written: WrittenType, by rules: Rules) -> Set<SymbolID>? {
    let named = bounds(of: written).flatMap { expand($0, in: written.scope).symbols }
    var protocols = Set(named.filter { self[$0].kind == .protocol })
    for id in protocols { protocols.formUnion(supertypeClosure(of: id).protocols.keys) }
    return protocols.contains { isDependencyProtocol($0, by: rules) } ? protocols : nil
  }

  /// The constraints of a generic parameter, or else the type itself.
  func bounds(of written: WrittenType) -> [TypeSyntax] {
    guard case .name(let name) = written.type.withoutPrefixes, name.components.count == 1 else {
      return [written.type]
    }
    return self[written.owner].bounds(ofGenericParameter: name.path) ?? [written.type]
  }

  /// The first property of a type that holds a composition as a parent; `nil` for a type that holds
  /// none, or that is no container for it: consumers hold compositions too.
  func propertyHoldingComposition(of id: SymbolID, by rules: Rules) -> String? {
    guard mayHoldComposition(id, by: rules) else { return nil }
    for owner in [id] + superclasses(of: id) {
      for site in self[owner].sites {
        for member in site.declaration.members where member.isStoredInValues {
          guard let type = member.type, mayBeParent(member, of: id, by: rules),
            composition(
              written(type.withoutOptional, of: owner, at: site, seenFrom: id), by: rules) != nil
          else { continue }
          return member.name
        }
      }
    }
    return nil
  }

  /// Whether a property may hold a composition as a parent: not one that nobody else sees, which is
  /// what a consumer keeps that happens to be called `PlayerContainer`.
  func mayBeParent(_ property: Declaration, of id: SymbolID, by rules: Rules) -> Bool {
    guard !property.isIgnored, !property.isNoParent else { return false }
    return (property.access ?? .internal) > .fileprivate || isAskedFor(id, by: rules)
      || containerSuffix(of: id).map(ContainerNames.distinctSuffixes.contains) == true
  }
}

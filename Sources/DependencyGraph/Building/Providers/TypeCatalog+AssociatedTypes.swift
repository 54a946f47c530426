import SwiftOutline
import SwiftProgram

extension TypeCatalog {
  /// What keeps a type from being of one that names associated types: `any Repository<User>`. `nil`
  /// where nothing does, as far as the type says what they are.
  func mismatch(of id: SymbolID, with wanted: TypeSyntax) -> Refusal.Reason? {
    for part in parts(of: wanted.unwrapped ?? wanted) {
      guard case .name(let name) = part, let conformed = self.id(of: part),
        table[conformed].kind == .protocol
      else { continue }
      let primary = table[conformed].genericNames
      for (associated, argument) in zip(primary, name.components[0].arguments) {
        guard let own = associatedType(associated, of: id), own != argument else { continue }
        return .hasOtherAssociatedType(associated, text(of: own), insteadOf: text(of: argument))
      }
    }
    return nil
  }

  /// What a type declares as an associated type; `nil` where that is left to its members.
  private func associatedType(_ name: String, of id: SymbolID) -> TypeSyntax? {
    for owner in [id] + table.kinship(of: id).superclasses {
      for site in table[owner].sites + table[owner].extensions where !site.isConstrained {
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

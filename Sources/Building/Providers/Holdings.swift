import Findings
import SwiftReading
import SwiftProgram

/// The members of all containers, by their types.
struct Holdings {
  /// A member of a container.
  struct Held {
    let name: String
    /// The type without sugar and `?`.
    let type: TypeSyntax
    let owner: SymbolID
    let location: Location
  }

  private let byType: [TypeSyntax: [Held]]

  init(of containers: [SymbolID: NominalType], in catalog: TypeCatalog) {
    let table = catalog.table
    let all = containers.sorted { $0.key < $1.key }.flatMap { id, container in
      container.ownMembers.compactMap { member -> Held? in
        let declaration = member.declaration
        let scope = table.bodyScope(of: member.site, in: member.owner)
        guard declaration.isProperty, !declaration.isStatic,
          let known = table.apparentType(of: declaration, in: scope)
        else { return nil }
        let type = table.resolved(known.type, in: known.scope)
        return Held(
          name: declaration.baseName, type: type.unwrapped ?? type, owner: id,
          location: table.location(of: declaration, inFile: member.site.scope.file))
      }
    }
    byType = Dictionary(grouping: all, by: \.type)
  }

  /// The members that are declared with a type.
  func members(declaredAs type: TypeSyntax) -> [Held] { byType[type] ?? [] }
}

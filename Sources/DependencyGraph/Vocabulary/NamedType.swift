import Findings
import SwiftProgram

/// A type or member by its name and place, as a note tells of it.
struct NamedType: Sendable {
  let name: String
  let location: Location
}

extension NamedType {
  init(_ id: SymbolID, in table: SymbolTable) {
    self.init(name: table[id].path, location: table.location(of: id))
  }

  init(_ member: Member, in table: SymbolTable) {
    self.init(name: member.declaration.baseName, location: table.location(of: member))
  }
}

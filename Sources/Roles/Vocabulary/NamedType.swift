import Findings
import SwiftProgram

/// A type or member by its name and place, as a note tells of it.
package struct NamedType: Sendable {
  package let name: String
  package let location: Location

  package init(name: String, location: Location) {
    self.name = name
    self.location = location
  }
}

extension NamedType {
  package init(_ id: SymbolID, in table: SymbolTable) {
    self.init(name: table[id].path, location: table.location(of: id))
  }

  package init(_ member: Member, in table: SymbolTable) {
    self.init(name: member.declaration.baseName, location: table.location(of: member))
  }
}

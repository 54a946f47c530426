import HasgenProgram
import HasgenReading

/// The name and location of a declaration, for messages: `DayScreen.init(day:)`.
package struct NamedPlace: Hashable, Sendable {
  package let name: String
  package let location: Location

  package init(name: String, location: Location) {
    self.name = name
    self.location = location
  }
}

extension NamedPlace {
  package init(_ id: SymbolID, in table: SymbolTable) {
    self.init(name: table[id].path, location: table.location(of: id))
  }

  package init(_ member: Member, in table: SymbolTable) {
    self.init(name: member.declaration.baseName, location: table.location(of: member))
  }
}

extension NominalType {
  /// The name under which findings refer to the type.
  package var subject: String { "\(symbol.module).\(symbol.path)" }
}

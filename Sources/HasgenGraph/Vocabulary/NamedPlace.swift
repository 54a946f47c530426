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
  package var subject: String { "\(module).\(path)" }

  /// The index of the module that declares the type.
  package var module: Int { symbol.module }

  /// The name, qualified with dots by the enclosing types.
  package var path: String { symbol.path }

  /// The index of the file that declares the type.
  package var file: Int { symbol.sites[0].scope.file }
}

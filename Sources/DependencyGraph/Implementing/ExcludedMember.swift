import SwiftReading
import SwiftProgram

extension NominalType {
  /// The type's own function without parameters where a property is asked for, or the other way
  /// round: Swift lets no type declare both.
  package func member(excludedBy wanted: Declaration, in table: SymbolTable) -> Member? {
    members(named: wanted.baseName).first { member in
      let found = member.declaration
      return table[member.owner].kind != .protocol && found.isStatic == wanted.isStatic
        && (found.isProperty && wanted.kind == .func || found.kind == .func && wanted.isProperty)
        && found.parameters.isEmpty && wanted.parameters.isEmpty
    }
  }
}

import SwiftReading
import SwiftProgram

extension SymbolTable {
  /// The protocols that may be Has-protocols, in source order.
  package func hasProtocols(by rules: Rules) -> [SymbolID] {
    protocols.filter { isHasProtocol($0, by: rules) }
  }

  /// The protocols that may be Has-protocols or Makes-protocols, in source order.
  package func dependencyProtocols(by rules: Rules) -> [SymbolID] {
    protocols.filter { isDependencyProtocol($0, by: rules) }
  }

  /// True if a symbol is a protocol whose name fits the pattern of Has-protocols.
  package func isHasProtocol(_ id: SymbolID, by rules: Rules) -> Bool {
    isProtocolInSight(id) && rules.protocols.fits(self[id].name)
  }

  /// True if a symbol is a protocol whose name fits the pattern of Makes-protocols.
  package func isMakesProtocol(_ id: SymbolID, by rules: Rules) -> Bool {
    isProtocolInSight(id) && rules.fitsFactory(self[id].name)
  }

  /// True if a symbol is a Has-protocol or a Makes-protocol, by its name.
  package func isDependencyProtocol(_ id: SymbolID, by rules: Rules) -> Bool {
    isProtocolInSight(id) && rules.fitsDependency(self[id].name)
  }

  private func isProtocolInSight(_ id: SymbolID) -> Bool {
    self[id].kind == .protocol && !self[id].sites.contains { $0.declaration.isIgnored }
  }

  /// True if a protocol is a Has-protocol or Makes-protocol, or inherits one.
  package func isOfComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    guard self[id].kind == .protocol else { return false }
    return isDependencyProtocol(id, by: rules)
      || supertypeClosure(of: id).protocols.keys.contains { isDependencyProtocol($0, by: rules) }
  }
}

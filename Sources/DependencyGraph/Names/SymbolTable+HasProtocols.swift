import SwiftOutline

extension SymbolTable {
  /// The protocols that may be Has-protocols, in the order of the sources.
  func hasProtocols(by rules: Rules) -> [SymbolID] {
    allIDs.filter { isHasProtocol($0, by: rules) }
  }

  /// Whether a symbol is a protocol whose name fits the pattern of Has-protocols.
  func isHasProtocol(_ id: SymbolID, by rules: Rules) -> Bool {
    self[id].kind == .protocol && rules.protocols.fits(self[id].name)
      && !self[id].sites.contains { $0.declaration.isIgnored }
  }
}

import SwiftOutline

extension SymbolTable {
  /// Whether a file imports a module that was neither read nor comes with the platforms, so that
  /// a name may well be declared there.
  func importsUnreadModule(_ file: Int) -> Bool {
    files[file].source.outline.imports.contains {
      moduleIndices[$0.module] == nil && !PlatformNames.modules.contains($0.module)
    }
  }

  /// The protocols that may be Has-protocols, in the order of the sources.
  func hasProtocols(by rules: Rules) -> [SymbolID] {
    allIDs.filter { isHasProtocol($0, by: rules) }
  }

  /// Whether a symbol is a protocol whose name fits the pattern of Has-protocols.
  func isHasProtocol(_ id: SymbolID, by rules: Rules) -> Bool {
    let symbol = self[id]
    return symbol.kind == .protocol && rules.protocols.fits(symbol.name)
      && !symbol.sites.contains { $0.declaration.isIgnored }
  }
}

import HasgenProgram
import HasgenReading

extension SymbolTable {
  /// The protocols whose names fit the pattern of Has-protocols, in source order.
  package func hasProtocols(by rules: Rules) -> [SymbolID] {
    protocols.filter { isHasProtocol($0, by: rules) }
  }

  /// The protocols whose names fit the patterns of Has-protocols or Makes-protocols, in source
  /// order.
  package func dependencyProtocols(by rules: Rules) -> [SymbolID] {
    protocols.filter { isDependencyProtocol($0, by: rules) }
  }

  /// True if a symbol is a protocol whose name fits the pattern of Has-protocols.
  func isHasProtocol(_ id: SymbolID, by rules: Rules) -> Bool {
    isUnignoredProtocol(id) && rules.protocols.fits(self[id].name)
  }

  /// True if a symbol is a protocol whose name fits the pattern of Makes-protocols.
  package func isMakesProtocol(_ id: SymbolID, by rules: Rules) -> Bool {
    isUnignoredProtocol(id) && rules.fitsFactory(self[id].name)
  }

  /// True if a symbol is a Has-protocol or a Makes-protocol, by its name.
  package func isDependencyProtocol(_ id: SymbolID, by rules: Rules) -> Bool {
    isUnignoredProtocol(id) && rules.fitsDependency(self[id].name)
  }

  private func isUnignoredProtocol(_ id: SymbolID) -> Bool {
    self[id].kind == .protocol && !self[id].sites.contains { $0.declaration.isIgnored }
  }

  /// True if a protocol is a Has-protocol or Makes-protocol, or inherits one.
  package func isOfComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    family(of: id).contains { isDependencyProtocol($0, by: rules) }
  }
}

extension SymbolTable {
  /// True if a protocol may require a factory: it has the name of a Makes-protocol, or has or
  /// inherits a function `make…`. Its requirements decide.
  package func mayAskForFactory(_ id: SymbolID, by rules: Rules) -> Bool {
    isMakesProtocol(id, by: rules) || family(of: id).contains(where: mayDeclareFactory)
  }

  /// True if a protocol has the name of a Makes-protocol and a factory function.
  package func requiresFactory(_ id: SymbolID, by rules: Rules) -> Bool {
    isMakesProtocol(id, by: rules) && family(of: id).contains(where: mayDeclareFactory)
  }

  private func mayDeclareFactory(_ id: SymbolID) -> Bool {
    self[id].kind == .protocol
      && self[id].sites.contains { site in
        site.declaration.members.contains { $0.kind == .func && $0.baseName.isMakerName }
      }
  }
}

extension String {
  /// True if the string is the name of a factory function: `makeWeather`, but not `makeup`.
  package var isMakerName: Bool {
    hasPrefix("make") && dropFirst(4).first.map { !$0.isLowercase } == true
  }
}

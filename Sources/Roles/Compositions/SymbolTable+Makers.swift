import SwiftReading
import SwiftProgram

extension SymbolTable {
  /// True if a protocol may require a factory: it has the name of a Makes-protocol, or has or
  /// inherits a function `make…`. Its requirements decide.
  package func mayAskForFactory(_ id: SymbolID, by rules: Rules) -> Bool {
    isMakesProtocol(id, by: rules) || mayDeclareFactory(id)
      || parents(of: id).contains { parent in
        ([parent] + supertypeClosure(of: parent).protocols.keys).contains(where: mayDeclareFactory)
      }
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

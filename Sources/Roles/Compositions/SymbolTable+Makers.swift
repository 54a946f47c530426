import SwiftReading
import SwiftProgram

extension SymbolTable {
  /// True if a protocol may ask for something to be made, by its name or by a function. Its
  /// requirements decide.
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
  /// True if it is the name of a function that makes something: `makeWeather`, and not `makeup`.
  package var isMakerName: Bool {
    hasPrefix("make") && dropFirst(4).first.map { !$0.isLowercase } == true
  }
}

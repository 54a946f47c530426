import SwiftReading
import SwiftProgram

/// The protocols of the sources that a container sees, as far as they spare its properties one.
package struct KnownRequirements {
  private let container: NominalType
  /// The Has-protocols with one requirement, by the property that it asks for.
  private let single: [String: [(id: SymbolID, list: RequirementList)]]
  private let module: Int
  private let table: SymbolTable

  package init(for container: NominalType, in table: SymbolTable, by rules: Rules) {
    self.container = container
    self.table = table
    module = container.symbol.module
    var single: [String: [(id: SymbolID, list: RequirementList)]] = [:]
    for id in table.hasProtocols(by: rules)
    where table.isVisible(id, fromModule: container.symbol.module) {
      let list = table.requirements(of: id, seenFrom: container.symbol.module)
      let names = Set(list.requirements.map(\.declaration.baseName))
      guard names.count == 1, let name = names.first else { continue }
      single[name, default: []].append((id, list))
    }
    self.single = single
  }

  /// The Has-protocol that asks for a property and nothing else.
  package func name(ofProtocolFor member: Member) -> String? {
    let found = single[member.declaration.baseName]?.first { known in
      let match = WitnessMatch(
        table: table, nominal: container, neededAccess: .private, asking: known.list)
      return known.list.requirements.contains { requirement in
        guard case .met(let witnesses, _) = match.outcome(for: requirement) else { return false }
        return witnesses.contains { $0.key == member.key }
      }
    }
    return found.map { table[$0.id].name }
  }

  /// The declaration of a name at file level, as far as the container's module sees it.
  func symbol(named name: String) -> SymbolID? {
    table.ids(name).first { table.isVisible($0, fromModule: module) }
  }

  /// True if a protocol asks for a member of a property's name.
  func asks(_ id: SymbolID, for member: Member) -> Bool {
    table[id].kind == .protocol
      && table.requirements(of: id, seenFrom: module).requirements
        .contains { $0.declaration.baseName == member.declaration.baseName }
  }
}

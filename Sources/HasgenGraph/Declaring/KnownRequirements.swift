import HasgenProgram
import HasgenReading

/// The visible Has-protocols that make it unnecessary to declare one for a container's property.
package struct KnownRequirements {
  private let container: NominalType
  /// The Has-protocols with a single requirement, by the name of that requirement.
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

  /// The name of the Has-protocol whose only requirement a property satisfies; `nil` for none.
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

  /// The visible declaration with a name at file level; `nil` for none.
  func symbol(named name: String) -> SymbolID? {
    table.ids(name).first { table.isVisible($0, fromModule: module) }
  }

  /// True if a protocol has a requirement with a property's name.
  func asks(_ id: SymbolID, for member: Member) -> Bool {
    table[id].kind == .protocol
      && table.requirements(of: id, seenFrom: module).requirements
        .contains { $0.declaration.baseName == member.declaration.baseName }
  }
}

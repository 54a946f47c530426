import HasgenProgram
import HasgenReading

/// The visible Has-protocols that make it unnecessary to declare one for a container's property.
struct KnownRequirements {
  private let container: NominalType
  /// The Has-protocols with a single requirement, by the name of that requirement.
  private var single: [String: [(id: SymbolID, list: RequirementList)]] = [:]
  private let module: Int
  private let table: SymbolTable

  init(for container: NominalType, in table: SymbolTable, by rules: Rules) {
    self.container = container
    self.table = table
    module = container.module
    for id in table.hasProtocols(by: rules)
    where table.isVisible(id, fromModule: container.module) {
      let list = table.requirements(of: id, seenBy: container)
      let names = Set(list.requirements.map(\.declaration.baseName))
      guard names.count == 1, let name = names.first else { continue }
      single[name, default: []].append((id, list))
    }
  }

  /// The name of the Has-protocol whose only requirement a property satisfies; `nil` for none.
  func name(ofProtocolFor member: Member) -> String? {
    let found = single[member.declaration.baseName]?.first { isWitness(member, for: $0.list) }
    return found.map { table[$0.id].name }
  }

  /// True if a property is a witness for one of some requirements.
  private func isWitness(_ member: Member, for list: RequirementList) -> Bool {
    let match = WitnessMatch(
      table: table, nominal: container, neededAccess: .private, asking: list)
    return list.requirements.contains { requirement in
      guard case .met(let witnesses, _) = match.outcome(for: requirement) else { return false }
      return witnesses.contains { $0.key == member.key }
    }
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

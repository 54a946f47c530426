import HasgenProgram
import HasgenReading

/// The compositions that describe the parents of containers: inline types, and aliases that belong
/// to no consumer.
struct ParentCompositions {
  private let table: SymbolTable
  private let rules: Rules
  private var places: Set<CodePlace> = []
  private var aliases: Set<SymbolID> = []

  init(among compositions: [Composition], table: SymbolTable, rules: Rules) {
    self.table = table
    self.rules = rules
    for composition in compositions where composition.form == .parent {
      places.insert(composition.place)
      for expansion in table.expansions(of: composition) {
        aliases.formUnion(expansion.parts.flatMap(\.aliases))
        aliases.formUnion(expansion.unknowns.flatMap(\.aliases))
      }
    }
  }

  func contains(_ composition: Composition) -> Bool {
    switch composition.form {
    case .inline, .single, .argument: places.contains(composition.place)
    case .alias: id(of: composition) != nil
    case .umbrella: false
    case .parent: true
    }
  }

  /// The name of an alias that only describes a parent; `nil` for an alias in a container, which
  /// counts as a composition of the container.
  func alias(_ composition: Composition) -> String? {
    guard composition.form == .alias, let id = id(of: composition) else { return nil }
    return composition.owner(in: table).map { table.mayHoldComposition($0, by: rules) } == true
      ? nil : table[id].path
  }

  private func id(of composition: Composition) -> SymbolID? {
    let outer = composition.scope.owners.last
    let path = outer.map { "\($0.path).\(composition.name)" } ?? composition.name
    guard !aliases.isEmpty,
      let id = id(module: outer?.module, path: path, in: composition.scope), aliases.contains(id),
      outer == nil || composition.owner(in: table).map(isNamespaceOrContainer) == true
    else { return nil }
    return id
  }

  private func id(module: Int?, path: String, in scope: Scope) -> SymbolID? {
    table.id(module: module ?? scope.module, path: path, seenFrom: scope.file)
  }

  /// True if an alias in this type does not make the type a consumer.
  private func isNamespaceOrContainer(_ id: SymbolID) -> Bool {
    table[id].kind == .enum || table.mayHoldComposition(id, by: rules)
  }
}

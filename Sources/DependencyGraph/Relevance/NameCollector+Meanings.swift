import SwiftOutline

extension NameCollector {
  /// Adds what the types are that have one of the names, and what the aliases stand for, as far as
  /// that is known: whoever asks for a name may ask for this.
  mutating func addWhatTheseMean(in table: SymbolTable) {
    var waiting = table.allIDs.map { (id: $0, name: Self.hash(of: table[$0].name)) }
    // What extends an alias extends what it stands for, and asks for none of its arguments.
    var aliases = NameSet()
    var known: Set<SymbolID> = []
    var isDone = false
    while !isDone {
      isDone = true
      waiting = waiting.filter { id, name in
        if extended.contains(name) {
          isDone = false
          addMeaning(of: id, in: table)
          return false
        }
        let targets = known.contains(id) ? [] : table[id].aliasedNames
        let isAsked = targets.contains { target in
          target.last.map(Self.hash).map { extended.contains($0) || aliases.contains($0) } == true
        }
        if isAsked {
          isDone = false
          known.insert(id)
          aliases.insert(name)
          for name in targets.joined() { add(name) }
        }
        return true
      }
      for (alias, type) in PlatformNames.aliases where extended.contains(NameHash(alias)) {
        add(type)
      }
    }
    add(aliases)
  }

  private mutating func addMeaning(of id: SymbolID, in table: SymbolTable) {
    let kinship = table.kinship(of: id)
    for supertype in kinship.superclasses + kinship.protocols.keys { add(table[supertype].name) }
    for name in kinship.externals { addWords(of: name) }
    for site in table[id].sites + table[id].extensions {
      let isAlias = site.declaration.kind == .typealias
      if isAlias, !relevant.mayLead(table[id].name) { addAll(of: site.declaration) }
      // A global actor among them makes what it isolates `Sendable`.
      add(site.declaration.attributes)
    }
  }
}

extension Symbol {
  /// The names of what an alias stands for, each in its parts, without arguments; none of anything
  /// else.
  fileprivate var aliasedNames: [[String]] {
    guard kind == .typealias else { return [] }
    return sites.flatMap { $0.declaration.type?.namedParts ?? [] }.map { name in
      name.components.map(\.name)
    }
  }
}

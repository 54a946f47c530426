import SwiftLexing
import SwiftOutline
import SwiftProgram

extension NameCollector {
  /// Adds what the types are that have one of the names, and what the aliases stand for, as far as
  /// that is known: whoever asks for a name may ask for this.
  mutating func addWhatTheseMean(in table: SymbolTable) {
    var waiting = table.allIDs.map { id in
      NamedSymbol(
        id: id, name: NameHash(ofWritten: table[id].name),
        targets: table[id].kind == .typealias ? table[id].aliasedNames : [])
    }
    // What the sources do not declare, and make conform to something.
    var externals = table.externalExtensions.map { path, sites in
      (name: NameHash(ofWritten: path.pathParts.last ?? path), sites: sites)
    }
    // What extends an alias extends what it stands for, and asks for none of its arguments.
    var aliases = NameSet()
    var known: Set<SymbolID> = []
    // What was looked at, but for its static members.
    var answered: [Site] = []
    var countOfStatics = 0
    var isDone = false
    while !isDone {
      isDone = true
      for (alias, type) in PlatformNames.aliases where extended.contains(NameHash(alias)) {
        add(type)
      }
      waiting = waiting.filter { symbol in
        if extended.contains(symbol.name) {
          isDone = false
          addMeaning(of: symbol.id, in: table)
          answered += table[symbol.id].sites + table[symbol.id].extensions
          return false
        }
        let isAsked = symbol.targets.contains { target in
          target.last.map(NameHash.init(ofWritten:)).map {
            extended.contains($0) || aliases.contains($0)
          } == true
        }
        if isAsked, known.insert(symbol.id).inserted {
          isDone = false
          aliases.insert(symbol.name)
          for name in symbol.targets.joined() { add(name) }
        }
        return true
      }
      externals = externals.filter { name, sites in
        guard extended.contains(name) else { return true }
        isDone = false
        for type in sites.flatMap(\.declaration.inheritedTypes) { add(type) }
        answered += sites
        return false
      }
      // A static member may be made of another type's.
      if isDone, staticNames.count > countOfStatics {
        countOfStatics = staticNames.count
        isDone = false
        for site in answered { addStatics(of: site.declaration) }
      }
    }
    add(aliases)
  }

  /// Adds what the static members are that initial values name.
  private mutating func addStatics(of declaration: Declaration) {
    for member in declaration.members
    where member.isStatic && staticNames.contains(member.baseName) {
      addAll(of: member)
    }
  }

  private mutating func addMeaning(of id: SymbolID, in table: SymbolTable) {
    // What the platform's types inherit from is in no header.
    for name in table.kinship(of: id).externals { addWords(of: name) }
    for site in table[id].sites + table[id].extensions {
      let isAlias = site.declaration.kind == .typealias
      if isAlias, !leading.contains(table[id].name) { addAll(of: site.declaration) }
      for type in site.declaration.supertypes { add(type) }
      // A global actor among them makes what it isolates `Sendable`.
      add(site.declaration.attributes)
      guard mayBeIsolated, [.struct, .enum].contains(site.declaration.kind) else { continue }
      for member in site.declaration.members where member.isStoredInValues {
        if let type = member.type { add(type) }
        if let value = member.initialValue { add(value) }
      }
    }
  }
}

extension SymbolTable {
  /// Whether a type is an actor, or isolated to a global one.
  func mayBeIsolated(_ id: SymbolID) -> Bool {
    self[id].kind == .actor || isolation(ofType: id) != nil
  }
}

/// What is looked at again and again, until all is found that it leads to.
private struct NamedSymbol {
  let id: SymbolID
  let name: NameHash
  /// The names of what an alias stands for, each in its parts, without arguments; none of anything
  /// else.
  let targets: [[String]]
}

extension Symbol {
  fileprivate var aliasedNames: [[String]] {
    sites.compactMap { site in
      guard case .name(let name) = site.declaration.type?.withoutPrefixes else { return nil }
      return name.components.map(\.name)
    }
  }
}

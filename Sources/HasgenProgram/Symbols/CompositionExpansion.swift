import HasgenReading

/// The protocols and types that a composition names when its aliases are followed.
package struct CompositionExpansion: Sendable {
  /// A declared protocol or type, and the name and aliases that lead to it.
  package struct Part: Sendable {
    package var symbol: SymbolID
    /// The name of the symbol, as written, and its scope. Without components for a symbol that no
    /// composition names.
    package let name: TypeName
    package let scope: Scope
    /// The offset, in the expanded composition, of the name that leads to this one.
    package let offset: Int
    /// The aliases from the composition to the symbol, in that order.
    package let aliases: [SymbolID]
    /// The condition under which the composition and these aliases include the symbol.
    package var condition: ConditionSet
  }

  /// A name that the sources do not declare.
  package struct Unknown: Sendable {
    package let name: TypeName
    /// The name without the name of an imported module.
    package let external: String
    /// The scope of the name.
    package let scope: Scope
    /// The offset, in the expanded composition, of the name that leads to this one.
    package let offset: Int
    package let aliases: [SymbolID]
  }

  package var parts: [Part] = []
  package var unknowns: [Unknown] = []

  /// The declared protocols and types, in the order of the text.
  package var symbols: [SymbolID] { parts.map(\.symbol) }
  /// The names that the sources do not declare.
  package var externals: [String] { unknowns.map(\.external) }
}

extension CompositionExpansion.Part {
  /// Creates a part for a protocol that no composition names.
  package init(of id: SymbolID, in table: SymbolTable) {
    self.init(
      symbol: id, name: TypeName(components: []), scope: table[id].sites[0].headerScope, offset: 0,
      aliases: [], condition: table[id].condition)
  }
}

extension SymbolTable {
  /// Expands a composition into the protocols and types that it names, following aliases.
  ///
  /// - Parameter condition: The condition under which it is compiled.
  package func expand(
    _ type: TypeSyntax, in scope: Scope, when condition: ConditionSet = .always
  ) -> CompositionExpansion {
    var expansion = CompositionExpansion()
    var seen: Set<AliasTarget> = []
    for name in type.namedParts {
      expand(
        AliasTarget(name: name, scope: scope, condition: condition), at: name.offset, behind: [],
        into: &expansion, seen: &seen)
    }
    return expansion
  }

  private func expand(
    _ target: AliasTarget, at offset: Int, behind aliases: [SymbolID],
    into expansion: inout CompositionExpansion, seen: inout Set<AliasTarget>
  ) {
    switch meaning(of: target.name, in: target.scope) {
    case .generic: break
    case .external(let external):
      expansion.unknowns.append(
        CompositionExpansion.Unknown(
          name: target.name, external: external, scope: target.scope, offset: offset,
          aliases: aliases))
    case .symbol(let id):
      let targets = targets(of: id)
      if targets.isEmpty {
        expansion.parts.append(
          CompositionExpansion.Part(
            symbol: id, name: target.name, scope: target.scope, offset: offset, aliases: aliases,
            condition: target.condition))
      } else if aliases.count < NestingLimit.brackets {
        for next in targets {
          var next = next
          next.condition = next.condition.and(target.condition)
          guard !next.condition.isNever, seen.insert(next).inserted else { continue }
          expand(next, at: offset, behind: aliases + [id], into: &expansion, seen: &seen)
        }
      }
    }
  }

  /// The names that an alias stands for in all its declarations, each once; empty if the symbol is
  /// not an alias.
  private func targets(of id: SymbolID) -> [AliasTarget] {
    guard self[id].kind == .typealias || self[id].sites.count > 1 else { return [] }
    return answers.aliasTargets.answer(id) {
      var seen: Set<AliasTarget> = []
      let aliases = self[id].sites.filter { $0.declaration.kind == .typealias }
      return aliases.flatMap(\.aliasTargets).filter { seen.insert($0).inserted }
    }
  }
}

extension Site {
  /// The names that the declaration of an alias stands for.
  fileprivate var aliasTargets: [AliasTarget] {
    let condition = ConditionSet(declaration.conditions)
    let names = declaration.type?.namedParts ?? []
    return names.map { AliasTarget(name: $0, scope: headerScope, condition: condition) }
  }
}

/// A name that an alias stands for.
struct AliasTarget: Hashable, Sendable {
  let name: TypeName
  let scope: Scope
  var condition: ConditionSet
}

import SwiftReading

/// The protocols and types that a composition names when its aliases are followed.
package struct CompositionExpansion: Sendable {
  /// A declared protocol or type, and what leads to it.
  package struct Part: Sendable {
    package let symbol: SymbolID
    /// The offset of the name, in the composition that was expanded, that brings it.
    package let offset: Int
    /// The aliases on the way to it.
    package let aliases: [SymbolID]
  }

  /// A name that the sources do not declare.
  package struct Unknown: Sendable {
    package let name: TypeName
    /// The name without a module that is imported.
    package let external: String
    /// The scope in which the name is written.
    package let scope: Scope
    /// The offset of the name, in the composition that was expanded, that brings it.
    package let offset: Int
    package let aliases: [SymbolID]
  }

  package var parts: [Part] = []
  package var unknowns: [Unknown] = []
  /// The cycles of aliases that were met, each from its first alias on.
  package var cycles: [[SymbolID]] = []

  /// The declared protocols and types, in the order of the text.
  package var symbols: [SymbolID] { parts.map(\.symbol) }
  /// The names that the sources do not declare.
  package var externals: [String] { unknowns.map(\.external) }
}

extension SymbolTable {
  /// Takes a composition apart, aliases followed wherever they lead.
  package func expand(_ type: TypeSyntax, in scope: Scope) -> CompositionExpansion {
    var expansion = CompositionExpansion()
    var waiting = type.namedParts.reversed().map {
      Step(name: $0, scope: scope, offset: $0.offset, aliases: [])
    }
    var seen: Set<SymbolID> = []
    while let step = waiting.popLast() {
      switch meaning(of: step.name, in: step.scope) {
      case .generic:
        break
      case .external(let external):
        expansion.unknowns.append(
          CompositionExpansion.Unknown(
            name: step.name, external: external, scope: step.scope, offset: step.offset,
            aliases: step.aliases))
      case .symbol(let id):
        let targets = targets(of: id)
        if targets.isEmpty {
          expansion.parts.append(
            CompositionExpansion.Part(symbol: id, offset: step.offset, aliases: step.aliases))
        } else if let start = step.aliases.firstIndex(of: id) {
          expansion.cycles.append(Array(step.aliases[start...]))
        } else if seen.insert(id).inserted, step.aliases.count < NestingLimit.brackets {
          for target in targets.reversed() {
            for name in target.names.reversed() {
              waiting.append(
                Step(
                  name: name, scope: target.scope, offset: step.offset,
                  aliases: step.aliases + [id]))
            }
          }
        }
      }
    }
    return expansion
  }

  /// The targets of an alias in its versions, equal ones once; none if the symbol is no alias.
  private func targets(of id: SymbolID) -> [AliasTarget] {
    guard self[id].kind == .typealias || self[id].sites.count > 1 else { return [] }
    return answers.aliasTargets.answer(id) {
      var seen: Set<AliasTarget.Key> = []
      return self[id].sites.filter { $0.declaration.kind == .typealias }.compactMap { site in
        let scope = site.headerScope
        let target = AliasTarget(names: site.declaration.type?.namedParts ?? [], scope: scope)
        return seen.insert(target.key).inserted ? target : nil
      }
    }
  }
}

/// The target of an alias.
package struct AliasTarget: Sendable {
  package let names: [TypeName]
  package let scope: Scope

  /// The key of targets that mean the same.
  package struct Key: Hashable {
    package let names: [TypeName]
    package let file: Int
    package let owners: [Scope.Owner]
    package let genericNames: Set<String>
  }

  package var key: Key {
    Key(names: names, file: scope.file, owners: scope.owners, genericNames: scope.genericNames)
  }
}

private struct Step {
  let name: TypeName
  let scope: Scope
  let offset: Int
  let aliases: [SymbolID]
}

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
    var seen: Set<SymbolID> = []
    for name in type.namedParts {
      expand(name, in: scope, at: name.offset, behind: [], into: &expansion, seen: &seen)
    }
    return expansion
  }

  private func expand(
    _ name: TypeName, in scope: Scope, at offset: Int, behind aliases: [SymbolID],
    into expansion: inout CompositionExpansion, seen: inout Set<SymbolID>
  ) {
    switch meaning(of: name, in: scope) {
    case .generic: break
    case .external(let external):
      expansion.unknowns.append(
        CompositionExpansion.Unknown(
          name: name, external: external, scope: scope, offset: offset, aliases: aliases))
    case .symbol(let id):
      let targets = targets(of: id)
      if targets.isEmpty {
        expansion.parts.append(
          CompositionExpansion.Part(symbol: id, offset: offset, aliases: aliases))
      } else if let start = aliases.firstIndex(of: id) {
        expansion.cycles.append(Array(aliases[start...]))
      } else if seen.insert(id).inserted, aliases.count < NestingLimit.brackets {
        for target in targets {
          expand(
            target.name, in: target.scope, at: offset, behind: aliases + [id], into: &expansion,
            seen: &seen)
        }
      }
    }
  }

  /// The names that an alias stands for in its versions, each once; none if the symbol is no alias.
  private func targets(of id: SymbolID) -> [AliasTarget] {
    guard self[id].kind == .typealias || self[id].sites.count > 1 else { return [] }
    return answers.aliasTargets.answer(id) {
      var seen: Set<TypeName> = []
      return self[id].sites.filter { $0.declaration.kind == .typealias }.flatMap { site in
        (site.declaration.type?.namedParts ?? []).filter { seen.insert($0).inserted }
          .map { AliasTarget(name: $0, scope: site.headerScope) }
      }
    }
  }
}

/// A name that an alias stands for.
struct AliasTarget: Sendable {
  let name: TypeName
  let scope: Scope
}

import SwiftReading

/// The protocols and types that a composition names when its aliases are followed.
package struct CompositionExpansion: Sendable {
  /// A declared protocol or type, and what leads to it.
  package struct Part: Sendable {
    package let symbol: SymbolID
    /// The name itself, and the scope in which it is written.
    package let name: TypeName
    package let scope: Scope
    /// The offset of the name, in the composition that was expanded, that brings it.
    package let offset: Int
    /// The aliases on the way to it.
    package let aliases: [SymbolID]
    /// The condition under which the composition and these aliases bring it.
    package let condition: ConditionSet
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

  /// The declared protocols and types, in the order of the text.
  package var symbols: [SymbolID] { parts.map(\.symbol) }
  /// The names that the sources do not declare.
  package var externals: [String] { unknowns.map(\.external) }
}

extension SymbolTable {
  /// Takes a composition apart, aliases followed wherever they lead.
  ///
  /// - Parameter condition: The condition under which it is compiled.
  package func expand(
    _ type: TypeSyntax, in scope: Scope, when condition: ConditionSet = .always
  ) -> CompositionExpansion {
    var expansion = CompositionExpansion()
    var waiting = type.namedParts.reversed().map {
      Step(name: $0, scope: scope, offset: $0.offset, aliases: [], condition: condition)
    }
    var seen: [SymbolID: Set<ConditionSet>] = [:]
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
            CompositionExpansion.Part(
              symbol: id, name: step.name, scope: step.scope, offset: step.offset,
              aliases: step.aliases, condition: step.condition))
        } else if step.aliases.count < NestingLimit.brackets,
          seen[id, default: []].insert(step.condition).inserted
        {
          for target in targets.reversed() {
            let condition = step.condition.and(target.condition)
            guard !condition.isNever else { continue }
            for name in target.names.reversed() {
              waiting.append(
                Step(
                  name: name, scope: target.scope, offset: step.offset,
                  aliases: step.aliases + [id], condition: condition))
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
      var seen: Set<AliasTarget> = []
      return self[id].sites.filter { $0.declaration.kind == .typealias }.map { site in
        AliasTarget(
          names: site.declaration.type?.namedParts ?? [], scope: site.headerScope,
          condition: ConditionSet(site.declaration.conditions))
      }.filter { seen.insert($0).inserted }
    }
  }
}

/// The target of an alias.
struct AliasTarget: Hashable, Sendable {
  let names: [TypeName]
  let scope: Scope
  let condition: ConditionSet
}

private struct Step {
  let name: TypeName
  let scope: Scope
  let offset: Int
  let aliases: [SymbolID]
  let condition: ConditionSet
}

import SwiftOutline

/// A protocol that a composition names, and when.
struct ConditionalPart {
  let id: SymbolID
  private(set) var condition: ConditionSet

  fileprivate func or(_ other: ConditionSet) -> ConditionalPart {
    ConditionalPart(id: id, condition: condition.or(other))
  }
}

/// What a composition comes to, each branch of an `#if` on its own.
struct ConditionalParts {
  /// What is declared, in the order of the text, each once.
  private(set) var all: [ConditionalPart] = []
  /// What no source declares.
  private(set) var externals: Set<String> = []

  init(of types: [TypeSyntax], in scope: Scope, when condition: ConditionSet, _ table: SymbolTable)
  {
    for name in types.flatMap(\.namedParts) {
      add(name, in: scope, when: condition, behind: [], table)
    }
  }

  /// One protocol.
  init(of id: SymbolID, when condition: ConditionSet) { add(id, when: condition) }

  private mutating func add(
    _ name: TypeName, in scope: Scope, when condition: ConditionSet, behind aliases: Set<SymbolID>,
    _ table: SymbolTable
  ) {
    switch table.meaning(of: name, in: scope) {
    case .generic: break
    case .external(let name): externals.insert(name)
    case .symbol(let id):
      let targets = table[id].sites.filter { $0.declaration.kind == .typealias }
      if targets.isEmpty {
        add(id, when: condition)
      } else if !aliases.contains(id), aliases.count < Outline.maximumDepth {
        for target in targets {
          let both = condition.and(ConditionSet(target.declaration.conditions))
          if both.isNever { continue }
          for name in target.declaration.type?.namedParts ?? [] {
            add(
              name, in: target.headerScope, when: both, behind: aliases.union([id]), table)
          }
        }
      }
    }
  }

  private mutating func add(_ id: SymbolID, when condition: ConditionSet) {
    if let known = all.firstIndex(where: { $0.id == id }) {
      all[known] = all[known].or(condition)
    } else {
      all.append(ConditionalPart(id: id, condition: condition))
    }
  }
}

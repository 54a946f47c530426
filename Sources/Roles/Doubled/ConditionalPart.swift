import SwiftReading
import SwiftProgram

/// A protocol that a composition names, and when.
package struct ConditionalPart {
  package let id: SymbolID
  package private(set) var condition: ConditionSet
  /// The arguments for its primary associated types, as written, and their scope; empty for none.
  package let arguments: [TypeSyntax]
  package let scope: Scope?

  fileprivate mutating func formUnion(_ other: ConditionSet) { condition = condition.or(other) }

  /// The associated types that it decides.
  package func decided(in table: SymbolTable) -> [(name: String, type: TypeSyntax)] {
    zip(table[id].genericNames, arguments).map { ($0, $1) }
  }
}

/// The protocols that a composition names, each branch of an `#if` on its own.
package struct ConditionalParts {
  /// The protocols that sources declare, in the order of the text, each once.
  package private(set) var all: [ConditionalPart] = []
  /// The names that no source declares.
  package private(set) var externals: Set<String> = []

  package init(
    of types: [TypeSyntax], in scope: Scope, when condition: ConditionSet, _ table: SymbolTable
  ) {
    for name in types.flatMap(\.namedParts) {
      add(name, in: scope, when: condition, behind: [], table)
    }
  }

  /// The part for one protocol.
  package init(of id: SymbolID, when condition: ConditionSet) { add(id, when: condition) }

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
        add(id, when: condition, name.components.last?.arguments ?? [], in: scope)
      } else if !aliases.contains(id), aliases.count < NestingLimit.brackets {
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

  private mutating func add(
    _ id: SymbolID, when condition: ConditionSet, _ arguments: [TypeSyntax] = [],
    in scope: Scope? = nil
  ) {
    if let known = all.firstIndex(where: { $0.id == id }) {
      all[known].formUnion(condition)
    } else {
      all.append(
        ConditionalPart(id: id, condition: condition, arguments: arguments, scope: scope))
    }
  }
}

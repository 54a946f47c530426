import SwiftReading
import SwiftProgram

/// A protocol that a composition names, with its condition.
package struct ConditionalPart {
  package let id: SymbolID
  package private(set) var condition: ConditionSet
  /// The arguments for the primary associated types, as written; empty for none.
  private var arguments: [TypeSyntax] = []
  /// The scope of the arguments.
  package private(set) var scope: Scope?

  package init(of id: SymbolID, when condition: ConditionSet) {
    self.id = id
    self.condition = condition
  }

  /// The protocols that a composition names, in source order, without duplicates.
  static func parts(of expansions: [CompositionExpansion]) -> [ConditionalPart] {
    expansions.flatMap(\.parts).reduce(into: []) { parts, found in
      if let known = parts.firstIndex(where: { $0.id == found.symbol }) {
        parts[known].condition = parts[known].condition.or(found.condition)
      } else {
        var part = ConditionalPart(of: found.symbol, when: found.condition)
        part.arguments = found.name.components.last?.arguments ?? []
        part.scope = found.scope
        parts.append(part)
      }
    }
  }

  /// The associated types with the arguments that are written for them.
  package func decided(in table: SymbolTable) -> [(name: String, type: TypeSyntax)] {
    zip(table[id].genericNames, arguments).map { ($0, $1) }
  }
}

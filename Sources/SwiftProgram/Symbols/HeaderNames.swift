import SwiftOutline

/// The names in the inheritance clause of a declaration or an extension, aliases and compositions
/// taken apart.
package struct HeaderNames: Sendable {
  /// The names in one type of the clause.
  package struct Part: Sendable {
    /// The declared protocols and types, in the order of the text.
    package let symbols: [SymbolID]
    /// The names that the sources do not declare.
    package let externals: [String]

    package init(_ expansion: CompositionExpansion) {
      symbols = expansion.symbols
      externals = expansion.externals
    }
  }

  package let site: Site
  /// The condition under which it is compiled.
  package let condition: ConditionSet
  /// The types of the clause, in the order of the text, and those that a protocol asks of `Self`.
  package let parts: [Part]
}

extension SymbolTable {
  /// The names in the headers and extensions of a symbol; those without names are left out.
  package func headerNames(of id: SymbolID) -> [HeaderNames] {
    answers.headerNames.answer(id) {
      lookup.noteQuestions(forPath: self[id].path)
      return (self[id].sites + self[id].extensions).compactMap { site in
        let types = site.declaration.supertypes
        guard !types.isEmpty else { return nil }
        let scope = site.headerScope
        return HeaderNames(
          site: site, condition: ConditionSet(site.declaration.conditions),
          parts: types.map { HeaderNames.Part(expand($0, in: scope)) })
      }
    }
  }
}

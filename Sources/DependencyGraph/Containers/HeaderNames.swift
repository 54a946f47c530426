import SwiftOutline

/// What the inheritance clause of a declaration or an extension names, aliases and compositions
/// taken apart.
struct HeaderNames: Sendable {
  /// What one type of the clause comes to.
  struct Part: Sendable {
    /// The declared protocols and types, in the order of the text.
    let symbols: [SymbolID]
    /// The names that the sources do not declare.
    let externals: [String]

    init(_ expansion: CompositionExpansion) {
      symbols = expansion.symbols
      externals = expansion.externals
    }
  }

  let site: Site
  /// When it is compiled.
  let condition: ConditionSet
  /// The types of the clause, in the order of the text, and those that a protocol asks of `Self`.
  let parts: [Part]
}

extension SymbolTable {
  /// What the headers and extensions of a symbol name; those that name nothing are left out.
  func headerNames(of id: SymbolID) -> [HeaderNames] {
    headers.answer(id) {
      (self[id].sites + self[id].extensions).compactMap { site in
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

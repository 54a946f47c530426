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
  /// The types of the clause, in the order of the text.
  let parts: [Part]
  /// What a protocol asks of `Self` in its `where` clause.
  let constraints: [Part]
}

extension SymbolTable {
  /// What the headers and extensions of a symbol name; those that name nothing are left out.
  func headerNames(of id: SymbolID) -> [HeaderNames] {
    headers.answer(id) {
      (self[id].sites + self[id].extensions).compactMap { site in
        let constraints = site.declaration.selfConstraints
        guard !site.declaration.inheritedTypes.isEmpty || !constraints.isEmpty else { return nil }
        let scope = site.headerScope
        let part = { (type: TypeSyntax) in HeaderNames.Part(expand(type, in: scope)) }
        return HeaderNames(
          site: site, condition: ConditionSet(site.declaration.conditions),
          parts: site.declaration.inheritedTypes.map(part), constraints: constraints.map(part))
      }
    }
  }
}

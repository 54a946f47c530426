import SwiftOutline

extension SymbolTable {
  /// Whether an initializer call of a type may give an optional: one that the sources declare with
  /// a failable initializer, or one of the platforms' that have some. Without looking at the
  /// arguments, the type of `let url = URL(…)` cannot be told.
  func mayCallFailableInitializer(of type: TypeSyntax, in scope: Scope) -> Bool {
    guard case .name(let name) = type.withoutPrefixes else { return false }
    switch meaning(of: name, in: scope) {
    case .symbol(let written):
      let symbol = self[underlying(written) ?? written]
      return (symbol.sites + symbol.extensions).contains { site in
        site.declaration.members.contains { $0.kind == .`init` && $0.isFailable }
      }
    case .external(let name):
      return PlatformNames.failable.contains(name)
    case .generic:
      return false
    }
  }

  /// What a class hands on to its generic superclass, by the names of the parameters there.
  func genericArguments(
    of superclass: SymbolID, asSuperclassOf id: SymbolID
  ) -> [String: TypeSyntax] {
    let parameters = Scope.names(
      ofGenericParameters: self[superclass].sites[0].declaration.genericParameters ?? "")
    guard !parameters.isEmpty else { return [:] }
    for site in self[id].sites {
      for case .name(let name) in site.declaration.inheritedTypes.map(\.withoutPrefixes)
      where symbol(for: .name(name), in: site.headerScope) == superclass {
        let arguments = name.components.flatMap(\.arguments)
          .map { resolved($0, in: site.headerScope) }
        return Dictionary(zip(parameters, arguments)) { first, _ in first }
      }
    }
    return [:]
  }
}

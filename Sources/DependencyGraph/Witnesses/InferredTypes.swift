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
}

import SwiftOutline

extension SymbolTable {
  /// The type of a property: the written one, or the one that its initial value calls, where that
  /// tells the whole of it. A call may give an optional, or leave generic arguments to the compiler;
  /// of a type that the sources do not declare, and that is none of those of the platforms that do,
  /// it is taken to do neither.
  package func type(of property: Declaration, in scope: Scope) -> TypeSyntax? {
    if let type = property.type { return type }
    guard let called = property.calledType, !mayCallFailableInitializer(of: called, in: scope),
      !lacksArguments(called, in: scope)
    else { return nil }
    return called
  }

  /// Whether a called type is generic, and the call leaves the arguments to the compiler.
  private func lacksArguments(_ type: TypeSyntax, in scope: Scope) -> Bool {
    guard case .name(let name) = type, name.components.last?.arguments.isEmpty == true else {
      return false
    }
    switch meaning(of: name, in: scope) {
    case .symbol(let written):
      let symbol = self[underlying(written) ?? written]
      guard symbol.sites.contains(where: { $0.declaration.genericParameters != nil }) else {
        return false
      }
      // An alias may have them.
      guard case .name(let whole) = resolved(type, in: scope) else { return true }
      return whole.components.allSatisfy(\.arguments.isEmpty)
    case .external(let name):
      return PlatformNames.generic.contains(name)
    case .generic:
      return false
    }
  }

  /// Whether an initializer call of a type may give an optional: one that the sources declare with
  /// a failable initializer, or one of the platforms' that have some. Without looking at the
  /// arguments, the type of `let url = URL(…)` cannot be told.
  package func mayCallFailableInitializer(of type: TypeSyntax, in scope: Scope) -> Bool {
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

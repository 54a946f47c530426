import SwiftOutline

extension TypeCatalog {
  /// What an initializer that Swift writes makes of the value for a wrapped member, where the wrapper
  /// takes an `@autoclosure`; `nil` where that is built at once.
  func autoclosure(wrapping member: Declaration, in scope: Scope) -> ClosureShape? {
    for attribute in member.attributes {
      guard let type = TypeSyntax(parsing: attribute.name) else { continue }
      guard let id = table.symbol(for: type, in: scope) else {
        if attribute.name == "Lazy" { return .ofLazy }
        continue
      }
      for site in table[id].sites {
        for initializer in site.declaration.members where initializer.kind == .`init` {
          guard initializer.parameters.count == 1, let value = initializer.parameters.first,
            value.label == "wrappedValue"
          else { continue }
          return ClosureShape(
            ofAutoclosure: value.type, in: table.bodyScope(of: site, in: id), table: table)
        }
      }
    }
    return nil
  }
}

extension ClosureShape {
  /// That of the library's `Lazy`.
  fileprivate static let ofLazy = ClosureShape(
    names: [], isolation: nil, isSendable: true, effects: .none, isEscaping: true,
    isAutoclosure: true)
}

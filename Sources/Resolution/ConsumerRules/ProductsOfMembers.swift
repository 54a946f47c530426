import DependencyGraph
import SwiftOutline
import SwiftProgram

/// What the members of containers are, hold, or make, as far as it is declared in the sources.
struct ProductsOfMembers {
  let supply: SupplyTable

  private var table: SymbolTable { supply.symbols }

  /// A type that a member is, holds or makes.
  struct Product {
    let type: SymbolID
    let making: Making
  }

  /// How a member comes to it.
  struct Making {
    /// What it may be made of besides the container: what the member is handed, resolved.
    var ingredients: Set<String> = []
    /// Whether it is there, and made of the container alone: not if it is but an argument of some
    /// generic type, nor if something is handed over that more may be made of.
    var isCertain = true
  }

  /// What a member is, holds or makes of what its container has; nothing where it is handed a
  /// container, or what one has.
  func products(of member: Member) -> [Product] {
    let declaration = member.declaration
    let isWeak = declaration.modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
    guard declaration.isProperty && !isWeak || declaration.kind == .func,
      let type = declaration.type ?? declaration.calledType
    else { return [] }
    let scope = table.bodyScope(of: member.site, in: member.owner).entering(declaration)
    let handed = declaration.parameters.map(\.type) + declaration.genericConstraints
    let making = Making().handing(handed, in: scope, self)
    return making.map { products(in: type, scope, $0) } ?? []
  }

  private func products(in type: TypeSyntax, _ scope: Scope, _ making: Making) -> [Product] {
    switch type.withoutPrefixes {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .inlineArray(_, let inner), .dictionary(_, let inner):
      return products(in: inner, scope, making)
    case .tuple(let elements):
      return elements.flatMap { products(in: $0.type, scope, making) }
    case .function(let parameters, _, let result):
      let handing = making.handing(parameters.map(\.type), in: scope, self)
      return handing.map { products(in: result, scope, $0) } ?? []
    case .name(let name):
      let named = table.symbol(for: .name(name), in: scope).map { table.underlying($0) ?? $0 }
      let own = named.flatMap { isContainer($0) ? nil : Product(type: $0, making: making) }
      var inside = making
      if !Self.holders.contains(name.components.last?.name ?? "") { inside.isCertain = false }
      return [own].compactMap(\.self)
        + name.components.flatMap(\.arguments).flatMap { products(in: $0, scope, inside) }
    case .member, .composition, .prefixed, .literal:
      return []
    }
  }

  /// The generic types that hold or make their arguments.
  private static let holders: Set<String> = [
    "Array", "Dictionary", "Factory", "Lazy", "Optional", "Provider", "Set", "ThrowingLazy",
  ]

  /// Whether one of some types is a container, or what one has.
  fileprivate func isAnyOfContainer(_ types: [TypeSyntax], in scope: Scope) -> Bool {
    types.flatMap(\.allNames).contains { name in
      table.expand(.name(name), in: scope).symbols
        .contains { supply.candidates.contains($0) || isContainer($0) }
    }
  }

  private func isContainer(_ id: SymbolID) -> Bool { supply.model(id) != nil }

  fileprivate func names(in types: [TypeSyntax], _ scope: Scope) -> Set<String> {
    Set(types.flatMap { table.resolved($0, in: scope).allNames }.map(\.path))
  }

  /// What it takes to make a container besides its parents, resolved.
  func ingredients(of container: NominalType) -> Set<String> {
    let parents = Set((supply.scopes.parents[container.id] ?? []).map(\.name))
    return container.ownMembers.reduce(into: []) { found, member in
      let declaration = member.declaration
      let scope = table.bodyScope(of: member.site, in: member.owner).entering(declaration)
      if declaration.kind == .`init` {
        found.formUnion(names(in: declaration.parameters.map(\.type), scope))
      } else if declaration.storage?.kind == .stored, !declaration.isStatic,
        !parents.contains(declaration.name), let type = declaration.type ?? declaration.calledType
      {
        found.formUnion(names(in: [type], scope))
      }
    }
  }
}

extension ProductsOfMembers.Making {
  /// The same, with what is handed over; `nil` where that is a container, or what one has.
  fileprivate func handing(
    _ types: [TypeSyntax], in scope: Scope, _ finder: ProductsOfMembers
  ) -> Self? {
    guard !finder.isAnyOfContainer(types, in: scope) else { return nil }
    let isDeclared = types.flatMap(\.allNames).contains { name in
      finder.supply.symbols.symbol(for: .name(name), in: scope) != nil
    }
    return Self(
      ingredients: ingredients.union(finder.names(in: types, scope)),
      isCertain: isCertain && !isDeclared)
  }
}

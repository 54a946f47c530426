import DependencyGraph
import SwiftReading
import SwiftProgram

/// The types that the members of containers are, hold, or make, as far as the sources declare them.
struct ProductsOfMembers {
  let supply: SupplyTable

  private var table: SymbolTable { supply.symbols }

  /// A type that a member is, holds or makes.
  struct Product {
    let type: SymbolID
    let making: Making
  }

  /// The way in which a member makes a product.
  struct Making {
    /// The types, besides the container, of which the product may be made: the types of the
    /// member's arguments, resolved.
    var ingredients: Set<String> = []
    /// Whether the product is there, and made of the container alone. It is not if it is only an
    /// argument of some generic type, or if an argument may supply more.
    var isCertain = true
  }

  /// The products that a member is, holds or makes of its container's members; none if the member
  /// takes a container, or something that a container has.
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

  /// Whether one of some types is a container, or a Has-protocol.
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

  /// The types of which a container is made besides its parents, resolved.
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
  /// Returns the making with some arguments; `nil` if one is a container, or a Has-protocol.
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

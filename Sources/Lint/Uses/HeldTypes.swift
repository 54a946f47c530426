import SwiftOutline
import SwiftProgram

/// Tells which written types hold dependencies.
struct HeldTypes: Sendable {
  let table: SymbolTable
  /// The Has-protocols and Makes-protocols.
  let dependencies: Set<SymbolID>

  /// The bounds of generic parameters: those of the declarations around a type, innermost first.
  struct Generics: Sendable {
    var declarations: [(declaration: Declaration, scope: Scope)] = []
  }

  /// What a type holds; `nil` for one that holds no dependencies.
  func held(_ type: TypeSyntax, in scope: Scope, _ generics: Generics) -> HeldType? {
    held(type, in: scope, generics, depth: 0)
  }

  private func held(
    _ type: TypeSyntax, in scope: Scope, _ generics: Generics, depth: Int
  ) -> HeldType? {
    guard depth < 8 else { return nil }
    let core = type.withoutOptional
    switch core {
    case .name(let name):
      switch table.meaning(of: name, in: scope) {
      case .symbol(let id): return held(id, named: name, in: scope, depth: depth)
      case .generic(let text): return bound(text, generics)
      case .external: return nil
      }
    case .composition:
      return composition([core], in: scope, at: core.namedParts.first?.offset, keys: [])
    case .tuple(let elements) where elements.count > 1:
      let held = elements.map {
        HeldType.Element(
          label: $0.label, type: self.held($0.type, in: scope, generics, depth: depth + 1))
      }
      return held.contains { $0.type != nil } ? .tuple(held) : nil
    default:
      return nil
    }
  }

  private func held(
    _ id: SymbolID, named name: TypeName, in scope: Scope, depth: Int
  ) -> HeldType? {
    let symbol = table[id]
    switch symbol.kind {
    case .typealias:
      let keys = Set(
        symbol.sites.map {
          CompositionKey(
            file: $0.scope.file, offset: $0.declaration.nameRange.lowerBound)
        })
      if symbol.sites.count == 1, let type = symbol.sites[0].declaration.type,
        case .tuple(let elements) = type.withoutOptional, elements.count > 1
      {
        return held(type, in: symbol.sites[0].headerScope, Generics(), depth: depth + 1)
      }
      return composition([.name(name)], in: scope, at: nil, keys: keys)
    case .protocol:
      let key = CompositionKey(file: scope.file, offset: name.offset)
      let own =
        dependencies.contains(id)
        ? []
        : symbol.sites.map {
          CompositionKey(file: $0.scope.file, offset: $0.declaration.nameRange.lowerBound)
        }
      return composition([.name(name)], in: scope, at: nil, keys: Set([key] + own))
    default:
      return nil
    }
  }

  /// What a value of a generic type holds: what the parameter is bound to.
  private func bound(_ name: String, _ generics: Generics) -> HeldType? {
    for (declaration, scope) in generics.declarations {
      guard declaration.genericParameters.contains(where: { $0.name == name }) else { continue }
      // What is the same as another parameter has to be all that this has to be.
      let isTied = declaration.genericRequirements.contains {
        $0.isSameType && ($0.subject.mentions(name) || $0.type.mentions(name))
      }
      if isTied { return nil }
      let types = declaration.genericRequirements.filter {
        !$0.isSameType && $0.subject.description == name
      }.map(\.type)
      guard !types.isEmpty else { return nil }
      let key = CompositionKey(file: scope.file, offset: declaration.nameRange.lowerBound)
      let named = types.count == 1 ? held(types[0], in: scope, Generics(), depth: 1) : nil
      return composition(types, in: scope, at: nil, keys: Set([key]).union(named?.keys ?? []))
    }
    return nil
  }

  private func composition(
    _ types: [TypeSyntax], in scope: Scope, at offset: Int?, keys: Set<CompositionKey>
  ) -> HeldType? {
    let expanded = types.flatMap { table.expand($0, in: scope).parts }
    let symbols = Set(expanded.map(\.symbol))
    let all = closure(of: symbols)
    let held = all.intersection(dependencies)
    guard !held.isEmpty else { return nil }
    let own = offset.map { [CompositionKey(file: scope.file, offset: $0)] } ?? []
    return .composition(
      HeldComposition(
        keys: keys.union(own), symbols: symbols, dependencies: held,
        parts: parts(of: expanded).filter { !keys.contains($0.key) }))
  }

  private func parts(
    of expanded: [CompositionExpansion.Part]
  ) -> [CompositionKey: Set<SymbolID>] {
    let named = closure(of: Set(expanded.filter(\.aliases.isEmpty).map(\.symbol)))
    var parts: [CompositionKey: Set<SymbolID>] = [:]
    for part in expanded where !part.aliases.isEmpty {
      let brought = closure(of: [part.symbol]).subtracting(named)
      guard !brought.isEmpty else { continue }
      for site in part.aliases.flatMap({ table[$0].sites }) {
        let key = CompositionKey(
          file: site.scope.file, offset: site.declaration.nameRange.lowerBound)
        parts[key, default: []].formUnion(brought)
      }
    }
    return parts
  }

  /// Some protocols with all that they inherit from.
  func closure(of symbols: Set<SymbolID>) -> Set<SymbolID> {
    symbols.reduce(into: symbols) { all, id in
      if table[id].kind == .protocol { all.formUnion(table.kinship(of: id).protocols.keys) }
    }
  }
}

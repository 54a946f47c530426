import SwiftReading
import SwiftProgram

/// Tells which written types hold dependencies.
struct HeldTypes: Sendable {
  let table: SymbolTable
  /// The Has-protocols and Makes-protocols.
  let dependencies: Set<SymbolID>

  /// The names behind which dependencies may stand: of these, and of the aliases and protocols that
  /// name one of the names.
  let leadingNames: Set<String>
  private let filter: WordFilter
  private let aliases = Memo<SymbolID, HeldType?>()
  private let closures = Memo<SymbolID, Set<SymbolID>>()

  init(table: SymbolTable, dependencies: Set<SymbolID>, leadingNames: Set<String>? = nil) {
    self.table = table
    self.dependencies = dependencies
    let names = leadingNames ?? table.names(leadingTo: dependencies)
    self.leadingNames = names
    filter = WordFilter(names)
  }

  /// Whether a type may hold dependencies, by the names in it alone.
  func mayHold(_ type: TypeSyntax, in scope: Scope) -> Bool {
    type.hasName { name in
      guard let last = name.components.last?.name else { return false }
      return filter.mayHold(last) && leadingNames.contains(last.asTypeName)
        || !scope.genericNames.isEmpty && scope.genericNames.contains(last)
    }
  }

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
      return aliases.answer(id) { heldByAlias(id, named: name, in: scope, depth: depth) }
    case .protocol:
      let key = CompositionKey(file: scope.file, offset: name.offset)
      let own = dependencies.contains(id) ? [] : keys(of: id)
      return composition([.name(name)], in: scope, at: nil, keys: own.union([key]))
    default:
      return nil
    }
  }

  private func heldByAlias(
    _ id: SymbolID, named name: TypeName, in scope: Scope, depth: Int
  ) -> HeldType? {
    let sites = table[id].sites
    if sites.count == 1, let type = sites[0].declaration.type,
      case .tuple(let elements) = type.withoutOptional, elements.count > 1
    {
      return held(type, in: sites[0].headerScope, Generics(), depth: depth + 1)
    }
    return composition([.name(name)], in: scope, at: nil, keys: keys(of: id))
  }

  /// The protocols and classes that a generic parameter is bound to.
  func bounds(ofGeneric name: String, _ generics: Generics) -> [SymbolID] {
    for (declaration, scope) in generics.declarations
    where declaration.genericParameters.contains(where: { $0.name == name }) {
      return declaration.genericRequirements.filter {
        !$0.isSameType && $0.subject.description == name
      }.flatMap { table.expand($0.type, in: scope).symbols }
    }
    return []
  }

  /// What a value of a generic type holds: what the parameter is bound to.
  private func bound(_ name: String, _ generics: Generics) -> HeldType? {
    var further: [(TypeSyntax, Scope)] = []
    for (declaration, scope) in generics.declarations {
      // What is the same as another parameter has to be all that this has to be.
      let isTied = declaration.genericRequirements.contains {
        $0.isSameType && ($0.subject.mentions(name) || $0.type.mentions(name))
      }
      if isTied { return nil }
      let types = declaration.genericRequirements.filter { $0.subject.description == name }
        .map(\.type)
      guard declaration.genericParameters.contains(where: { $0.name == name }) else {
        // The clause of an extension or a function around.
        further += types.map { ($0, scope) }
        continue
      }
      let key = CompositionKey(file: scope.file, offset: declaration.nameRange.lowerBound)
      guard further.isEmpty else {
        return composition(types.map { ($0, scope) } + further, keys: [key])
      }
      guard !types.isEmpty else { return nil }
      let named = types.count == 1 ? held(types[0], in: scope, Generics(), depth: 1) : nil
      return composition(types, in: scope, at: nil, keys: Set([key]).union(named?.keys ?? []))
    }
    return nil
  }

  private func composition(
    _ types: [TypeSyntax], in scope: Scope, at offset: Int?, keys: Set<CompositionKey>
  ) -> HeldType? {
    let own = keys.union(offset.map { [CompositionKey(file: scope.file, offset: $0)] } ?? [])
    return composition(types.map { ($0, scope) }, keys: own)
  }

  private func composition(
    _ types: [(type: TypeSyntax, scope: Scope)], keys own: Set<CompositionKey>
  ) -> HeldType? {
    let parts = types.flatMap { table.expand($0.type, in: $0.scope).parts }
    let symbols = Set(parts.map(\.symbol))
    let held = closure(of: symbols).intersection(dependencies)
    guard !held.isEmpty else { return nil }
    return .composition(
      HeldComposition(
        keys: own, symbols: symbols, dependencies: held,
        origins: origins(of: parts, besides: own)))
  }

  /// The other aliases and umbrella protocols that bring each dependency, unless it is named itself.
  private func origins(
    of parts: [CompositionExpansion.Part], besides own: Set<CompositionKey>
  ) -> [SymbolID: [Set<CompositionKey>]] {
    var origins: [SymbolID: [Set<CompositionKey>]] = [:]
    var named: Set<SymbolID> = []
    for part in parts {
      let isDependency = dependencies.contains(part.symbol)
      let umbrella = isDependency ? [] : keys(of: part.symbol)
      let behind = part.aliases.reduce(into: umbrella) { $0.formUnion(keys(of: $1)) }
        .subtracting(own)
      let brought = closure(of: part.symbol)
      if behind.isEmpty {
        named.formUnion(brought)
        continue
      }
      for id in brought where dependencies.contains(id) {
        origins[id, default: []].append(behind)
      }
    }
    return origins.filter { !named.contains($0.key) }
  }

  /// The keys of an alias or an umbrella protocol.
  private func keys(of id: SymbolID) -> Set<CompositionKey> {
    Set(
      table[id].sites.map {
        CompositionKey(file: $0.scope.file, offset: $0.declaration.nameRange.lowerBound)
      })
  }

  /// Some protocols with all that they inherit from.
  func closure(of symbols: Set<SymbolID>) -> Set<SymbolID> {
    symbols.reduce(into: symbols) { $0.formUnion(closure(of: $1)) }
  }

  private func closure(of id: SymbolID) -> Set<SymbolID> {
    closures.answer(id) {
      guard table[id].kind == .protocol else { return [id] }
      return Set(table.supertypeClosure(of: id).protocols.keys).union([id])
    }
  }
}

extension SymbolTable {
  /// The names of some protocols, and of the aliases and protocols that name one of the names.
  fileprivate func names(leadingTo protocols: Set<SymbolID>) -> Set<String> {
    var names = Set(protocols.map { self[$0].name })
    var namers: [String: Set<String>] = [:]
    for symbol in symbols where symbol.kind == .typealias || symbol.kind == .protocol {
      for site in symbol.sites {
        let types = site.declaration.inheritedTypes + [site.declaration.type].compactMap(\.self)
        for type in types {
          type.visitNames { name in
            guard let last = name.components.last?.name.asTypeName else { return }
            namers[last, default: []].insert(symbol.name)
          }
        }
      }
    }
    var waiting = Array(names)
    while let next = waiting.popLast() {
      for name in namers[next] ?? [] where names.insert(name).inserted { waiting.append(name) }
    }
    return names
  }
}

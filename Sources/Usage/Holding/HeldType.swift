import SwiftProgram

/// Where a composition is written: its alias or umbrella protocol, or its place in a type.
struct CompositionKey: Hashable, Sendable {
  let file: Int
  let offset: Int
}

/// The type of something that holds dependencies.
indirect enum HeldType: Sendable {
  case composition(HeldComposition)
  /// A tuple of compositions and others: `(own: HasA & HasB, nested: Child.Dependencies)`.
  case tuple([Element])

  /// An element of a tuple; without a type where it holds no dependencies.
  struct Element: Sendable {
    let label: String?
    let type: HeldType?
  }

  /// The composition that it is; `nil` for a tuple.
  var composition: HeldComposition? {
    if case .composition(let composition) = self { composition } else { nil }
  }

  /// The keys of all compositions in it.
  var keys: Set<CompositionKey> { compositions.reduce(into: []) { $0.formUnion($1.keys) } }

  /// All compositions in it.
  var compositions: [HeldComposition] {
    switch self {
    case .composition(let composition): [composition]
    case .tuple(let elements): elements.compactMap(\.type).flatMap(\.compositions)
    }
  }

  /// Whether a tuple has an element of a label or number, whatever it holds.
  func hasElement(named name: String) -> Bool {
    guard case .tuple(let elements) = self else { return false }
    return Int(name).map(elements.indices.contains) ?? elements.contains { $0.label == name }
  }

  /// The element of a tuple by its label, or by its number.
  func element(named name: String) -> HeldType? {
    guard case .tuple(let elements) = self else { return nil }
    if let index = Int(name) {
      return elements.indices.contains(index) ? elements[index].type : nil
    }
    return elements.first { $0.label == name }?.type
  }
}

/// A composition as the type of a value.
struct HeldComposition: Sendable {
  /// Where it is written; several for an alias with versions under `#if`.
  let keys: Set<CompositionKey>
  /// The protocols that are named in it, aliases followed.
  let symbols: Set<SymbolID>
  /// The Has-protocols and Makes-protocols among them, inherited ones included.
  let dependencies: Set<SymbolID>
  /// The aliases and umbrella protocols in it that bring dependencies which it does not name itself,
  /// for each name that does so: without one of these ways, it would not have them.
  let origins: [SymbolID: [Set<CompositionKey>]]

  /// Where the dependency that code uses is written: in the composition, and in what it names.
  func keys(for id: SymbolID) -> Set<CompositionKey> {
    (origins[id] ?? []).reduce(into: keys) { $0.formUnion($1) }
  }

  /// Where a dependency is written that the value needs to be passed as another composition. If it has
  /// all of that by its name, it has the dependency without any other name.
  func keys(for id: SymbolID, passedAs other: HeldComposition) -> Set<CompositionKey> {
    let ways = origins[id] ?? []
    let through = ways.filter { !$0.isDisjoint(with: other.keys) }
    return (through.isEmpty ? ways : through).reduce(into: keys) { $0.formUnion($1) }
      .subtracting(other.keys)
  }

  /// Where anything of it is written.
  var allKeys: Set<CompositionKey> {
    origins.values.joined().reduce(into: keys) { $0.formUnion($1) }
  }
}

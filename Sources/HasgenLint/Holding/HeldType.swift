import HasgenGraph
import HasgenProgram
import HasgenReading

/// A composition as the type of a value.
struct HeldType: Sendable {
  /// The places where the composition is written; several for an alias with versions under `#if`.
  let keys: Set<CodePlace>
  /// The protocols and classes in the composition, with aliases expanded.
  let symbols: Set<SymbolID>
  /// The dependencies of the composition.
  let sources: DependencySources
}

/// The dependencies of a composition. Each dependency has a path for every name that includes it:
/// the places of the aliases and umbrella protocols between the name and the dependency.
struct DependencySources: Sendable {
  private var paths: [SymbolID: [Set<CodePlace>]] = [:]

  init(
    of parts: [CompositionExpansion.Part], among dependencies: Set<SymbolID>, _ table: SymbolTable
  ) {
    for part in parts {
      for id in table.family(of: part.symbol) where dependencies.contains(id) {
        let own = id == part.symbol ? [] : [part.symbol]
        paths[id, default: []].append(Set((part.aliases + own).flatMap(table.keys)))
      }
    }
  }

  var ids: Set<SymbolID> { Set(paths.keys) }

  /// The places of all aliases and umbrella protocols in the paths.
  var keys: Set<CodePlace> { paths.values.joined().reduce(into: []) { $0.formUnion($1) } }

  /// True if every path to the dependency contains the alias or umbrella protocol at a place.
  func has(_ id: SymbolID, onlyBy key: CodePlace) -> Bool {
    paths[id]?.allSatisfy { $0.contains(key) } == true
  }

  /// True if a path to the dependency does not contain the alias or umbrella protocol at a place.
  func has(_ id: SymbolID, without key: CodePlace) -> Bool {
    paths[id]?.contains { !$0.contains(key) } == true
  }
}

/// Finds the compositions that are written as types.
struct HeldTypes: Sendable {
  let table: SymbolTable
  /// The Has-protocols and Makes-protocols.
  let dependencies: Set<SymbolID>
  /// The names of the aliases and umbrella protocols that are compositions of consumers.
  let aliasNames: Set<String>
  /// The names of dependencies and compositions. A file without these words declares no holder.
  let names: Set<String>
  private let aliases = Memo<SymbolID, HeldType?>()

  init(table: SymbolTable, dependencies: Set<SymbolID>, aliasNames: Set<String>) {
    self.table = table
    self.dependencies = dependencies
    self.aliasNames = aliasNames
    names = aliasNames.union(dependencies.map { table[$0].name })
  }

  /// Returns the composition that a type names, also as an optional; `nil` for any other type.
  func held(_ type: TypeSyntax, in scope: Scope) -> HeldType? {
    let core = type.withoutOptional
    let parts = core.namedParts.filter { !Composition.neutral.contains($0.path) }
    guard parts.contains(where: { names.contains($0.lastName) }), let first = core.namedParts.first,
      !type.prefixes.contains("inout")
    else { return nil }
    let place = CodePlace(file: scope.file, offset: first.offset)
    guard parts.count == 1, case .symbol(let id) = table.meaning(of: parts[0], in: scope),
      !dependencies.contains(id)
    else { return composition(core, in: scope, [place]) }
    if table[id].kind == .protocol {
      return composition(core, in: scope, table.keys(of: id).union([place]))
    }
    return aliases.answer(id) {
      let isNamed = table[id].sites.allSatisfy {
        $0.declaration.kind != .typealias || $0.declaration.type?.namedParts.isEmpty == false
      }
      return isNamed ? composition(core, in: scope, table.keys(of: id)) : nil
    }
  }

  private func composition(
    _ type: TypeSyntax, in scope: Scope, _ keys: Set<CodePlace>
  ) -> HeldType? {
    let parts = table.expand(type, in: scope).parts
    let sources = DependencySources(of: parts, among: dependencies, table)
    guard !sources.ids.isEmpty else { return nil }
    return HeldType(keys: keys, symbols: Set(parts.map(\.symbol)), sources: sources)
  }
}

extension TypeName {
  /// The name after the last dot.
  var lastName: String { components.last?.name.asTypeName ?? "" }
}

extension SymbolTable {
  /// The places of an alias or umbrella protocol.
  func keys(of id: SymbolID) -> Set<CodePlace> {
    Set(self[id].sites.map { CodePlace($0.declaration, inFile: $0.scope.file) })
  }

  /// A type with its superclasses and protocols.
  func lineage(of id: SymbolID) -> [SymbolID] {
    let closure = supertypeClosure(of: id)
    return [id] + closure.superclasses + closure.protocols.keys.sorted()
  }

  /// The members of a type that satisfy a condition, each with the scope of its types.
  func members(
    of id: SymbolID, withExtensions: Bool = true, where isMeant: (Declaration) -> Bool
  ) -> [(declaration: Declaration, scope: Scope)] {
    (withExtensions ? self[id].headers : self[id].sites).flatMap { site in
      site.declaration.members.filter(isMeant).map {
        ($0, bodyScope(of: site, in: id).adding(self[id].genericNames).entering($0))
      }
    }
  }
}

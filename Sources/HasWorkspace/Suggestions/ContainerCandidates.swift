import DependencyGraph
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// Finds types that have Has-protocols, by hand or by their members.
struct ContainerCandidates {
  let table: SymbolTable
  private let protocols: Set<SymbolID>
  /// The names of the properties that they ask for.
  private let properties: [String: [SymbolID]]

  init(table: SymbolTable, protocols: [SymbolID]) {
    self.table = table
    self.protocols = Set(protocols)
    var properties: [String: [SymbolID]] = [:]
    for id in protocols {
      for member in table[id].sites[0].declaration.members where member.isProperty {
        properties[member.baseName, default: []].append(id)
      }
    }
    self.properties = properties
  }

  /// The types that have two of the protocols or more, or the only one, those with most first; and
  /// the types that are containers anyway. A coordinator or a view is one only if nothing else is.
  var suppliers: [SuggestedContainer] {
    guard !protocols.isEmpty else { return [] }
    let needed = min(2, protocols.count)
    var found: [SymbolID: SuggestedContainer] = [:]
    for id in table.allIDs where mayBeContainer(id) {
      let suggestion = suggestion(id)
      if suggestion.total >= needed || suggestion.isKnown { found[id] = suggestion }
    }
    let parts = found.filter { table.appPart(of: $0.key) != nil && !$0.value.isKnown }
    if parts.count < found.count { for id in parts.keys { found[id] = nil } }
    let own = found.filter { id, suggestion in
      // What a class only inherits is its superclass's.
      !table.superclasses(of: id).contains { found[$0]?.total == suggestion.total }
    }
    let ordered = own.keys.sorted { one, other in
      let (total, otherTotal) = (own[one]?.total ?? 0, own[other]?.total ?? 0)
      return total == otherTotal ? one < other : total > otherTotal
    }
    return ordered.compactMap { id in
      var suggestion = own[id]
      suggestion?.parent = parent(of: id, among: own)
      return suggestion
    }
  }

  /// The types that are called as containers often are and store something.
  var lookalikes: [SuggestedContainer] {
    table.allIDs.filter { id in
      mayBeContainer(id) && table.appPart(of: id) == nil && Self.isCalledSo(table[id].name)
    }
    .map(suggestion).filter { $0.storedCount > 1 }
    .sorted {
      $0.storedCount == $1.storedCount
        ? $0.location < $1.location : $0.storedCount > $1.storedCount
    }
  }

  /// Whether a name is one that containers of other patterns often have: `AppEnvironment`.
  private static func isCalledSo(_ name: String) -> Bool {
    ["Container", "Context", "Dependencies", "Dependency", "Environment", "Services"]
      .contains { end in
        guard name.hasSuffix(end) else { return false }
        return [
          "", "App", "Application", "Core", "DI", "Dependency", "Dependencies", "Global", "Main",
          "Root", "Server", "Service", "Services", "Shared",
        ].contains(String(name.dropLast(end.count)))
      }
  }

  /// Another of the types that a type stores, unless that stores it too.
  private func parent(of id: SymbolID, among own: [SymbolID: SuggestedContainer]) -> String? {
    stored(in: id).first { other in
      other != id && own[other] != nil && !stored(in: other).contains(id)
    }.map { table[$0].path }
  }

  private func stored(in id: SymbolID) -> [SymbolID] {
    table.storedTypes(of: id, by: Rules(protocols: NamePattern(prefixes: [], suffixes: []))).map(
      \.id)
  }

  private func mayBeContainer(_ id: SymbolID) -> Bool {
    let symbol = table[id]
    switch symbol.kind {
    case .struct, .class, .actor: break
    default: return false
    }
    return symbol.access > .fileprivate && !symbol.name.isNameOfStandIn
      && !symbol.sites.contains { $0.declaration.isIgnored }
  }

  private func suggestion(_ id: SymbolID) -> SuggestedContainer {
    let symbol = table[id]
    let byHand = protocols.intersection(table.supertypeClosure(of: id).protocols.keys)
    let sites = symbol.sites + symbol.extensions
    let names = Set(sites.flatMap(\.declaration.members).filter(\.isProperty).map(\.baseName))
    let possible = Set(names.flatMap { properties[$0] ?? [] }).subtracting(byHand)
    var supplies = 0
    if byHand.count + possible.count > 1 || protocols.count == 1, !possible.isEmpty {
      let model = NominalType(id, in: table)
      supplies = possible.count { model.verdict(on: $0, in: table).isSupply }
    }
    return SuggestedContainer(
      name: symbol.path, module: table.modules[symbol.module].name,
      location: table.location(of: symbol.sites[0]), conformances: byHand.count,
      supplies: supplies,
      storedCount: symbol.sites.flatMap(\.declaration.members).count(where: \.isStoredInValues),
      isKnown: ContainerNames.standard.contains(symbol.name)
        || symbol.sites.contains { site in
          site.declaration.directives.contains { $0.name == "container" }
        },
      isNameAmbiguous: table.idsByPath[symbol.path].map { $0.count > 1 } ?? false)
  }
}

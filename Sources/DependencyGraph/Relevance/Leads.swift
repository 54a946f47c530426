import SwiftOutline

/// What leads to some symbols: they themselves, and the aliases, protocols and classes that name one
/// of those in their declarations.
struct Leads {
  private(set) var symbols: Set<SymbolID>
  /// The types that the sources do not declare, and make lead there by an extension.
  private var externals: [String: [Site]] = [:]
  private let table: SymbolTable
  /// The symbols by what they name.
  private var followers: [SymbolID: [SymbolID]] = [:]

  init(to targets: Set<SymbolID>, in table: SymbolTable) {
    self.table = table
    symbols = targets
    for id in table.allIDs where table.canLead(id) {
      for named in table.parents[id.index] + table.aliasTargets(of: id) {
        followers[named, default: []].append(id)
      }
    }
    follow(Array(targets))
  }

  /// Adds what leads there by extensions of what the sources do not declare.
  mutating func followExtensions() {
    var others = table.externalExtensions
    while true {
      let found = others.filter { leads(by: $0.value) }
      guard !found.isEmpty else { return }
      for (path, sites) in found {
        others[path] = nil
        externals[path] = sites
      }
      let named = table.allIDs.filter {
        table.canLead($0) && table.externals(namedBy: $0).contains { externals[$0] != nil }
      }
      follow(named.filter { symbols.insert($0).inserted })
    }
  }

  /// The last names of those types, without back ticks.
  var externalNames: Set<String> {
    Set(externals.values.joined().compactMap(\.declaration.type?.lastName?.withoutBackticks))
  }

  private func leads(by extensions: [Site]) -> Bool {
    extensions.contains { site in
      site.declaration.inheritedTypes.contains { type in
        table.expand(type, in: site.headerScope).symbols.contains(where: symbols.contains)
      }
    }
  }

  private mutating func follow(_ new: [SymbolID]) {
    var waiting = new
    while let next = waiting.popLast() {
      for follower in followers[next] ?? [] where symbols.insert(follower).inserted {
        waiting.append(follower)
      }
    }
  }
}

extension SymbolTable {
  /// Whether something else may be behind the name, or inherit from it.
  fileprivate func canLead(_ id: SymbolID) -> Bool {
    self[id].sites.contains { $0.declaration.kind != .struct && $0.declaration.kind != .enum }
  }

  fileprivate func aliasTargets(of id: SymbolID) -> [SymbolID] {
    self[id].sites.filter { $0.declaration.kind == .typealias }.flatMap { site in
      (site.declaration.type?.namedParts ?? []).compactMap {
        symbol(for: .name($0), in: site.headerScope)
      }
    }
  }

  /// What the sources do not declare, and what these imply.
  fileprivate func externals(namedBy id: SymbolID) -> Set<String> {
    let aliased = self[id].sites.filter { $0.declaration.kind == .typealias }.flatMap { site in
      site.declaration.type.map { expand($0, in: site.headerScope).externals } ?? []
    }
    return kinship(of: id).externals.union(PlatformNames.closure(of: Set(aliased)))
  }
}

extension TypeSyntax {
  /// `B` of `A.B<C>`.
  fileprivate var lastName: String? {
    switch self {
    case .name(let name): name.components.last?.name
    case .member(_, let component): component.name
    default: nil
    }
  }
}

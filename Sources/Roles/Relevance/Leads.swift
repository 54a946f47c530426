import SwiftOutline
import SwiftProgram

/// The ways to some symbols: the symbols themselves, and the aliases, protocols and classes whose
/// declarations name one of them.
package struct Leads: Sendable {
  private(set) var symbols: Set<SymbolID>
  /// The last names, without back ticks, of the types that the sources do not declare and make
  /// conform to one of the symbols by an extension.
  private(set) var externals: Set<String> = []
  private let table: SymbolTable
  /// The symbols by what they name.
  private var followers: [SymbolID: [SymbolID]] = [:]

  init(to targets: Set<SymbolID>, in table: SymbolTable) {
    // What is asked of all types here is no question about one.
    let table = table.quiet
    self.table = table
    symbols = targets
    guard !targets.isEmpty else { return }
    for id in table.allIDs where table.canLead(id) {
      for named in table.parents[id.index] + table.aliasTargets(of: id) {
        followers[named, default: []].append(id)
      }
    }
    follow(Array(targets))
    followExtensions()
  }

  /// Adds what leads there by extensions of what the sources do not declare.
  private mutating func followExtensions() {
    var extended: [SymbolID: Set<String>] = [:]
    for (path, sites) in table.externalExtensions {
      for symbol in sites.flatMap(table.inherited) { extended[symbol, default: []].insert(path) }
    }
    guard !extended.isEmpty else { return }
    var known: Set<String> = []
    var naming: [String: [SymbolID]]?
    var new = Array(symbols)
    while true {
      let paths = Set(new.flatMap { extended[$0] ?? [] }).subtracting(known)
      guard !paths.isEmpty else { break }
      known.formUnion(paths)
      let named = naming ?? table.symbolsByExternals
      naming = named
      new = follow(paths.flatMap { named[$0] ?? [] }.filter { symbols.insert($0).inserted })
    }
    externals = Set(
      known.flatMap { table.externalExtensions[$0] ?? [] }.compactMap {
        $0.declaration.type?.lastName?.withoutBackticks
      })
  }

  /// Adds what leads to symbols that were added; gives all of these.
  @discardableResult
  private mutating func follow(_ new: [SymbolID]) -> [SymbolID] {
    var all = new
    var next = 0
    while next < all.count {
      all += (followers[all[next]] ?? []).filter { symbols.insert($0).inserted }
      next += 1
    }
    return all
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

  /// The protocols and classes that an extension makes its type inherit.
  fileprivate func inherited(by site: Site) -> [SymbolID] {
    site.declaration.inheritedTypes.flatMap { expand($0, in: site.headerScope).symbols }
  }

  /// The symbols that may lead, by what they name and the sources do not declare.
  fileprivate var symbolsByExternals: [String: [SymbolID]] {
    var symbols: [String: [SymbolID]] = [:]
    for id in allIDs where canLead(id) {
      for name in externals(namedBy: id) { symbols[name, default: []].append(id) }
    }
    return symbols
  }

  /// The names in a declaration that the sources do not declare, and the names that these imply.
  private func externals(namedBy id: SymbolID) -> Set<String> {
    let aliased = self[id].sites.filter { $0.declaration.kind == .typealias }.flatMap { site in
      site.declaration.type.map { expand($0, in: site.headerScope).externals } ?? []
    }
    return supertypeClosure(of: id).externals.union(PlatformNames.closure(of: Set(aliased)))
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
